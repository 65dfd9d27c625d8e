// The rule that keeps every write of the back end in one queue: read-write transactions are opened in few places, and past its own tables a module
// touches nothing. Two transactions side by side are what makes Chromium delete a database after an unclean exit.
import { lineAt, parseSource, walk } from './sources.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 */

/** Who opens read-write transactions, and why nothing runs beside them. @type {Record<string, string>} */
const openers = {
  'sw/api/engine/run-write.ts': 'every write of a handler, in the queue',
  'sw/api/engine/seeding.ts': 'first rows, in the queue',
  'sw/api/engine/space.ts':
    '`maintain`, for derived tables, in the queue; answers that are too old, before any other work',
  'sw/api/engine/journal/restore.ts': 'a lost database, before any other work',
  'sw/api/device/adopt-earlier.ts': 'the database of an earlier build, before anything is answered',
  'sw/api/engine/people/people.ts': 'who has signed up, as a user of their workspace, in the queue',
  'sw/api/engine/people/forget-sign-in.ts': 'a deleted account, in the queue',
}

/** Whose card says whose rows it changes (domain-tables.mjs holds it to that). */
const NAMED = 'rows of the domains that its card names under `writes`'

/** Who writes to tables that are not its module's, inside a transaction that one of the openers began. @type {Record<string, string>} */
const writers = {
  ...openers,
  'sw/api/engine/plant-seed.ts': 'first rows, for seeding.ts',
  'sw/api/device/adoption.ts': 'whose an earlier database is, before anything is answered',
  'sw/api/engine/change-log/change-log.ts': 'the change of a write',
  'sw/api/engine/derived.ts': 'empties what follows from rows',
  'sw/api/engine/lists/list-keeping.ts': 'the ordered lists that follow from rows',
  'sw/api/apps/file-manager/totals.ts': 'what follows from files',
  'sw/api/apps/inventory/derived.ts': 'what follows from products',
  'sw/api/portal/jobs/shared/catalogue.ts': 'what follows from jobs, in `maintain`',
  'sw/api/portal/jobs/queue.ts': 'what of the jobs has to be read again',
  'sw/api/engine/people/moved-rows.ts': 'what an earlier build kept elsewhere, as a write',
  'sw/api/portal/applications/apply.ts': NAMED,
  'sw/api/portal/applications/module.ts': NAMED,
  'sw/api/portal/evaluation/module.ts': NAMED,
  'sw/api/portal/notifications/alerts.ts': NAMED,
  'sw/api/portal/notifications/clock.ts': NAMED,
  'sw/api/portal/notifications/due.ts': NAMED,
  'sw/api/portal/notifications/jobs.ts': NAMED,
  'sw/api/portal/profile/module.ts': NAMED,
  'sw/api/portal/profiling/module.ts': NAMED,
  'sw/api/portal/settings/module.ts': 'everything of a person whose account is deleted, in every domain of the portal',
  'sw/api/engine/schema-versions.ts': 'an older database, in its upgrade',
  'sw/api/engine/search/search-index.ts': 'the search index, in `maintain`',
  'sw/api/engine/search/search-queue.ts': 'what the index has to read again',
  'sw/api/apps/tasks/kept-tasks.ts': 'the days of tasks that an earlier build stored as instants, in `maintain`',
  'sw/api/apps/scrumboard/kept-cards.ts': 'the same of cards',
  'sw/api/shell/device/module.ts': 'which session is locked, in `maintain`',
  'sw/api/shell/changes/put-back.ts': 'rows as a change found them, in every domain',
  'sw/api/shell/changes/module.ts': 'that a restored database was told',
  'sw/api/shell/workspace/module.ts': 'when a copy was made, in `maintain`',
  'sw/api/shell/workspace/import-rows.ts': 'the rows of a backup, in every domain',
  'sw/api/shell/workspace/portal-words.ts': 'the portal’s samples in another language, in the transaction of a reset',
  'sw/api/shell/workspace/reset.ts': 'the whole workspace, begun anew',
  'sw/api/shell/workspace/samples.ts': 'the samples of every domain, in or out',
}

