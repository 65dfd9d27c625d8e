// The rule that a domain of the back end names no table of another: it imports a typed accessor from the other's shared/tables.ts. Also holds `reads` and
// `writes` of each card (entry.ts) to the tables that the domain's code reaches.
import { posix } from 'node:path'
import { lineAt, parseSource, walk } from './sources.mjs'
import { tableWrites } from './stray-writes.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 *
 * @typedef {object} Card
 * @property {string} path
 * @property {string} name
 * @property {string[]} tables
 * @property {string[]} reads
 * @property {string[]} writes
 *
 * @typedef {object} Code
 * @property {Source} source
 * @property {SyntaxNode} program
 * @property {{ path: string, names: string[] }[]} imports what it loads of sw/api, with the names that it takes
 */

const card = /^sw\/api\/(?:apps|portal|shell)\/[^/]+\/entry\.ts$/
const accessors = /^sw\/api\/((?:apps|portal|shell)\/[^/]+\/shared|engine\/people)\/tables\.ts$/

/** Who may name tables of domains, and why. @type {Record<string, string>} */
const mayName = {
  'sw/api/engine/people/tables.ts': 'who asks is known to the engine',
  'sw/api/device/adopt-earlier.ts': 'the database of an earlier build, before any module is loaded',
}

/** @param {Source[]} sources of sw/api, all of them @returns {Problem[]} */
export function foreignTables(sources) {
  const codes = sources.map(readCode)
  const cards = codes.filter(({ source }) => card.test(source.path)).map(readCard)
  const owners = new Map(cards.flatMap(({ name, tables }) => tables.map((table) => [table, name])))
  const constants = new Map(codes.flatMap(({ program }) => textConstants(program, owners)))
  const folders = new Map(cards.map(({ path, name }) => [posix.dirname(path), name]))
  const named = (/** @type {Code} */ { program }) => namedTables(program, constants)
  return [
    ...codes.flatMap((code) => strangers(code, named(code), owners, folders)),
    ...cards.flatMap((one) => wrongCard(one, reached(one, codes, owners, folders, constants))),
  ]
}

/** The folder of the domain that a file belongs to. @param {string} path */
const folderOf = (path) => path.split('/').slice(0, 4).join('/')

/** @param {Code} code @param {{ table: string, node: SyntaxNode }[]} tables @param {Map<string, string>} owners @param {Map<string, string>} folders */
function strangers({ source: { path, text } }, tables, owners, folders) {
  if (path in mayName) return []
  const own = folders.get(folderOf(path))
  return tables.flatMap(({ table, node }) => {
    const owner = owners.get(table)
    if (owner === undefined || owner === own) return []
    const folder = [...folders].find(([, name]) => name === owner)?.[0]
    const message = `'${table}' is a table of ${owner}: import what reads it from '#${folder}/shared/tables.ts' (add it there, with its type and named after what it gives), and name ${owner} on the card under \`reads\`, or under \`writes\` where a write uses it.`
    return [{ path, line: lineAt(text, node.start), message }]
  })
}

/** @param {Card} one @param {Reached} code @returns {Problem[]} */
function wrongCard({ path, name, reads, writes }, { read, written, isDynamic, isWide }) {
  const problem = (/** @type {string} */ message) => ({ path, line: 1, message })
  const listed = new Set([...reads, ...writes])
  const missing = [...read].filter((other) => other !== name && !listed.has(other))
  const unwritten = [...written].filter((other) => other !== name && !writes.includes(other) && !isWide)
  const needless = isDynamic ? [] : [...listed].filter((other) => !read.has(other))
  return [
    ...missing.map((other) =>
      problem(`${name} reads tables of ${other}: name it under \`reads\`, so that its first rows are there.`),
    ),
    ...unwritten.map((other) =>
      problem(`${name} writes to tables of ${other}: name it under \`writes\`, so that they are in the transaction.`),
    ),
    ...needless.map((other) =>
      problem(`${name} names ${other} under \`reads\` or \`writes\`, and uses no table of it.`),
    ),
  ]
}

/**
 * @typedef {object} Reached what a domain's code reaches, in its own files and in those that it imports of others
 * @property {Set<string>} read domains whose tables it uses
 * @property {Set<string>} written domains whose tables it changes through an accessor
 * @property {boolean} isDynamic it also takes tables by a name that is worked out
 * @property {boolean} isWide its writes hold the tables of all domains
 */

/**
 * @param {Card} one @param {Code[]} codes @param {Map<string, string>} owners @param {Map<string, string>} folders @param {Map<string, string>} constants
 * @returns {Reached}
 */
