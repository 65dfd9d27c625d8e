// Plays the journal back: what every row that was ever changed is now.

import type { SeedStamp } from '#sw/api/engine/seed-stamps.ts'
import { openSnapshot } from './journal-seal.ts'

/** One row after a change; null where it was deleted. */
export interface JournalRow {
  readonly table: string
  readonly key: string
  readonly after: Record<string, unknown> | null
}

/** One change, as the journal stores it. */
export interface JournalEntry {
  readonly seq: number
  /** ms since the epoch */
  readonly at: number
  /** Which life of the database it belongs to. */
  readonly epoch: string
  /** When and how large the modules of these rows were seeded, by module: their other rows follow from it. */
  readonly seeded: Readonly<Record<string, SeedStamp>>
  readonly rows: readonly JournalRow[]
  /** The data begin anew here: all that was before is gone, and samples come so many times as large as usual. */
  readonly begins?: { readonly factor: number }
}

/** All changes up to `seq`, folded: each row once, as it was last. */
export interface JournalState {
  readonly seq: number
  readonly epoch: string
  readonly seeded: Readonly<Record<string, SeedStamp>>
  readonly rows: readonly JournalRow[]
  /** How large samples are that have not come yet, where the data began anew. */
  readonly factor?: number
}

export interface Journaled {
  /** Sealed, newest first. */
  readonly snapshots: readonly string[]
  readonly entries: readonly JournalEntry[]
}

export interface Replayed {
  /** What the entries were applied to: the newest snapshot that is not damaged, or nothing. */
  readonly base: JournalState
  readonly state: JournalState
  /** False where an entry is missing in between, or all snapshots are damaged: what is there is right, but is not all. */
  readonly isWhole: boolean
  /** Whether the data began anew behind the base. */
  readonly begins: boolean
}

const NOTHING: JournalState = { seq: 0, epoch: '', seeded: {}, rows: [] }

export async function replay({ snapshots, entries }: Journaled): Promise<Replayed> {
  const base = await newestGood(snapshots)
  const following = entries.filter(({ seq }) => seq > base.seq).sort((a, b) => a.seq - b.seq)
  const rows = new Map(base.rows.map((row) => [idOf(row), row]))
  let { seq, epoch, seeded, factor } = base
  let isWhole = base !== NOTHING || snapshots.length === 0
  for (const entry of following) {
    // Without a snapshot the journal begins where its first entry does.
    if (entry.seq !== seq + 1 && seq > 0) isWhole = false
    if (entry.begins) {
      rows.clear()
      seeded = {}
      factor = entry.begins.factor
      isWhole = true
    }
    for (const row of entry.rows) rows.set(idOf(row), row)
    seq = entry.seq
    epoch = entry.epoch
    seeded = { ...seeded, ...entry.seeded }
  }
  return {
    base,
    state: { seq, epoch, seeded, rows: [...rows.values()], factor },
    isWhole,
    begins: following.some(({ begins }) => begins),
  }
}

const idOf = ({ table, key }: JournalRow): string => `${table} ${key}`

async function newestGood(snapshots: readonly string[]): Promise<JournalState> {
  for (const sealed of snapshots) {
    const state = await openSnapshot(sealed)
    if (state) return state
  }
  return NOTHING
}
