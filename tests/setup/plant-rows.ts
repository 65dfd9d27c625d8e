// Rows of a test's own in the database that a screen reads.
import { lastSeq } from '#sw/api/engine/change-log/change-log.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'

/** In place of all that the table has. No change reports it, so that a list which was read before is read again as a whole. */
export async function plantRows(db: CairnDb, table: string, rows: readonly object[]): Promise<void> {
  await db.transaction('rw', [table, 'meta'], async () => {
    await db.table(table).clear()
    await db.table(table).bulkPut([...rows])
    await db.meta.put({ key: 'seq', value: (await lastSeq(db)) + 1 })
  })
}
