// Rebuilds a database that the browser has deleted, from the journal: the samples as they were first seeded, then every row that was changed since.

import { touchedBy } from '#sw/api/engine/change-log/touched.ts'
import type { CairnDb, RowChange } from '#sw/api/engine/db.ts'
import { derive } from '#sw/api/engine/derived.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import { prepareSeed } from '#sw/api/engine/plant-seed.ts'
import { bytesOf, putBytesBack } from '#sw/api/engine/row-bytes.ts'
import { SEED_FACTOR } from '#sw/api/engine/seed-stamps.ts'
import type { JournalStore } from './journal.ts'
import { type JournalRow, type JournalState, replay } from './journal-replay.ts'

/** Under this key `meta` stores what was restored, until the person has been notified. */
export const RESTORED = 'restored'

interface Rebuilt {
  readonly modules: readonly ModuleEntry[]
  /** As in space.ts. */
  readonly isSample: boolean
}

/**
 * The database is known by its epoch, which the journal repeats: without one it is new, or was lost.
 * @param newEpoch makes an id
 */
export async function restoreIfLost(
  db: CairnDb,
  space: Rebuilt,
  store: JournalStore,
  now: number,
  newEpoch: () => string,
): Promise<void> {
  if (await db.meta.get('epoch')) return
  const { state } = await replay(await store.readAll())
  if (state.seq === 0) {
    await startEpoch(db, newEpoch())
    return
  }
  await stageBytes(db, store, state.rows)
  await rebuild(db, space, state, now)
}

const staged = (name: string): string => `restored ${name}`

/**
 * Bytes are loaded first and one by one: all together they may be more than memory holds, and what comes from the journal cannot be awaited in the
 * transaction that rebuilds the rows. Left over, they go with the log's oldest.
 */
async function stageBytes(db: CairnDb, store: JournalStore, rows: readonly JournalRow[]): Promise<void> {
  for (const name of rows.flatMap(({ after }) => bytesOf(after))) {
    const bytes = await store.readBytes(name)
    if (!bytes) continue
    await db.transaction('rw', Object.keys(OWN_TABLES), async () => {
      if (!(await db.meta.get('epoch'))) await db.changeBytes.put({ id: staged(name), seq: 0, bytes })
    })
  }
}

/** Two tabs may come here together: the first one's epoch wins. */
async function startEpoch(db: CairnDb, epoch: string): Promise<void> {
  await db.transaction('rw', Object.keys(OWN_TABLES), async () => {
    if (!(await db.meta.get('epoch'))) await db.meta.put({ key: 'epoch', value: epoch })
  })
}

async function rebuild(
  db: CairnDb,
  { modules, isSample }: Rebuilt,
  { seq, epoch, seeded, rows, factor }: JournalState,
  now: number,
): Promise<void> {
  const concerned = modules.filter(({ name }) => seeded[name] !== undefined)
  const plans = await Promise.all(
    concerned.map((module) => prepareSeed(db, module, seeded[module.name] ?? now, isSample)),
  )
  const known = new Set(modules.flatMap(({ tables }) => Object.keys(tables)))
  await db.transaction('rw', [...known, ...Object.keys(OWN_TABLES)], async () => {
    if (await db.meta.get('epoch')) return
    for (const plan of plans) for (const part of plan?.parts ?? []) await part.plant(db)
    const changed = await changedAlready(db)
    const restored = rows.filter((row) => known.has(row.table) && !changed.has(idOf(row)))
    await putRows(db, restored)
    await continueFrom(db, seq, [...changed.values()], now)
    await db.meta.bulkPut([
      { key: 'epoch', value: epoch },
      ...(factor === undefined ? [] : [{ key: SEED_FACTOR, value: factor }]),
      { key: RESTORED, value: { at: new Date(now).toISOString(), rows: restored.length } },
    ])
  })
}

/** Changes made while the journal could not be read are newer than its entries. */
async function changedAlready(db: CairnDb): Promise<Map<string, RowChange>> {
  const changes = await db.changes.orderBy('seq').toArray()
  return new Map(changes.flatMap(({ rows }) => rows.map((row) => [idOf(row), row])))
}

/** Numbers go on behind the journal's, and one change will give it what it missed. */
async function continueFrom(db: CairnDb, journalSeq: number, rows: readonly RowChange[], now: number): Promise<void> {
  const own = Number((await db.meta.get('seq'))?.value ?? 0)
  const seq = Math.max(journalSeq, own) + (rows.length > 0 ? 1 : 0)
  await db.meta.put({ key: 'seq', value: seq })
  if (rows.length > 0)
    await db.changes.add({ seq, at: now, api: 'changes', endpoint: 'restored', rows, touched: touchedBy(rows) })
}

async function putRows(db: CairnDb, rows: readonly JournalRow[]): Promise<void> {
  const [large, small] = [rows.filter(hasBytes), rows.filter((row) => !hasBytes(row))]
  for (const row of large) await putWithBytes(db, row)
  for (const [table, own] of Map.groupBy(small, (row) => row.table)) {
    const before = await db.table<Record<string, unknown>, string>(table).bulkGet(own.map(({ key }) => key))
    await derive(
      db,
      own.map(({ key, after }, index) => ({ table, key, before: before[index], after: after ?? undefined })),
    )
    await db.table(table).bulkPut(own.flatMap(({ after }) => (after ? [after] : [])))
    await db.table(table).bulkDelete(own.flatMap(({ key, after }) => (after ? [] : [key])))
  }
}

const hasBytes = ({ after }: JournalRow): boolean => bytesOf(after).length > 0

/** A row whose bytes the journal has lost is lost. */
async function putWithBytes(db: CairnDb, { table, key, after }: JournalRow): Promise<void> {
  const names = bytesOf(after)
  const found = await db.changeBytes.bulkGet(names.map(staged))
  const bytes = new Map(found.flatMap((entry, index) => (entry ? [[names[index] ?? '', entry.bytes]] : [])))
  const whole = after && putBytesBack(after, bytes)
  if (!whole) return
  await derive(db, [{ table, key, before: await db.table(table).get(key), after: whole }])
  await db.table(table).put(whole)
  await db.changeBytes.bulkDelete(names.map(staged))
}

const idOf = ({ table, key }: { readonly table: string; readonly key: string }): string => `${table} ${key}`
