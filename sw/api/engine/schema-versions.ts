// The versions of the database, and what each does to the content of an older one. Tables and indexes follow by themselves from the cards and
// own-tables.ts; they only need a version that rises; what one domain adds is on its card (`versions`). A table is never renamed nor left out:
// the browser would delete it. Those of sign-in went in 1003, after they had been taken over (adopt-earlier.ts); the answers of earlier builds went with it:
// they had whole requests beside them.

import { touchedBy } from './change-log/touched.ts'
import type { CairnDb, Change, RowChange } from './db.ts'
import { clearDerived, derive } from './derived.ts'
import { OWN_TABLES } from './own-tables.ts'

export interface SchemaVersion {
  readonly version: number
  /** What tests/api/schema-versions.test.ts makes of the tables and indexes: it says what to write here when they have changed. */
  readonly schema: string
  /** Brings the content of an older database up to date, inside the transaction that changes its tables. What it throws leaves the database as it was. */
  readonly upgrade?: (db: CairnDb) => Promise<void>
}

/**
 * Ascending; schema.ts adds those of the cards. An entry that has been released is never changed. Earlier builds counted their indexes, and came to 9
 * and more: 1000 is above them all.
 */
export const SCHEMA_VERSIONS: readonly SchemaVersion[] = [
  { version: 1000, schema: '2dd6c95c2759f8d0', upgrade: indexChanges },
  { version: 1001, schema: '751ecfacbd3d126c', upgrade: deriveAnew },
  { version: 1002, schema: '8742ab05462b60f0' },
  { version: 1003, schema: 'eb95bc74e9fac438', upgrade: (db) => db.replies.clear() },
  // Keys are folded as formats/text.ts folds: 'Strasse' and 'Straße' are one.
  { version: 1004, schema: 'eb95bc74e9fac438', upgrade: deriveAnew },
  // Notes are in a list.
  { version: 1005, schema: 'eb95bc74e9fac438', upgrade: deriveAnew },
  // Saved filters of tasks.
  { version: 1006, schema: '41dec208b847cf33' },
  // Reminders of tasks.
  { version: 1007, schema: '77139c6c727fc620' },
  // Orders of a person's own.
  { version: 1008, schema: '77f09be71223ed07' },
  // Tasks are in lists.
  { version: 1009, schema: '77f09be71223ed07', upgrade: (db) => deriveRows(db, 'tasks') },
  // Lists of a person's own for tasks.
  { version: 1010, schema: 'bd5cd18545ca65cc' },
]

/** The versions of the database of sign-in. As above. */
export const ACCOUNTS_VERSIONS: readonly SchemaVersion[] = [{ version: 1, schema: '' }]

/** From 1000 on changes are found by the rows that they touched. */
async function indexChanges(db: CairnDb): Promise<void> {
  await db.changes.toCollection().modify((change: Change) => {
    Object.assign(change, { touched: touchedBy(change.rows) })
  })
}

/** Rows that are worked out of in one go. */
const SLICE = 500

/** Derives again what follows from rows, where it is missing, was stored in another way or would come out otherwise now. */
async function deriveAnew(db: CairnDb): Promise<void> {
  await clearDerived(db)
  for (const { name } of db.tables.filter((table) => !(table.name in OWN_TABLES))) await deriveRows(db, name)
}

/** Works out what follows from the rows of a table. */
async function deriveRows(db: CairnDb, name: string): Promise<void> {
  const table = db.table<Record<string, unknown> & { id: string }, string>(name)
  for (let after = ''; ; ) {
    const rows = await table.where(':id').above(after).limit(SLICE).toArray()
    await derive(
      db,
      rows.map((row): RowChange => ({ table: name, key: row.id, after: row })),
    )
    after = rows.at(-1)?.id ?? ''
    if (rows.length < SLICE) break
  }
}
