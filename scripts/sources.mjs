// Reads the project's source files as syntax trees, for the checks that walk them: walls.mjs, house-rules.mjs,
// hard-coded-texts.mjs and unextracted-messages.mjs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/**
 * @typedef {object} Source
 * @property {string} path from the project's root, with forward slashes
 * @property {string} text
 *
 * @typedef {object} Problem
 * @property {string} path
 * @property {number} line
 * @property {string} message what is wrong, and what to do instead
 *
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} SyntaxNode
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

/**
 * The files below some folders of the project.
 * @param {string[]} folders from the project's root; '.' takes the files beside package.json, without their folders
 * @param {RegExp} name what a file's name must match
 * @returns {Source[]}
 */
export function readSources(folders, name) {
  return folders
    .flatMap((folder) => filesIn(folder, folder !== '.'))
    .filter((path) => name.test(path) && !path.endsWith('.gen.ts'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** @param {string} folder @param {boolean} deep @returns {string[]} */
function filesIn(folder, deep) {
  let entries
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return deep && !skipped.has(entry.name) && !entry.name.startsWith('.') ? filesIn(path, true) : []
  })
}

/**
 * A source's syntax tree. A file that does not parse gives an empty one: the type check reports it.
 * @param {Source} source
 */
export function parseSource({ path, text }) {
  const { program, module } = parseSync(path, text)
  return { program: /** @type {SyntaxNode} */ (/** @type {unknown} */ (program)), module }
}

/**
 * Visits every node of a tree, parents first.
 * @param {SyntaxNode} node
 * @param {(node: SyntaxNode, parents: SyntaxNode[]) => void | false} visit returning false leaves out what is below
 * @param {SyntaxNode[]} [parents] from the root down
 */
export function walk(node, visit, parents = []) {
  if (visit(node, parents) === false) return
  const below = [...parents, node]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit, below)
    }
  }
}

/** @param {string} text @param {number} offset @returns {number} the line, counted from 1 */
export function lineAt(text, offset) {
  return text.slice(0, offset).split('\n').length
}

/**
 * Prints problems as `path:line message`, one a line.
 * @param {Problem[]} problems
 * @param {string} allGood printed when there is none
 * @returns {number} the exit code
 */
export function report(problems, allGood) {
  for (const { path, line, message } of problems) console.error(`${path}:${line} ${message}`)
  if (problems.length > 0) console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
  else console.log(allGood)
  return problems.length > 0 ? 1 : 0
}
