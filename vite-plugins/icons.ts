// Serves and emits assets/icons.svg: the heroicons that the source names, as one sprite. `name` is the outline, `name:solid` the filled one. Used by vite.config.ts.
import { globSync, readFileSync } from 'node:fs'
import outline from '@iconify-json/heroicons/icons.json' with { type: 'json' }
import type { Plugin } from 'vite'

const ASSET = 'assets/icons.svg'
/** Icons that data names and no source file spells. */
const NAMED_BY_DATA = /'((?:[a-z0-9]+-)*[a-z0-9]+(?::solid)?)'/g

export function icons(): Plugin {
  return {
    name: 'cairn-icons',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(`/${ASSET}`)) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sprite())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: ASSET, source: sprite() })
    },
  }
}

/** Every heroicon whose name stands as a quoted word in the sources: what a screen or a seed can show. */
function sprite(): string {
  const names = new Set<string>()
  for (const file of globSync(['src/**/*.{ts,tsx}', 'seed/**/*.ts', 'sw/**/*.ts'])) {
    const text = readFileSync(file, 'utf8').replaceAll('"', "'")
    for (const [, name] of text.matchAll(NAMED_BY_DATA)) if (name && bodyOf(name)) names.add(name)
  }
  const symbols = [...names].sort().map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${bodyOf(name)}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

function bodyOf(name: string): string | undefined {
  const [base, style] = name.split(':')
  const set = new Map(Object.entries<{ body: string }>(outline.icons))
  if (style === 'solid') return set.get(`${base}-solid`)?.body
  // The outline's paint comes from src/ui/icon.tsx, so that small icons can have a heavier stroke.
  return set.get(`${base}`)?.body.replaceAll(/ (?:fill="none"|stroke="currentColor"|stroke-width="1\.5")/g, '')
}
