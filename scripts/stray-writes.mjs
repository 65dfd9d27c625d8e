// The rule that keeps every write of the back end in one queue: read-write transactions are opened in few places, and past its own tables a module
// touches nothing. Two transactions side by side are what makes Chromium delete a database after an unclean exit. Used by house-rules.mjs.
import { lineAt, parseSource, walk } from './sources.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 */

/** Who opens read-write transactions, and why nothing runs beside them. @type {Record<string, string>} */
const openers = {
  'sw/api/run-write.ts': 'every write of a handler, in the queue',
  'sw/api/seeding.ts': 'first rows, in the queue',
  'sw/api/index.ts': '`maintain`, for derived tables, in the queue',
  'sw/api/restore.ts': 'a lost database, before any other work',
}

/** Whose entry in modules.ts says whose rows it changes. */
const NAMED = 'rows of the domains that its entry in modules.ts names under `writes`'

/** Who writes to tables that are not its module's, inside a transaction that one of the openers began. @type {Record<string, string>} */
const writers = {
  ...openers,
  'sw/api/change-log.ts': 'the change of a write',
  'sw/api/derived.ts': 'empties what follows from rows',
  'sw/api/job-catalogue.ts': 'what follows from jobs, in `maintain`',
  'sw/api/job-queue.ts': 'what of the jobs has to be read again',
  'sw/api/portal/applications-apply.ts': NAMED,
  'sw/api/portal/applications.ts': NAMED,
  'sw/api/portal/auth.ts': 'the person of a new account, whose table is the user module’s',
  'sw/api/portal/evaluation.ts': NAMED,
  'sw/api/portal/notifications-jobs.ts': NAMED,
  'sw/api/portal/profiling.ts': NAMED,
  'sw/api/portal/settings.ts': 'everything of a person whose account is deleted, in every domain of the portal',
  'sw/api/schema-versions.ts': 'an older database, in its upgrade',
  'sw/api/search-index.ts': 'the search index, in `maintain`',
  'sw/api/search-queue.ts': 'what the index has to read again',
  'sw/api/shell/changes.ts': 'that a restored database was told',
  'sw/api/shell/workspace.ts': 'when a copy was made, in `maintain`',
  'sw/api/shell/workspace/reset.ts': 'the whole workspace, begun anew',
}

const openMessage =
  "A read-write transaction of its own runs beside the queued writes, and that can cost people their database: change rows in the handler of an endpoint with effect 'write' (sw/api/run-write.ts opens its transaction), or work out derived tables in context.maintain()."
const writeMessage =
  "This writes past the module's tables: use `context.tables` in the handler of an endpoint with effect 'write', whose rows are logged, journaled and undone. What follows from rows is kept by a derivation (sw/api/derived.ts)."

const WRITES = /^(add|put|update|upsert|delete|clear|modify|bulkAdd|bulkPut|bulkUpdate|bulkDelete)$/

/** @param {Source} source of the back end @returns {Problem[]} */
export function strayWrites(source) {
  const problems = /** @type {Problem[]} */ ([])
  walk(parseSource(source).program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { path, text } = source
    const line = lineAt(text, node.start)
    if (opensWriting(node) && !(path in openers)) problems.push({ path, line, message: openMessage })
    if (writesPastTables(node.callee) && !(path in writers)) problems.push({ path, line, message: writeMessage })
  })
  return problems
}

/** `db.transaction('rw', …)`, also for a mode that is worked out. @param {SyntaxNode} call */
function opensWriting({ callee, arguments: [mode] }) {
  if (callee.property.name !== 'transaction' || !mode || !isDatabase(callee.object)) return false
  return mode.type !== 'Literal' || !/^r[?!]?$|^readonly$/.test(mode.value)
}

/** `db.meta.put(…)`, `context.db.table('tasks').where(…).delete()`. @param {SyntaxNode} callee */
function writesPastTables(callee) {
  if (!WRITES.test(callee.property.name)) return false
  let /** @type {SyntaxNode} */ object = callee.object
  let depth = 0
  for (;;) {
    if (isDatabase(object)) return depth > 0
    depth += 1
    if (object.type === 'CallExpression') object = object.callee
    else if (object.type === 'MemberExpression') object = object.object
    else return false
  }
}

/** @param {SyntaxNode} node */
function isDatabase(node) {
  const name = node.type === 'MemberExpression' ? node.property.name : node.name
  return name === 'db'
}
