// The import walls: who may import whom, as one table. `npm run check` and `npm test` run it; tests/walls.test.ts
// plants violations. The table is the one of ARCHITECTURE.md; a message says what to do instead.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lineAt, parseSource, readSources, report, walk } from './sources.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 *
 * @typedef {object} Zone
 * @property {RegExp} files whose files these are; its groups stand for $1 and $2 in `may`
 * @property {string[]} may what they may import of ours, as path prefixes
 * @property {RegExp} [packages] which packages they may import; all when left out
 * @property {string} instead what to do where a wall is hit
 *
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {number} offset where it stands in the text
 * @property {boolean} dynamic whether it is `import()`
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const shared = ['src/contract/', 'src/platform/', 'src/ui/']
const noScreens = /^(?!react|@tanstack\/react|react-aria|@lingui\/react)/

/** The first zone whose pattern matches a file is that file's. @type {Zone[]} */
const zones = [
  {
    files: /^src\/contract\//,
    may: ['src/contract/'],
    packages: /^zod(\/|$)/,
    instead: 'The contract is a language of shapes: zod and other contracts only. Put what needs more beside its user.',
  },
  {
    files: /^src\/platform\/api\/transport\.ts$/,
    may: ['src/contract/', 'src/platform/', 'sw/api/device.ts'],
    instead: "The transport is the one bridge to the back end, and only by `await import('#sw/api/device.ts')`.",
  },
  {
    files: /^src\/platform\//,
    may: ['src/contract/', 'src/platform/'],
    instead: 'The platform knows no screen and no back end. Take what you need as an argument, or move it to its user.',
  },
  {
    files: /^src\/ui\//,
    may: ['src/ui/'],
    instead: 'The design system knows nothing of ours: pass data, words and actions in as props.',
  },
  {
    files: /^src\/shell\//,
    may: [...shared, 'src/shell/'],
    instead: 'The shell meets an app in a URL, in the navigation data or in the database, never in an import.',
  },
  {
    files: /^src\/(apps|portal)\/([^/]+)\//,
    may: [...shared, 'src/$1/$2/'],
    instead:
      'Two apps meet in a URL or in the database, never in an import: link to the other, or call its endpoint through its contract. What both draw belongs in src/ui.',
  },
  {
    files: /^src\/routes\//,
    may: ['src/'],
    instead: 'A route reaches the back end through a query of its app (src/platform/query), never by import.',
  },
  {
    files: /^src\/[^/]+$/,
    may: ['src/'],
    instead: 'The page reaches the back end through src/platform/api, never by import.',
  },
  {
    files: /^seed\//,
    may: ['src/contract/', 'seed/'],
    packages: noScreens,
    instead: 'Sample content is a pure function of `now` and the contract: take what else it needs as an argument.',
  },
  {
    files: /^sw\/api\/modules\.ts$/,
    may: ['sw/api/'],
    packages: noScreens,
    instead: 'The registry lists the modules of sw/api and nothing else.',
  },
  {
    // The one module that reads the tables of the others: searching is about all of them.
    files: /^sw\/api\/shell\/search\.ts$/,
    may: ['src/contract/', 'seed/', 'sw/api/'],
    packages: noScreens,
    instead: 'The back end knows the contract, the seed and itself; it runs without a page.',
  },
  {
    // The formats of a workspace file: what a domain writes of its rows is written the same way there.
    files: /^sw\/api\/shell\/workspace\/readable\//,
    may: ['src/contract/', 'seed/', 'sw/api/shell/workspace/', 'sw/api/*', 'sw/api/apps/mailbox-eml.ts'],
    packages: noScreens,
    instead:
      'A readable format is a pure function of rows: it knows their contract, and of the domain the writer of its format alone.',
  },
  {
    // A domain's files begin with its first word: mailbox-search.ts stands beside mailbox.ts.
    files: /^sw\/api\/(shell|portal|apps)\/([^/.-]+)/,
    may: ['src/contract/', 'seed/', 'sw/api/$1/$2.', 'sw/api/$1/$2-', 'sw/api/$1/$2/', 'sw/api/*'],
    packages: noScreens,
    instead:
      'A back-end module knows its contract, the seed and the helpers directly in sw/api, not another module: read the table it shares through `db`, or move what both need up to sw/api.',
  },
  {
    files: /^sw\/api\//,
    may: ['src/contract/', 'seed/', 'sw/api/*'],
    packages: noScreens,
    instead: 'The core of the back end learns of a module only through sw/api/modules.ts.',
  },
  {
    files: /^sw\//,
    may: ['src/contract/', 'sw/api/', 'sw/*'],
    packages: noScreens,
    instead: 'The worker shares only the contract with the page: what both need is a shape in src/contract.',
  },
  {
    // The bench fills its databases with the sample content, many times over.
    files: /^e2e\/bench\//,
    may: ['src/contract/', 'seed/', 'sw/api/', 'e2e/', 'scripts/'],
    instead: 'The bench measures the app from outside, and its back end through its one door.',
  },
  {
    files: /^e2e\//,
    // doors.case.ts is the suite that runs through every door of the back end, the browser's among them; chance is the seeds' own.
    may: ['src/contract/', 'sw/api/', 'e2e/', 'scripts/', 'tests/doors.case.ts', 'seed/random.ts'],
    instead: 'A browser test knows the app as a person does: by its address, its words and its contract.',
  },
  {
    files: /^(scripts|vite-plugins)\//,
    may: ['scripts/', 'vite-plugins/'],
    instead: 'The tools must run before the app compiles: they import no code of it.',
  },
]

