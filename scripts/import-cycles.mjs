// Finds modules that import each other in a circle, also by `import()`: there is then no order in which to read them, and none can be taken away alone.
// `npm run check` runs it over the machinery that screens build on; tests/walls.test.ts plants a circle.
import { parseSource, readSources, report } from './sources.mjs'
import { importsOf, readAliases, resolveOwn } from './walls.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 */

/**
 * One problem for each circle. Imports of types alone do not count: they are gone from what runs.
 * @param {readonly Source[]} sources
 * @param {Record<string, string>} [aliases] the project's own import names, as in package.json#imports
 * @returns {Problem[]}
 */
export function importCycles(sources, aliases = readAliases()) {
  const imports = new Map(sources.map((source) => [source.path, importedBy(source, aliases)]))
  const done = new Set()
  const problems = /** @type {Problem[]} */ ([])
  /** @param {string} path @param {readonly string[]} way from the first module to its importer */
  const visit = (path, way) => {
    const start = way.indexOf(path)
    if (start >= 0) {
      const circle = [...way.slice(start), path].join(' -> ')
      problems.push({
        path,
        line: 1,
        message: `${circle}: let one of them take what it needs as an argument, or move it.`,
      })
    }
    if (done.has(path) || start >= 0) return
    for (const next of imports.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of imports.keys()) visit(path, [])
  return problems
}

/** @param {Source} source @param {Record<string, string>} aliases @returns {string[]} */
function importedBy(source, aliases) {
  const { program } = parseSource(source)
  const own = importsOf(program).filter(({ isType }) => !isType)
  return own.flatMap(({ specifier }) => resolveOwn(source.path, specifier, aliases) ?? [])
}

if (process.argv[1] === import.meta.filename) {
  const sources = readSources(['src/contract', 'src/formats', 'src/platform', 'src/ui', 'src/kit', 'sw'], /\.(ts|tsx)$/)
  process.exitCode = report(importCycles(sources), `${sources.length} files, no circle`)
}
