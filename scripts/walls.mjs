// The import walls: who may import whom, by the table of import-zones.mjs. `npm run check` and `npm test` run it; tests/walls.test.ts plants violations. A message
// says what to do instead.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zones } from './import-zones.mjs'
import { lineAt, parseSource, readSources, report, walk } from './sources.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 *
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {number} offset its position in the text
 * @property {boolean} dynamic whether it is `import()`
 * @property {boolean} isType whether it is of types alone, and gone from what runs
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)))
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
