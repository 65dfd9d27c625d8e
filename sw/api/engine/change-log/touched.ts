// By what a change is found in the log: the rows that it touched, their tables, the tables from which it deleted, and the act that it is a part of.
import type { RowChange } from '#sw/api/engine/db.ts'

/** The words of the multi-entry index `touched`. */
export function touchedBy(rows: readonly RowChange[], act?: string): string[] {
  const terms = new Set(act === undefined ? [] : [actTerm(act)])
  for (const { table, key, after } of rows) {
    terms.add(tableTerm(table)).add(rowTerm(table, key))
    if (after === undefined) terms.add(deletionTerm(table))
  }
  return [...terms]
}

export const rowTerm = (table: string, key: string): string => `${table}/${key}`
export const tableTerm = (table: string): string => `=${table}`
export const deletionTerm = (table: string): string => `${DELETIONS}${table}`
export const actTerm = (act: string): string => `@${act}`
/** How the words of all deletions begin. */
export const DELETIONS = '-'
