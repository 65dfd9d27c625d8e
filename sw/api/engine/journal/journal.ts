// The journal: a second copy of what was changed, outside the database, because a browser may delete a whole database after an unclean exit. Each change's rows
// are appended before the change is answered; every 200 changes they are folded into a snapshot.

import { CHANGES_KEPT } from '#sw/api/engine/change-log/change-log.ts'
import type { CairnDb, Change, RowChange } from '#sw/api/engine/db.ts'
import { type Bytes, bytesOf } from '#sw/api/engine/row-bytes.ts'
import type { SeedStamp } from '#sw/api/engine/seed-stamps.ts'
import { keepBytes, unneededBytes } from './journal-bytes.ts'
import { type JournalEntry, type Journaled, type JournalRow, replay } from './journal-replay.ts'
import { sealSnapshot } from './journal-seal.ts'

/** A snapshot is made after so many changes. @internal */
export const COMPACT_EVERY = 200

/** Where the journal is stored. What `append` and `compact` were given is stored when their promise resolves. */
export interface JournalStore {
  /** An entry with a sequence number that is already there takes its place. */
  append(entries: readonly JournalEntry[]): Promise<void>
  /** Keeps the bytes of a row, which its entry and the snapshots name. */
  putBytes(name: string, bytes: Bytes): Promise<void>
  readBytes(name: string): Promise<Bytes | undefined>
  dropBytes(names: readonly string[]): Promise<void>
  /** The stored sequence numbers, and the names of bytes. Cheap. */
  list(): Promise<{
    readonly snapshots: readonly number[]
    readonly entries: readonly number[]
    readonly bytes: readonly string[]
  }>
  /** All that is stored: snapshots newest first, entries in any order. */
  readAll(): Promise<Journaled>
  /** Stores a snapshot, then drops every other one but that at `keep`, and the entries up to `keep`. */
  compact(seq: number, snapshot: string, keep: number): Promise<void>
}

export interface Journal {
  /**
   * Resolves when the change, and all before it, are in the journal. A journal that fails does not fail the change: it is logged to the console, and
   * made good with the next change. Without a change: when all before are there.
   */
  keep(change?: Change): Promise<void>
  /**
   * Resolves when every change that is stored is in the journal: before an answer is given again whose change another tab, or a worker that was stopped,
   * stored and may have had no time to append.
   */
  catchUp(): Promise<void>
  /** Takes rows out of all that is stored, as if nobody had ever changed them. */
  erase(isGone: (row: JournalRow) => boolean): Promise<void>
}

/**
 * @param seedTimes when and how large the modules of these tables were seeded, by module
 * @param fleeting tables whose rows it does not keep
 */
export function createJournal(
  db: CairnDb,
  store: JournalStore,
  seedTimes: (tables: ReadonlySet<string>) => Promise<Record<string, SeedStamp>>,
  fleeting: ReadonlySet<string> = new Set(),
): Journal {
  /** The first change of a run also appends what an earlier run stored and could not append any more. */
  let behind = true
  let isRequested = false
  let waiting: Change[] = []
  let last: Promise<void> = Promise.resolve()

  const entryOf = async ({ seq, at, rows, begins }: Change, epoch: string): Promise<JournalEntry> => ({
    seq,
    at,
    epoch,
    ...(begins && { begins }),
    seeded: await seedTimes(new Set(rows.map(({ table }) => table))),
    rows: await keepBytes(
      store,
      seq,
      rows.filter(({ table }) => !fleeting.has(table)),
    ),
  })

  const write = async () => {
    const [batch, isBehind] = [waiting, behind || isRequested]
    waiting = []
    isRequested = false
    const epoch = (await db.meta.get('epoch'))?.value
    // No epoch: the journal could not be read when the database was opened. Nothing may be written over what it holds.
    if (typeof epoch !== 'string') return
    // What is in hand has its rows, which the log may not keep.
    const inHand = new Map(batch.map((change) => [change.seq, change]))
    const changes = isBehind ? (await missingIn(store, db)).map((seq) => inHand.get(seq) ?? seq) : batch
    behind = true
    const entries: JournalEntry[] = []
    // One after another: each may have as many bytes as a person may upload at once.
    for (const change of changes)
      entries.push(await entryOf(typeof change === 'number' ? await changeOf(db, change) : change, epoch))
    if (entries.length > 0) await store.append(entries)
    behind = false
    if (entries.some(({ seq }) => seq % COMPACT_EVERY === 0)) void compact(store).catch(warn)
  }

  return {
    keep(change) {
      if (change) waiting.push(change)
      else if (!behind) return Promise.resolve()
      // What comes while a batch is being written goes together in the next one.
      last = last.then(() => (waiting.length > 0 || behind ? write().catch(warn) : undefined))
      return last
    },

    catchUp() {
      isRequested = true
      last = last.then(() => write().catch(warn))
      return last
    },

    erase(isGone) {
      last = last.then(() => erase(store, isGone).catch(warn))
      return last
    },
  }
}

/** The log does not keep all bytes. The row as it is now has them, and what it became since follows in the journal anyway. */
const withBytes = async (db: CairnDb, row: RowChange): Promise<RowChange> =>
  bytesOf(row.after).length > 0 ? { ...row, after: await db.table(row.table).get(row.key) } : row

async function changeOf(db: CairnDb, seq: number): Promise<Change> {
  const found = await db.changes.get(seq)
  if (!found) return { seq, at: 0, api: '', endpoint: '', rows: [] }
  const { rows, keys = [] } = found
  const unstored = keys.map(async ({ table, key }) => ({ table, key, after: await db.table(table).get(key) }))
  return { ...found, rows: await Promise.all([...rows.map((row) => withBytes(db, row)), ...unstored]) }
}

/** The numbers of what the journal should have and does not. */
async function missingIn(store: JournalStore, db: CairnDb): Promise<number[]> {
  const stored = await store.list()
  const lastSeq = Number((await db.meta.get('seq'))?.value ?? 0)
  const first = (await db.changes.orderBy('seq').first())?.seq ?? lastSeq + 1
  // Before that the log has but deletions.
  const from = Math.max(first, lastSeq - CHANGES_KEPT + 1, Math.max(0, ...stored.snapshots) + 1)
  const there = new Set(stored.entries)
  const seqs = Array.from({ length: Math.max(0, lastSeq - from + 1) }, (_, index) => from + index)
  return seqs.filter((seq) => !there.has(seq))
}

/** Folds all into one snapshot without these rows, beside which nothing stays. */
export async function erase(store: JournalStore, isGone: (row: JournalRow) => boolean): Promise<void> {
  const { state } = await replay(await store.readAll())
  if (state.seq === 0) return
  const left = { ...state, rows: state.rows.filter((row) => !isGone(row)) }
  await store.compact(left.seq, await sealSnapshot(left), left.seq)
  const { bytes } = await store.list()
  await store.dropBytes(unneededBytes(bytes, left, left))
}

/** Folds the latest good snapshot and what follows it into a new one. Never from nothing, nor from a part. */
export async function compact(store: JournalStore): Promise<void> {
  const stored = await store.readAll()
  const { base, state, isWhole, begins } = await replay(stored)
  const isSmaller = !begins && state.rows.length < base.rows.length
  if (!isWhole || state.rows.length === 0 || state.seq === base.seq || isSmaller) return
  await store.compact(state.seq, await sealSnapshot(state), base.seq)
  const { bytes } = await store.list()
  await store.dropBytes(unneededBytes(bytes, base, state))
}

const warn = (error: unknown): void => console.warn('The journal of changes could not be written', error)
