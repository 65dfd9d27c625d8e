// By what a change is found in the log: the rows that it touched, and the tables from which it deleted. Used by change-log.ts and shell/changes.ts.
import type { RowChange } from './db.ts'

/** A change of more rows is found by one word instead of theirs, so that a large one is as quick to store. */
const LARGEST = 200
export const MANY = '*'

/** For the multi-entry index `touched`. */
export function touchedBy(rows: readonly RowChange[]): string[] {
  const deletions = new Set(rows.flatMap(({ table, after }) => (after === undefined ? [deletionFrom(table)] : [])))
  return [...deletions, ...(rows.length > LARGEST ? [MANY] : rows.map(({ table, key }) => rowWord(table, key)))]
}

/** What a change that touched the row is found by, if it is not a large one. */
export const rowWord = (table: string, key: string): string => `${table}/${key}`

/** What a change that deleted from the table is found by. */
export const deletionFrom = (table: string): string => `-${table}`
