// The bytes of rows in the journal: stored beside its entries, one record each, so that what is folded and read whole stays small.
import type { RowChange } from '#sw/api/engine/db.ts'
import { type Bytes, bytesOf, takeBytesOut } from '#sw/api/engine/row-bytes.ts'
import type { JournalStore } from './journal.ts'
import type { JournalRow, JournalState } from './journal-replay.ts'

/** Keeps the rows' bytes, one after another, under names that begin with the change's number. @returns the rows as their entry has them */
export async function keepBytes(store: JournalStore, seq: number, rows: readonly RowChange[]): Promise<JournalRow[]> {
  let count = 0
  const journaled: JournalRow[] = []
  for (const { table, key, after } of rows) {
    const own = new Map<string, Bytes>()
    const keep = (bytes: Bytes): string => {
      const name = `${seq}-${count}`
      count += 1
      own.set(name, bytes)
      return name
    }
    journaled.push({ table, key, after: takeBytesOut(after, keep) ?? null })
    for (const [name, bytes] of own) await store.putBytes(name, bytes)
  }
  return journaled
}

/**
 * Which bytes no snapshot and no entry names any more, after a snapshot of `state` was stored beside that of `base`. Those of later changes are left
 * alone: they may be there before their entry is.
 */
export function unneededBytes(names: readonly string[], base: JournalState, state: JournalState): string[] {
  const needed = new Set([...base.rows, ...state.rows].flatMap(({ after }) => bytesOf(after)))
  return names.filter((name) => Number.parseInt(name, 10) <= base.seq && !needed.has(name))
}
