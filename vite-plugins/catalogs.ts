// Serves and emits assets/i18n/{language}.json, compiled from src/locales/{language}.po (portal spec §7).
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

const ASSET = /^\/assets\/i18n\/([a-z]{2})\.json(?:\?.*)?$/

export function catalogs(): Plugin {
  return {
    name: 'cairn-catalogs',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = ASSET.exec(request.url ?? '')?.[1]
        if (!language) return next()
        compile(language).then((json) => {
          response.setHeader('content-type', 'application/json')
          response.end(json)
        }, next)
      })
      server.watcher.on('change', (file) => {
        if (file.endsWith('.po')) server.ws.send({ type: 'full-reload' })
      })
    },
    async generateBundle() {
      for (const language of getConfig().locales) {
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${language}.json`, source: await compile(language) })
      }
    },
  }
}

async function compile(language: string): Promise<string> {
  const config = getConfig()
  const [catalog] = await getCatalogs(config)
  if (!catalog) throw new Error('lingui.config.ts names no catalog')
  const { messages } = await catalog.getTranslations(language, {
    fallbackLocales: config.fallbackLocales,
    sourceLocale: config.sourceLocale,
  })
  const { source, errors } = createCompiledCatalog(language, messages, { namespace: 'json' })
  const [error] = errors
  if (error) throw error.error
  // The generated text is `{"messages": {...}}`; the asset is the messages alone.
  return JSON.stringify(JSON.parse(source).messages)
}