function reached({ path }, codes, owners, folders, constants) {
  const byPath = new Map(codes.map((code) => [code.source.path, code]))
  const found = { read: new Set(), written: new Set(), isDynamic: false, isWide: false }
  const seen = new Set()
  const waiting = [`${posix.dirname(path)}/module.ts`]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const code = byPath.get(next)
    if (!code || seen.has(next)) continue
    seen.add(next)
    const writes = tableWrites(code.program)
    for (const { table } of namedTables(code.program, constants)) found.read.add(owners.get(table))
    for (const { path: from, names } of code.imports) {
      if (!accessors.test(from)) {
        if (folders.has(folderOf(from))) waiting.push(from)
        continue
      }
      for (const name of names) {
        const owner = folders.get(folderOf(from)) ?? ownerOf(byPath.get(from), name, owners, constants)
        found.read.add(owner)
        if (writes.some(({ accessor }) => accessor === name)) found.written.add(owner)
      }
    }
    if (folderOf(next) === folderOf(path)) {
      found.isDynamic ||= namesDynamically(code.program, constants)
      found.isWide ||= /\bscope: 'all'/.test(code.source.text)
    }
  }
  found.read.delete(undefined)
  return found
}

/** Whose table an accessor of the engine gives. @param {Code | undefined} code @param {string} name @param {Map<string, string>} owners @param {Map<string, string>} constants */
function ownerOf(code, name, owners, constants) {
  let /** @type {string | undefined} */ owner
  if (code)
    walk(code.program, (node) => {
      if (node.type === 'VariableDeclarator' && node.id.name === name)
        owner = owners.get(namedTables(node.init, constants)[0]?.table ?? '')
    })
  return owner
}

/** @param {Source} source @returns {Code} */
function readCode(source) {
  const { program } = parseSource(source)
  const imports = /** @type {Code['imports']} */ ([])
  walk(program, (node) => {
    const from = node.source?.value
    if (!/^Import(Declaration|Expression)$/.test(node.type) || typeof from !== 'string' || node.importKind === 'type')
      return
    const values = (node.specifiers ?? []).filter((/** @type {SyntaxNode} */ one) => one.importKind !== 'type')
    if (node.type === 'ImportDeclaration' && node.specifiers.length > 0 && values.length === 0) return
    const path = from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(source.path), from)
    imports.push({ path, names: values.map((/** @type {SyntaxNode} */ one) => one.imported?.name) })
  })
  return { source, program, imports }
}

/** @param {Code} code @returns {Card} */
function readCard({ source: { path }, program }) {
  const fields = /** @type {Record<string, SyntaxNode>} */ ({})
  walk(program, (node, parents) => {
    if (node.type === 'Property' && parents.at(-2)?.type === 'VariableDeclarator') fields[node.key.name] = node.value
  })
  const texts = (/** @type {SyntaxNode | undefined} */ list) =>
    (list?.elements ?? []).map((/** @type {SyntaxNode} */ { value }) => value)
  const tables = (fields.tables?.properties ?? []).map((/** @type {SyntaxNode} */ { key }) => key.name ?? key.value)
  return { path, name: fields.name?.value, tables, reads: texts(fields.reads), writes: texts(fields.writes) }
}

/** `export const CHOICES = 'workspaceChoices'`, where it is the name of a table. @param {SyntaxNode} program @param {Map<string, string>} owners */
function textConstants(program, owners) {
  const found = /** @type {[string, string][]} */ ([])
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && owners.has(node.init?.value)) found.push([node.id.name, node.init.value])
  })
  return found
}

/** @param {SyntaxNode} program @param {Map<string, string>} constants */
function namedTables(program, constants) {
  return tableCalls(program).flatMap((node) => {
    const [name] = node.arguments
    const table = name?.type === 'Literal' ? name.value : constants.get(name?.name)
    return typeof table === 'string' ? [{ table, node }] : []
  })
}

/** @param {SyntaxNode} program @param {Map<string, string>} constants */
const namesDynamically = (program, constants) =>
  tableCalls(program).some(({ arguments: [name] }) => name?.type !== 'Literal' && !constants.has(name?.name))

/** `db.table(…)`, `stored(…)`. @param {SyntaxNode} program */
function tableCalls(program) {
  const found = /** @type {SyntaxNode[]} */ ([])
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return
    const { property, name } = node.callee
    if (property?.name === 'table' || property?.name === 'stored' || name === 'stored') found.push(node)
  })
  return found
}
