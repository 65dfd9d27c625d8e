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
 * @property {boolean} isType whether it is of types alone, and gone from what runs
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const shared = ['src/contract/', 'src/formats/', 'src/platform/', 'src/ui/', 'src/kit/']
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
    files: /^src\/formats\//,
    may: ['src/contract/', 'src/formats/'],
    packages: /^(ical\.js|quickjs-emscripten-core)$/,
    instead:
      'A format is read and written by pure functions, for page and worker alike: the contract and the library of the format only. Take words, clock and rows as arguments.',
  },
  {
    files: /^src\/platform\/api\/transport\.ts$/,
    may: ['src/contract/', 'src/formats/', 'src/platform/', 'sw/api/device.ts'],
    instead: "The transport is the one bridge to the back end, and only by `await import('#sw/api/device.ts')`.",
  },
  {
    // The back end and the tools read it too.
    files: /^src\/platform\/places\.ts$/,
    may: ['src/contract/shared.ts'],
    packages: /^$/,
    instead: 'The places are rows of plain data: the page, the back end and the tools read them.',
  },
  {
    files: /^src\/platform\//,
    may: ['src/contract/', 'src/formats/', 'src/platform/'],
    instead: 'The platform knows no screen and no back end. Take what you need as an argument, or move it to its user.',
  },
  {
    // What every file of a table is written with, so that none is a way around it.
    files: /^src\/ui\/chart\/download-csv\.ts$/,
    may: ['src/ui/', 'src/formats/csv.ts'],
    instead: 'The design system knows nothing of ours but how a table is written as CSV.',
  },
  {
    // What is said and shown to a person is held where it is emptied with the app, as everything else of theirs.
    files: /^src\/ui\/(toast-store|announce)\.ts$/,
    may: ['src/ui/', 'src/platform/page-state.ts'],
    instead: 'The design system knows nothing of ours but what holds its words.',
  },
  {
    // Escape ends a composition before it empties the box.
    files: /^src\/ui\/search-field\.tsx$/,
    may: ['src/ui/', 'src/platform/keys/is-composing.ts'],
    instead: 'The design system knows nothing of ours but whether a key is the input method’s.',
  },
  {
    files: /^src\/ui\//,
    may: ['src/ui/'],
    instead: 'The design system knows nothing of ours: pass data, words and actions in as props.',
  },
  {
    files: /^src\/kit\//,
    may: shared,
    instead:
      'The kit is what several screens do alike, with its visible part. It knows no domain: take data, words and actions as arguments, or put what one screen alone needs beside it.',
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
      'Two apps meet in a URL or in the database, never in an import: link to the other, or call its endpoint through its contract. What both draw belongs in src/ui, what both do in src/kit.',
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
    may: ['src/contract/', 'src/platform/places.ts', 'seed/'],
    packages: noScreens,
    instead: 'Sample content is a pure function of `now` and the contract: take what else it needs as an argument.',
  },
  {
    files: /^sw\/api\/(modules|registry)\.ts$/,
    may: ['sw/api/'],
    packages: noScreens,
    instead: 'The registry lists the cards of sw/api and nothing else.',
  },
  {
    files: /^sw\/api\/engine\//,
    may: ['src/contract/', 'src/formats/', 'seed/sample-account.ts', 'sw/api/engine/'],
    packages: noScreens,
    instead: 'The engine knows no domain: it learns of one from its card (entry.ts), through sw/api/modules.ts.',
  },
  {
    // Where the data are on a device: their names, and who takes over what an earlier build left.
    files: /^sw\/api\/device(\.ts$|\/)/,
    may: ['src/contract/', 'seed/sample-account.ts', 'sw/api/engine/', 'sw/api/device/', 'sw/api/registry.ts'],
    packages: noScreens,
    instead: 'The device gives the engine its databases and the registry; it knows no domain by name.',
  },
  {
    files: /^sw\/api\/(shell|portal|apps)\/([^/]+)\/entry\.ts$/,
    may: ['src/contract/', 'src/formats/', 'sw/api/$1/$2/', 'sw/api/engine/'],
    packages: noScreens,
    instead: 'A card is always loaded: it knows its own domain and the engine, and brings its module with `import()`.',
  },
  {
    files: /^sw\/api\/(shell|portal|apps)\/([^/]+)\//,
    may: ['src/contract/', 'src/formats/', 'seed/', 'sw/api/$1/$2/', 'sw/api/engine/', 'sw/api/*/*/shared/'],
    packages: noScreens,
    instead:
      "A domain of the back end knows its contract, its seed, the engine, and of another domain what that keeps in its folder 'shared' (sw/api/portal/jobs/shared). What both need and neither owns belongs in sw/api/engine/kit.",
  },
  {
    files: /^sw\/api\/[^/]+\.ts$/,
    may: ['src/contract/', 'seed/', 'sw/api/*'],
    packages: noScreens,
    instead: 'At the top of sw/api stand its door (device.ts) and its registry (modules.ts). A domain has a folder.',
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
    // It leaves a device as an earlier build did: with the samples of that time, in the tables of that time.
    files: /^e2e\/upgrade\.spec\.ts$/,
    may: ['src/contract/', 'seed/', 'sw/api/', 'e2e/', 'tests/setup/earlier-schemas.ts'],
    instead: 'The test of an upgrade makes what an earlier build left, and then knows the app as a person does.',
  },
  {
    // Its two people ask the back end as API tests do.
    files: /^e2e\/drill\/people-drill\.ts$/,
    may: ['src/contract/', 'sw/api/', 'e2e/', 'seed/sample-account.ts', 'tests/setup/test-api.ts'],
    instead: 'The drill of two people knows the back end by its calls and its tables.',
  },
  {
    files: /^e2e\//,
    // doors.case.ts is the suite that runs through every door of the back end, the browser's among them; chance is the seeds' own.
    may: [
      'src/contract/',
      'sw/api/',
      'e2e/',
      'scripts/',
      'tests/doors.case.ts',
      'src/platform/places.ts',
      'seed/random.ts',
      'seed/sample-account.ts',
    ],
    instead: 'A browser test knows the app as a person does: by its address, its words and its contract.',
  },
  {
    files: /^(scripts|vite-plugins)\//,
    may: ['scripts/', 'vite-plugins/', 'src/platform/places.ts'],
    instead: 'The tools must run before the app compiles: they import no code of it but the rows of its places.',
  },
]

