// The drawings of the seven icon sets, one static file a set: `{ viewBox, icons: { [name]: body }, categories: { [title]: names } }`. Their addresses are
// `__ICON_SETS__`; in a build they have a hash. No drawing becomes part of a script.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** What the build's files of drawings begin with. They lie directly in assets, so that the worker caches each once it was read. */
export const ICON_SETS = 'assets/icon-set'

interface Style {
  readonly package: 'feather' | 'heroicons' | 'ic'
  readonly prefix?: string
  readonly suffix?: string
  /** Names that end otherwise. */
  readonly except?: RegExp
  /** px, of the square in which it is drawn */
  readonly size: number
}

const STYLES: Readonly<Record<string, Style>> = {
  feather: { package: 'feather', size: 24 },
  'heroicons-outline': { package: 'heroicons', except: /-solid$/, size: 24 },
  'heroicons-solid': { package: 'heroicons', suffix: '-solid', except: /-(16|20)-solid$/, size: 24 },
  'heroicons-mini': { package: 'heroicons', suffix: '-20-solid', size: 20 },
  'material-solid': { package: 'ic', prefix: 'baseline-', size: 24 },
  'material-outline': { package: 'ic', prefix: 'outline-', size: 24 },
  'material-twotone': { package: 'ic', prefix: 'twotone-', size: 24 },
}
const SERVED = new RegExp(`^/${ICON_SETS}-([a-z-]+)\\.json(?:\\?.*)?$`)
const PACKAGE = /@iconify-json[\\/](?:feather|heroicons|ic)[\\/](icons|metadata)\.json$/

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}
interface Metadata {
  readonly categories?: Readonly<Record<string, readonly string[]>>
}

export function iconSets(): Plugin {
  const built: Record<string, string> = {}
  return {
    name: 'cairn-icon-sets',
    config({ base = '/' }, { command }) {
      const addresses = Object.keys(STYLES).map((set) => {
        if (command === 'serve') return [set, `/${ICON_SETS}-${set}.json`]
        built[set] ??= drawings(set)
        return [set, `${base}${fileName(set, built[set])}`]
      })
      return { define: { __ICON_SETS__: JSON.stringify(Object.fromEntries(addresses)) } }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const set = SERVED.exec(request.url ?? '')?.[1]
        if (!set || !(set in STYLES)) return next()
        built[set] ??= drawings(set)
        response.setHeader('content-type', 'application/json')
        response.end(built[set])
      })
    },
    generateBundle() {
      for (const [set, source] of Object.entries(built))
        this.emitFile({ type: 'asset', fileName: fileName(set, source), source })
    },
  }
}

/** What the code itself imports of the packages is their names alone. Also for the worker, which is built apart. */
export function iconNamesOnly(): Plugin {
  return {
    name: 'cairn-icon-names',
    enforce: 'pre',
    load(id) {
      const [, part] = PACKAGE.exec(id.split('?')[0] ?? '') ?? []
      if (part === 'metadata') return '{}'
      if (part !== 'icons') return undefined
      const { icons } = JSON.parse(readFileSync(id.split('?')[0] ?? '', 'utf8')) as Icons
      return JSON.stringify({ icons: Object.fromEntries(Object.keys(icons).map((name) => [name, 0])) })
    },
  }
}

const fileName = (set: string, source: string): string =>
  `${ICON_SETS}-${set}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.json`

function drawings(set: string): string {
  const style = STYLES[set]
  if (!style) throw new Error(`No icon set ${set}`)
  const all = Object.entries(read<Icons>(style.package, 'icons').icons)
  const own = all.flatMap(([name, { body }]) => {
    const short = nameIn(style, name)
    return short === undefined ? [] : [[short, body] as const]
  })
  const categories = Object.entries(read<Metadata>(style.package, 'metadata').categories ?? {}).map(
    ([title, names]) => [title, names.flatMap((name) => nameIn(style, name) ?? [])] as const,
  )
  return JSON.stringify({
    viewBox: `0 0 ${style.size} ${style.size}`,
    icons: Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1))),
    categories: Object.fromEntries(categories),
  })
}

/** The icon's name within the set. Undefined where it belongs to another. */
function nameIn({ prefix = '', suffix = '', except }: Style, name: string): string | undefined {
  if (!name.startsWith(prefix) || !name.endsWith(suffix) || except?.test(name)) return undefined
  return name.slice(prefix.length, name.length - suffix.length)
}

const read = <Shape>(name: Style['package'], part: 'icons' | 'metadata'): Shape =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(`@iconify-json/${name}/${part}.json`), 'utf8'),
  ) as Shape
