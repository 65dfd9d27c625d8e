// Notes which rows the search index has to read again, in the transaction that changes them; search-index.ts works the notes off, while the back end is idle
// (keep-indexed.ts) or before the next search.
// Noting costs a write next to nothing, where indexing the words would cost as much as the write itself.
import type { CairnDb, RowChange } from '#sw/api/engine/db.ts'
import type { Derivation } from '#sw/api/engine/derived.ts'
import { documentOf } from './searchable.ts'

/** Rows of one table whose words have changed. */
export interface SearchNote {
  /** Ascending, given by the database. */
  readonly n?: number
  readonly table: string
  readonly ids: readonly string[]
}

/** The most ids of one note. */
export const IDS_OF_A_NOTE = 250

export const searchQueue: Derivation = {
  tables: ['searchQueue', 'searchSegments'],
  apply: async (db, rows) => {
    const changed = Map.groupBy(
      rows.filter((row) => isChanged(db, row)),
      ({ table }) => table,
    )
    for (const [table, own] of changed)
      await note(
        db,
        table,
        own.map(({ key }) => key),
      )
  },
}

/** Call inside a transaction. */
export async function note(db: CairnDb, table: string, ids: readonly string[]): Promise<void> {
  const notes = Array.from({ length: Math.ceil(ids.length / IDS_OF_A_NOTE) }, (_, index) => ({
    table,
    ids: ids.slice(index * IDS_OF_A_NOTE, (index + 1) * IDS_OF_A_NOTE),
  }))
  await db.table<SearchNote, number>('searchQueue').bulkAdd(notes)
}

const keys = ['title', 'body', 'at', 'isAway'] as const

/** A mail that was only read, a task that was only moved, reads as before. */
function isChanged(db: CairnDb, { table, before, after }: RowChange): boolean {
  if (!Object.hasOwn(db.schema.searched, table)) return false
  if (!before || !after) return before !== after
  const [was, is] = [documentOf(db, table, before), documentOf(db, table, after)]
  return keys.some((key) => was?.[key] !== is?.[key])
}
