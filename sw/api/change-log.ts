// The change log: each write's rows, before and after, kept in the write's own transaction, whatever the module.
// define-module's writes record through it; sw/api/shell/changes.ts undoes by it.
import type { DBCore, DBCoreMutateRequest, DBCoreTable, Middleware } from 'dexie'
import type { CairnDb, Change, RowChange } from './db.ts'

/** The log keeps at most this many changes ... */
export const CHANGES_KEPT = 2000
/** ... and none older than this. */
export const CHANGES_KEPT_MS = 30 * 24 * 3_600_000

type Rows = Map<string, RowChange>
type Row = Record<string, unknown>

/** The rows that each running write has touched, by its IndexedDB transaction. Only transactions that `startRecording` named are recorded. */
const recordings = new WeakMap<object, Rows>()
const UNRECORDED = new Set(['meta', 'changes', 'replies'])

/** Begins to record the running transaction. Returns how to get what it touched, in the order first touched. */
export function startRecording(transaction: object): () => RowChange[] {
  const rows: Rows = new Map()
  recordings.set(transaction, rows)
  return () => [...rows.values()].filter((row) => row.before !== undefined || row.after !== undefined)
}

/** Stores the change and drops what is past the bound. Call inside the write's transaction. @returns its id */
export async function storeChange(db: CairnDb, change: Omit<Change, 'seq'>): Promise<number> {
  const seq = Number((await db.meta.get('seq'))?.value ?? 0) + 1
  await db.meta.put({ key: 'seq', value: seq })
  await db.changes.add({ seq, ...change })
  await db.changes
    .where('seq')
    .belowOrEqual(seq - CHANGES_KEPT)
    .delete()
  await db.changes
    .where('at')
    .below(change.at - CHANGES_KEPT_MS)
    .delete()
  return seq
}

/** The Dexie middleware that sees every mutation of every table. */
export const recordRows: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'change-log',
  create: (core) => ({
    ...core,
    table: (name) => {
      const table = core.table(name)
      if (UNRECORDED.has(name)) return table
      return { ...table, mutate: (request) => record(table, request) }
    },
  }),
}

async function record(table: DBCoreTable, request: DBCoreMutateRequest) {
  const rows = recordings.get(request.trans)
  if (!rows) return table.mutate(request)
  const before = await rowsBefore(table, request)
  const answer = await table.mutate(request)
  for (const [key, row] of before) note(rows, table.name, key, row, undefined)
  if (request.type === 'add' || request.type === 'put') {
    for (const row of request.values as Row[]) {
      const key = table.schema.primaryKey.extractKey?.(row) as string
      note(rows, table.name, key, before.get(key), row)
    }
  }
  return answer
}

/** A row touched twice keeps its first `before` and its last `after`. */
function note(rows: Rows, table: string, key: string, before: Row | undefined, after: Row | undefined): void {
  const id = `${table} ${key}`
  const known = rows.get(id)
  rows.set(id, { table, key, before: known ? known.before : before, after })
}

async function rowsBefore(table: DBCoreTable, request: DBCoreMutateRequest): Promise<Map<string, Row>> {
  const { trans } = request
  const extractKey = (row: Row) => table.schema.primaryKey.extractKey?.(row) as string
  if (request.type === 'add') return new Map()
  if (request.type === 'deleteRange') {
    const index = table.schema.primaryKey
    const found = await table.query({ trans, values: true, query: { index, range: request.range } })
    return new Map((found.result as Row[]).map((row) => [extractKey(row), row]))
  }
  const keys = request.type === 'delete' ? request.keys : request.values.map(extractKey)
  const found = (await table.getMany({ trans, keys })) as (Row | undefined)[]
  return new Map(found.flatMap((row) => (row ? [[extractKey(row), row] as const] : [])))
}