// Files that may list others without being what a barrel is: the back end's one door, and routes, whose names are URLs.
const mayBeIndex = /^(sw\/api\/index\.ts|src\/routes\/.*|e2e\/bench\/.*)$/

/**
 * Every broken wall in the given files.
 * @param {Source[]} sources
 * @param {Record<string, string>} [aliases] the project's own import names, as in package.json#imports
 * @returns {Problem[]}
 */
export function brokenWalls(sources, aliases = readAliases()) {
  return sources.flatMap((source) => {
    const { program, module } = parseSource(source)
    const problems = importsOf(program).flatMap((found) => {
      const message = judge(source.path, found, aliases)
      return message ? [{ path: source.path, line: lineAt(source.text, found.offset), message }] : []
    })
    const barrel = isBarrel(source.path, program, module)
      ? [{ path: source.path, line: 1, message: barrelMessage }]
      : []
    return [...barrel, ...problems]
  })
}

const barrelMessage =
  'No barrels: import each thing from the file that is named after it. A file that only re-exports hides where code lives and pulls in more than is used.'

/** @param {string} path @param {Import} found @param {Record<string, string>} aliases */
function judge(path, found, aliases) {
  const { specifier, dynamic } = found
  if (specifier.startsWith('../../')) {
    return `'${specifier}': no '../../': name it from the top instead ('#ui/button.tsx', '#contract/apps/tasks.ts').`
  }
  const target = resolveOwn(path, specifier, aliases)
  const zone = zones.find(({ files }) => files.test(path))
  if (target === undefined) {
    if (isVirtual(specifier) || !zone?.packages || zone.packages.test(specifier)) return undefined
    return `'${specifier}' may not be imported here. ${zone.instead}`
  }
  if (!/\.[a-z0-9]+(\?[a-z&]+)?$/i.test(target))
    return `'${specifier}': name the file with its extension, as the browser would need it.`
  if (!zone) return undefined
  const groups = zone.files.exec(path) ?? []
  const allowed = zone.may.some((prefix) =>
    reaches(
      target,
      prefix.replace(/\$(\d)/g, (_, index) => groups[Number(index)] ?? ''),
    ),
  )
  if (!allowed) return `'${specifier}' is behind a wall. ${zone.instead}`
  if (target.startsWith('sw/') && path.startsWith('src/') && !dynamic)
    return `'${specifier}' must be a chunk of its own. ${zone.instead}`
  return undefined
}

/** `folder/*` is what lies directly in a folder; anything else is the beginning of a path. @param {string} target @param {string} prefix */
function reaches(target, prefix) {
  return prefix.endsWith('/*') ? posix.dirname(target) === prefix.slice(0, -2) : target.startsWith(prefix)
}

/** @param {string} path @param {string} specifier @param {Record<string, string>} aliases @returns {string | undefined} the path of one of our files */
function resolveOwn(path, specifier, aliases) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  if (specifier.startsWith('/')) return specifier.slice(1)
  for (const [name, place] of Object.entries(aliases)) {
    const start = name.replace(/\*$/, '')
    if (specifier.startsWith(start)) return place.replace(/^\.\//, '').replace('*', specifier.slice(start.length))
  }
  return undefined
}

/** @param {string} specifier */
function isVirtual(specifier) {
  return specifier.startsWith('virtual:') || specifier.startsWith('\0')
}

/** @param {import('./sources.mjs').SyntaxNode} program @returns {Import[]} */
function importsOf(program) {
  const found = /** @type {Import[]} */ ([])
  walk(program, (node) => {
    const isImport =
      /^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration|ImportExpression|TSImportType)$/.test(node.type)
    const specifier = node.source?.value
    if (isImport && typeof specifier === 'string') {
      found.push({ specifier, offset: node.start, dynamic: node.type === 'ImportExpression' })
    }
  })
  return found
}

/** @param {string} path @param {import('./sources.mjs').SyntaxNode} program @param {{ staticExports: readonly unknown[] }} module */
function isBarrel(path, program, module) {
  if (mayBeIndex.test(path) || !/^(src|sw|seed|tests|e2e)\//.test(path)) return false
  if (/(^|\/)index\.(ts|tsx|mjs|js)$/.test(path)) return true
  const body = /** @type {import('./sources.mjs').SyntaxNode[]} */ (program.body)
  return (
    module.staticExports.length > 0 &&
    body.every((node) => /^Export(All|Named)Declaration$/.test(node.type) && node.source)
  )
}

/** @returns {Record<string, string>} */
function readAliases() {
  const file = join(root, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).imports : {}
}

if (process.argv[1] === import.meta.filename) {
  const sources = readSources(['src', 'sw', 'seed', 'tests', 'e2e', 'scripts', 'vite-plugins'], /\.(ts|tsx|mjs)$/)
  process.exitCode = report(brokenWalls(sources), `${sources.length} files, no broken wall`)
}
