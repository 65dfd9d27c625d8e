// Loads the contract's portal lane with its docstrings beside its shapes: docstrings are in the source alone, so each module is instrumented before it
// is run.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, runnerImport } from 'vite'
import { walk } from './sources.mjs'
import { root } from './steps.mjs'

/**
 * @typedef {import('../src/contract/define-api.ts').Api} Api
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 * @typedef {import('zod/v4/core').$ZodType} Shape
 * @typedef {import('zod/v4/core').$ZodRegistry<{ id?: string, description?: string }>} ShapeDocs
 *
 * @typedef {object} Contract
 * @property {Api[]} apis
 * @property {Map<string, string>} docstrings the docstring of each domain (`jobs`) and endpoint (`jobs.save`)
 * @property {ShapeDocs} shapeDocs by shape, and by its use as a field: the names under which shapes are exported, and docstrings
 * @property {Map<string, Shape>} shapes by the name under which they are exported
 *
 * @typedef {{ readonly value: string, readonly start: number, readonly end: number, readonly type: string }} Comment
 */

const contracts = 'src/contract/portal'
const entry = 'virtual:contract'
const marks = 'virtual:contract-marks'

/** A field that has a docstring of its own is a copy of its shape, so that it is not that of every field of that shape. */
const marksCode = `
  import { clone, registry } from 'zod/v4/core'
  export const shapeDocs = registry()
  export const shapes = new Map()
  const isShape = (value) => typeof value === 'object' && value !== null && '_zod' in value
  export function described(value, description) {
    if (!isShape(value)) return value
    const copy = clone(value)
    shapeDocs.add(copy, { description })
    return copy
  }
  export function named(value, name, description, isExported) {
    if (!isShape(value)) return
    const known = shapeDocs.get(value) ?? {}
    const id = isExported ? (known.id ?? name) : undefined
    if (id === name && shapes.has(name) && shapes.get(name) !== value) throw new Error('Two shapes are exported as ' + name)
    if (id === name) shapes.set(name, value)
    shapeDocs.add(value, { ...known, ...(id && { id }), description: known.description ?? description })
  }
`

/** @returns {Promise<Contract>} */
export async function readContract() {
  const docstrings = /** @type {Map<string, string>} */ (new Map())
  const files = readdirSync(join(root, contracts)).filter((name) => name.endsWith('.ts'))
  const code = [
    ...files.map((file, index) => `import * as m${index} from '/${contracts}/${file}'`),
    `export const modules = [${files.map((_, index) => `m${index}`).join(', ')}]`,
  ].join('\n')
  const { modules, shapes, shapeDocs } = await runMarked(code, /\/src\/contract\/.*\.ts$/, docstrings)
  const apis = /** @type {object[]} */ (modules).flatMap((exported) => Object.values(exported).filter(isApi))
  return { apis, docstrings, shapeDocs, shapes }
}

/**
 * Runs a module, with the docstrings of those that it imports.
 * @param {string} code
 * @param {RegExp} documented the ids of those
 * @param {Map<string, string>} [docstrings] those of domains and endpoints are put in here
 * @returns {Promise<{ shapes: Map<string, Shape>, shapeDocs: ShapeDocs } & Record<string, unknown>>} what it exports, and the docs of shapes
 */
export async function runMarked(code, documented, docstrings = new Map()) {
  const entryCode = `export { shapes, shapeDocs } from '${marks}'\n${code}`
  const { module } = await runnerImport(entry, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'contract-docs',
        enforce: 'pre',
        resolveId: (id) => (id === entry || id === marks ? `\0${id}` : undefined),
        load: (id) => (id === `\0${entry}` ? entryCode : id === `\0${marks}` ? marksCode : undefined),
        transform: (source, id) => (documented.test(id) ? marked(source, docstrings) : undefined),
      },
    ],
  })
  return /** @type {any} */ (module)
}

/** @param {unknown} value @returns {value is Api} */
export const isApi = (value) => typeof value === 'object' && value !== null && 'endpoints' in value && 'lane' in value

/**
 * A module of the contract with its docstrings as calls.
 * @param {string} code
 * @param {Map<string, string>} docstrings those of domains and endpoints are put in here
 */
export function marked(code, docstrings) {
  const { program, comments } = parseSync('contract.ts', code)
  const docs = /** @type {Comment[]} */ (comments).filter(({ type, value }) => type === 'Block' && value[0] === '*')
  /** @param {number} start */
  const docOf = (start) => {
    const doc = docs.findLast(({ end }) => end <= start)
    return doc && code.slice(doc.end, start).trim() === '' ? textOf(doc.value) : undefined
  }
  const inserts = /** @type {[number, string][]} */ ([])
  const body = /** @type {SyntaxNode[]} */ (/** @type {unknown} */ (program.body))
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    const { id, init } = declaration.declarations[0]
    const doc = docOf(statement.start)
    if (init?.callee?.name === 'defineApi') readApi(init, doc, docOf, docstrings)
    const args = [id.name, JSON.stringify(id.name), JSON.stringify(doc) ?? 'undefined', statement !== declaration]
    inserts.push([statement.end, `;__named(${args.join(', ')});`])
  }
  walk(/** @type {SyntaxNode} */ (/** @type {unknown} */ (program)), (node) => {
    const doc = node.type === 'Property' && node.kind === 'init' && !node.method ? docOf(node.start) : undefined
    if (doc === undefined || node.shorthand) return
    inserts.push([node.value.start, '__described('], [node.value.end, `, ${JSON.stringify(doc)})`])
  })
  const head = `import { described as __described, named as __named } from '${marks}';`
  return { code: head + withInserts(code, inserts), map: null }
}

/** @param {SyntaxNode} call @param {string | undefined} doc @param {(start: number) => string | undefined} docOf @param {Map<string, string>} docstrings */
function readApi(call, doc, docOf, docstrings) {
  const [name, , endpoints] = call.arguments
  if (doc !== undefined) docstrings.set(name.value, doc)
  for (const endpoint of endpoints.properties) {
    const text = docOf(endpoint.start)
    if (text !== undefined) docstrings.set(`${name.value}.${endpoint.key.name}`, text)
  }
}

/** The text of a docstring: a line a paragraph, and one for each tag. @param {string} comment */
const textOf = (comment) =>
  comment
    .slice(1)
    .replaceAll(/^[ \t]*\*[ \t]?/gm, '')
    .trim()
    .replaceAll(/\s+(?=@\d{3} )/g, '\n')
    .replaceAll(/\s*\n\s*(?=\n|@)/g, '\n')
    .replaceAll(/([^\n])\n(?![\n@])/g, '$1 ')
    .replaceAll(/\n+/g, '\n')
    .replaceAll(/ {2,}/g, ' ')

/** @param {string} code @param {readonly [number, string][]} inserts */
function withInserts(code, inserts) {
  let made = ''
  let at = 0
  for (const [position, text] of inserts.toSorted(([one], [other]) => one - other)) {
    made += code.slice(at, position) + text
    at = position
  }
  return made + code.slice(at)
}