const openMessage =
  "A read-write transaction of its own runs beside the queued writes, and that can cost people their database: change rows in the handler of an endpoint with effect 'write' (sw/api/engine/run-write.ts opens its transaction), or work out derived tables in context.maintain()."
const writeMessage =
  "This writes past the module's tables: use `context.tables` in the handler of an endpoint with effect 'write', whose rows are logged, journaled and undone. What follows from rows is kept by a derivation (sw/api/engine/derived.ts)."

const WRITES = /^(add|put|update|upsert|delete|clear|modify|bulkAdd|bulkPut|bulkUpdate|bulkDelete)$/

/** @param {Source} source of the back end @returns {Problem[]} */
export function strayWrites(source) {
  const { path, text } = source
  const { program } = parseSource(source)
  const problems = /** @type {Problem[]} */ ([])
  const report = (/** @type {SyntaxNode} */ node, /** @type {string} */ message) =>
    problems.push({ path, line: lineAt(text, node.start), message })
  walk(program, (node) => {
    if (node.type === 'CallExpression' && opensWriting(node) && !(path in openers)) report(node, openMessage)
  })
  if (!(path in writers)) for (const { node } of tableWrites(program)) report(node, writeMessage)
  return problems
}

/**
 * The calls that change rows past the module's tables: `db.meta.put(…)`, `context.db.table('tasks').where(…).delete()`, `taskTable(db).add(…)`, and the same
 * on a table that a constant holds.
 * @param {SyntaxNode} program
 * @returns {{ node: SyntaxNode, accessor: string | undefined }[]} with the function that gave the table, where one did
 */
export function tableWrites(program) {
  const held = new Map()
  const found = /** @type {{ node: SyntaxNode, accessor: string | undefined }[]} */ ([])
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      const root = rootOf(node.init)
      // What is awaited is rows.
      if (root && givesTable(node.init)) held.set(node.id.name, root)
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    if (!WRITES.test(node.callee.property.name) || isDatabase(node.callee.object)) return
    const root = rootOf(node.callee.object) ?? held.get(baseOf(node.callee.object)?.name)
    if (root) found.push({ node, accessor: root.accessor })
  })
  return found
}

/** `db.transaction('rw', …)`, also for a mode that is worked out. @param {SyntaxNode} call */
function opensWriting({ callee, arguments: [mode] }) {
  if (callee.property?.name !== 'transaction' || !mode || !isDatabase(callee.object)) return false
  return mode.type !== 'Literal' || !/^r[?!]?$|^readonly$/.test(mode.value)
}

/** A call that gives a table: of the database itself, or of a function that is given it. @param {SyntaxNode} node */
const givesTable = (node) =>
  node.type === 'CallExpression' && (node.callee.property?.name === 'table' || node.callee.type === 'Identifier')

/** What a chain of calls and members begins with, where that is the database or a table of it. @param {SyntaxNode} node @returns {{ accessor: string | undefined } | undefined} */
function rootOf(node) {
  for (let object = node; ; ) {
    if (isDatabase(object)) return { accessor: undefined }
    if (object.type === 'CallExpression' && object.callee.type === 'Identifier')
      return object.arguments.some(isDatabase) ? { accessor: object.callee.name } : undefined
    if (object.type === 'CallExpression') object = object.callee
    else if (object.type === 'MemberExpression') object = object.object
    else return undefined
  }
}

/** The name that a chain of calls and members begins with. @param {SyntaxNode} node @returns {SyntaxNode | undefined} */
function baseOf(node) {
  for (let object = node; ; ) {
    if (object.type === 'Identifier') return object
    if (object.type === 'CallExpression') object = object.callee
    else if (object.type === 'MemberExpression') object = object.object
    else return undefined
  }
}

/** @param {SyntaxNode} node */
function isDatabase(node) {
  const name = node.type === 'MemberExpression' ? node.property.name : node.name
  return name === 'db'
}
