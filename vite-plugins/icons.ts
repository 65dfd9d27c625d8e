// The heroicons that the source names, as one sprite: `name` is the outline, `name:solid` the filled one. Its address is `__ICONS__`; in a build it has a hash, so
// that a browser caches it.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import outline from '@iconify-json/heroicons/icons.json' with { type: 'json' }
import type { Plugin } from 'vite'

const SERVED = '/assets/icons.svg'
/** Any quoted word: data names icons too, and no list of them is maintained by hand. */
const QUOTED_NAME = /'((?:[a-z0-9]+-)*[a-z0-9]+(?::solid)?)'/g
/** An element that may draw its icon filled. */
const FILLED_NAME = /(?:name|icon)='([a-z0-9-]+)'[^<>]*?\ssolid\b/g

export function icons(): Plugin {
  let built = ''
  return {
    name: 'cairn-icons',
    config({ base = '/' }, { command }) {
      if (command === 'serve') return { define: { __ICONS__: JSON.stringify(SERVED) } }
      built = sprite()
      return { define: { __ICONS__: JSON.stringify(`${base}${fileName(built)}`) } }
    },
    configureServer(server) {
      let made: string | undefined
      server.watcher.on('all', () => {
        made = undefined
      })
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(SERVED)) return next()
        made ??= sprite()
        response.setHeader('content-type', 'image/svg+xml')
        // Chromium requests again every icon that appears; half a minute keeps them from blinking.
        response.setHeader('cache-control', 'max-age=30')
        response.end(made)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: fileName(built), source: built })
    },
  }
}

function fileName(source: string): string {
  return `assets/icons-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.svg`
}

/** Every heroicon whose name is a quoted word in the sources: what a screen or a seed can show. */
function sprite(): string {
  const names = new Set<string>()
  for (const file of globSync(['src/**/*.{ts,tsx}', 'seed/**/*.ts', 'sw/**/*.ts'])) {
    const text = readFileSync(file, 'utf8').replaceAll('"', "'")
    for (const [, name] of text.matchAll(QUOTED_NAME)) if (name && bodyOf(name)) names.add(name)
    for (const [, name] of text.matchAll(FILLED_NAME)) if (bodyOf(`${name}:solid`)) names.add(`${name}:solid`)
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