// Files that may list others without being what a barrel is: routes, whose names are URLs, and the list of the domains, which registry.ts alone reads.
const mayBeIndex = /^(src\/routes\/.*|e2e\/bench\/.*|sw\/api\/modules\.ts)$/

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

/**
 * `folder/*` is what lies directly in a folder, a star between slashes any one folder; anything else is the beginning of a path.
 * @param {string} target @param {string} prefix
 */
function reaches(target, prefix) {
  if (prefix.endsWith('/*')) return posix.dirname(target) === prefix.slice(0, -2)
  return prefix.split('/').every((part, index, parts) => {
    const own = target.split('/')[index] ?? ''
    return part === '*' || (index === parts.length - 1 ? own.startsWith(part) : own === part)
  })
}

/** @param {string} path @param {string} specifier @param {Record<string, string>} aliases @returns {string | undefined} the path of one of our files */
export function resolveOwn(path, specifier, aliases) {
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
export function importsOf(program) {
  const found = /** @type {Import[]} */ ([])
  walk(program, (node) => {
    const isImport =
      /^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration|ImportExpression|TSImportType)$/.test(node.type)
    const specifier = node.source?.value
    if (isImport && typeof specifier === 'string') {
      const isType = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType'
      found.push({ specifier, offset: node.start, dynamic: node.type === 'ImportExpression', isType })
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
export function readAliases() {
  const file = join(root, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).imports : {}
}

if (process.argv[1] === import.meta.filename) {
  const sources = readSources(['src', 'sw', 'seed', 'tests', 'e2e', 'scripts', 'vite-plugins'], /\.(ts|tsx|mjs)$/)
  process.exitCode = report(brokenWalls(sources), `${sources.length} files, no broken wall`)
}
