// The change log: each write's rows, before and after, stored in the write's own transaction, whatever the module.
// define-module's writes record through it; sw/api/shell/changes undoes by it.
import type { DBCore, DBCoreMutateRequest, DBCoreMutateResponse, DBCoreTable, Middleware } from 'dexie'
import type { CairnDb, Change, ChangeBytes, RowChange } from '#sw/api/engine/db.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import { type Bytes, bytesOf, putBytesBack, takeBytesOut } from '#sw/api/engine/row-bytes.ts'
import { DELETIONS, rowTerm, touchedBy } from './touched.ts'

/** The log keeps this many changes, besides those that deleted something, from which the trash is read ... */
export const CHANGES_KEPT = 2000
/** ... and none older than this. @internal */
export const CHANGES_KEPT_MS = 30 * 24 * 3_600_000

type Rows = Map<string, RowChange>
type Row = Record<string, unknown>

interface Recording {
  readonly rows: Rows
  begins: Change['begins']
  forgets: boolean
}

/** What each running write has touched, by its IndexedDB transaction. Only transactions that `startRecording` named are recorded. */
const recordings = new WeakMap<object, Recording>()

export interface Recorded {
  /** In the order first touched. */
  readonly rows: readonly RowChange[]
  readonly begins: Change['begins']
  /** The log does not keep what they were: the write cannot be undone. */
  readonly forgets: boolean
}

/** Begins to record the running transaction. Returns how to get what it touched. */
export function startRecording(transaction: object): () => Recorded {
  const recording: Recording = { rows: new Map(), begins: undefined, forgets: false }
  recordings.set(transaction, recording)
  return () => ({
    rows: [...recording.rows.values()].filter((row) => row.before !== undefined || row.after !== undefined),
    begins: recording.begins,
    forgets: recording.forgets,
  })
}

/** What the running write takes away is taken away for good: nothing of it stays in the log, and the journal learns that it is gone. */
export function forgetRows(transaction: object): void {
  const recording = recordings.get(transaction)
  if (recording) recording.forgets = true
}

/**
 * What the running write has touched and will touch is not logged: the data begin anew with it, and it cannot be undone. For what is too large to keep.
 * Derived tables are its own care.
 */
export function beginAnew(transaction: object, begins: NonNullable<Change['begins']>): void {
  const recording = recordings.get(transaction)
  if (!recording) return
  recording.begins = begins
  recording.rows.clear()
}

/** What is past its bound is dropped at every so many changes, not at each: looking for it costs more than keeping a few more. @internal */
export const PURGE_EVERY = 32

/** Whether the change with this number is one that cleans up behind itself. */
export const isPurgeDue = (seq: number): boolean => seq % PURGE_EVERY === 0

/** Stores the change under its number, one more than `lastSeq`; every so often drops what is past the bound. Call inside the write's transaction. */
export async function storeChange(db: CairnDb, change: Change): Promise<void> {
  const { seq } = change
  const { rows, bytes } = withoutBytes(seq, change.rows)
  await Promise.all([
    db.meta.put({ key: 'seq', value: seq }),
    db.changes.add({ ...change, rows, touched: touchedBy(rows, change.act) }),
    bytes.length > 0 && db.changeBytes.bulkAdd(bytes),
  ])
  if (isPurgeDue(seq)) await purge(db, seq, change.at)
}

/** Takes rows out of the whole log, as if nobody had ever changed them. Call inside a write's transaction. */
export async function dropFromLog(
  db: CairnDb,
  rows: readonly { readonly table: string; readonly key: string }[],
): Promise<void> {
  const terms = new Set(rows.map(({ table, key }) => rowTerm(table, key)))
  const found = await db.changes
    .where('touched')
    .anyOf([...terms])
    .primaryKeys()
  for (const seq of new Set(found)) {
    const change = await db.changes.get(seq)
    if (!change) continue
    const isGone = ({ table, key }: RowChange) => terms.has(rowTerm(table, key))
    const left = change.rows.filter((row) => !isGone(row))
    const bytes = change.rows.filter(isGone).flatMap((row) => [...bytesOf(row.before), ...bytesOf(row.after)])
    await db.changes.put({ ...change, rows: left, touched: touchedBy(left, change.act) })
    await db.changeBytes.bulkDelete(bytes)
  }
}

/** Bytes are in a table of their own. Those of a row that the change has made are not stored: undoing it does not need them. */
function withoutBytes(
  seq: number,
  rows: readonly RowChange[],
): { readonly rows: readonly RowChange[]; readonly bytes: readonly ChangeBytes[] } {
  const stored: ChangeBytes[] = []
  const keep = (bytes: Bytes): string => {
    const id = `${seq}-${stored.length}`
    stored.push({ id, seq, bytes })
    return id
  }
  const light = rows.map((row) => ({
    ...row,
    before: takeBytesOut(row.before, keep),
    after: takeBytesOut(row.after, row.before ? keep : () => ''),
  }))
  return { rows: light, bytes: stored }
}

