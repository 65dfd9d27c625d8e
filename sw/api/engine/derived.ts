// What is derived from rows and stored beside them: the search index, ordered lists with their counts. Changed in the transaction that changes the rows,
// whatever changes them: a handler, an undo, a seed, an import, a restored journal. Not part of the change log nor of the journal. Which there are: schema.ts.

import type { CairnDb, RowChange } from './db.ts'

export interface Derivation {
  /** The names of the tables that it maintains, all in OWN_TABLES (db.ts). */
  readonly tables: readonly string[]
  /** Brings its tables in step with these changes of rows. Called inside their transaction: await nothing but tables. */
  apply(db: CairnDb, rows: readonly RowChange[]): Promise<void>
}

/** Call inside the transaction that changed the rows. */
export async function derive(db: CairnDb, rows: readonly RowChange[]): Promise<void> {
  for (const derivation of db.schema.derivations) await derivation.apply(db, rows)
}

/** Empties what is stored beside the rows, where the rows go too. Call inside the transaction. */
export async function clearDerived(db: CairnDb): Promise<void> {
  for (const name of db.schema.derivations.flatMap(({ tables }) => tables)) await db.table(name).clear()
}
