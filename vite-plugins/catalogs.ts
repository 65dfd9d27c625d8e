// Serves and emits assets/catalog-{language}.json, compiled from src/locales/{language}.po (portal spec §7). Their addresses are `__CATALOGS__`, read by
// src/platform/i18n/languages.ts, and are in public/boot.js; in a build they carry a hash, so that messages and code are always of the same build.
import { createHash } from 'node:crypto'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

const SERVED = /^\/assets\/catalog-([a-z]{2})\.json(?:\?.*)?$/

/** The plugin, and what gives a script that names the served addresses those of the build. */
export function catalogs() {
  const built = new Map<string, string>()
  let base = '/'
  const plugin: Plugin = {
    name: 'cairn-catalogs',
    async config({ base: below = '/' }, { command }) {
      base = below
      const addresses = await Promise.all(
        getConfig().locales.map(async (language) => {
          if (command === 'serve') return [language, served(language)]
          const source = built.get(language) ?? (await compile(language))
          built.set(language, source)
          return [language, `${base}${fileName(language, source)}`]
        }),
      )
      return { define: { __CATALOGS__: JSON.stringify(Object.fromEntries(addresses)) } }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = SERVED.exec(request.url ?? '')?.[1]
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
    generateBundle() {
      for (const [language, source] of built)
        this.emitFile({ type: 'asset', fileName: fileName(language, source), source })
    },
  }
  const named = (script: string): string => {
    let text = script
    for (const [language, source] of built) {
      if (!text.includes(served(language))) throw new Error(`${served(language)} is not named any more`)
      text = text.replaceAll(served(language), `${base}${fileName(language, source)}`)
    }
    return text
  }
  return { plugin, named }
}

const served = (language: string): string => `/assets/catalog-${language}.json`

const fileName = (language: string, source: string): string =>
  `assets/catalog-${language}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.json`

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