/**
 * Rows of the log as they were before and after, with their bytes. `after` of a row that the change has made comes without them. All in one go: Dexie
 * loses its transaction over a hundred awaits of anything but tables.
 */
export async function wholeRows(db: CairnDb, rows: readonly RowChange[]): Promise<readonly RowChange[]> {
  const ids = rows.flatMap((row) => [...bytesOf(row.before), ...bytesOf(row.after)]).filter((id) => id !== '')
  if (ids.length === 0) return rows
  const bytesById = new Map(
    (await db.changeBytes.bulkGet(ids)).flatMap((found) => (found ? [[found.id, found.bytes]] : [])),
  )
  const whole = (part: Row | undefined) => part && putBytesBack(part, bytesById)
  return rows.map((row) => ({ ...row, before: whole(row.before), after: row.before ? whole(row.after) : row.after }))
}

/** The number of the newest change; 0 before the first. */
export const lastSeq = async (db: CairnDb): Promise<number> => Number((await db.meta.get('seq'))?.value ?? 0)

/** Whether a change may still be undone: within the bound, whether or not it has been dropped yet. */
export const isRetained = (change: Change, lastSeq: number, now: number): boolean =>
  change.at >= now - CHANGES_KEPT_MS &&
  (change.seq > lastSeq - CHANGES_KEPT || change.rows.some(({ after }) => after === undefined))

async function purge(db: CairnDb, seq: number, now: number): Promise<void> {
  const past = await db.changes
    .where('seq')
    .belowOrEqual(seq - CHANGES_KEPT)
    .primaryKeys()
  const deleting = new Set(await db.changes.where('touched').startsWith(DELETIONS).primaryKeys())
  const old = await db.changes
    .where('at')
    .below(now - CHANGES_KEPT_MS)
    .primaryKeys()
  const dropped = [...new Set([...past.filter((one) => !deleting.has(one)), ...old])]
  await db.changes.bulkDelete(dropped)
  await db.changeBytes.where('seq').anyOf(dropped).delete()
}

/** The Dexie middleware that sees every mutation of every table. */
export const recordRows: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'change-log',
  create: (core) => ({
    ...core,
    table: (name) => {
      const table = core.table(name)
      if (name in OWN_TABLES) return table
      return { ...table, mutate: (request) => record(table, request) }
    },
  }),
}

/** Nothing but Dexie's promises: over an async function in a middleware it loses count of what its transaction waits for, and commits too early. */
function record(table: DBCoreTable, request: DBCoreMutateRequest): Promise<DBCoreMutateResponse> {
  const recording = recordings.get(request.trans)
  if (!recording || recording.begins) return table.mutate(request)
  const mutate = (before: ReadonlyMap<string, Row>) =>
    table.mutate(request).then((answer) => {
      noteAll(recording.rows, table, request, before)
      return answer
    })
  return request.type === 'add' ? mutate(new Map()) : rowsBefore(table, request).then(mutate)
}

function noteAll(rows: Rows, table: DBCoreTable, request: DBCoreMutateRequest, before: ReadonlyMap<string, Row>): void {
  for (const [key, row] of before) note(rows, table.name, key, row, undefined)
  if (request.type !== 'add' && request.type !== 'put') return
  for (const row of request.values as Row[]) {
    const key = keyOf(table, row)
    note(rows, table.name, key, before.get(key), row)
  }
}

/** A row touched twice keeps its first `before` and its last `after`. */
function note(rows: Rows, table: string, key: string, before: Row | undefined, after: Row | undefined): void {
  const id = `${table} ${key}`
  const known = rows.get(id)
  rows.set(id, { table, key, before: known ? known.before : before, after })
}

const keyOf = (table: DBCoreTable, row: Row): string => table.schema.primaryKey.extractKey?.(row) as string

function rowsBefore(
  table: DBCoreTable,
  request: Exclude<DBCoreMutateRequest, { readonly type: 'add' }>,
): Promise<ReadonlyMap<string, Row>> {
  const { trans } = request
  const byKey = (found: readonly (Row | undefined)[]) =>
    new Map(found.flatMap((row) => (row ? [[keyOf(table, row), row] as const] : [])))
  if (request.type === 'deleteRange') {
    const index = table.schema.primaryKey
    const found = table.query({ trans, values: true, query: { index, range: request.range } })
    return found.then(({ result }) => byKey(result as Row[]))
  }
  const keys = request.type === 'delete' ? request.keys : request.values.map((row) => keyOf(table, row as Row))
  return table.getMany({ trans, keys }).then((found) => byKey(found as (Row | undefined)[]))
}
