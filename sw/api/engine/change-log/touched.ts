// By what a change is found in the log: the rows that it touched, their tables, the tables from which it deleted, and the act that it is a part of.
import type { RowChange } from '#sw/api/engine/db.ts'

/** The words of the multi-entry index `touched`. */
export function touchedBy(rows: readonly RowChange[], act?: string): string[] {
  const words = new Set(act === undefined ? [] : [actWord(act)])
  for (const { table, key, after } of rows) {
    words.add(tableWord(table)).add(rowWord(table, key))
    if (after === undefined) words.add(deletionWord(table))
  }
  return [...words]
}

export const rowWord = (table: string, key: string): string => `${table}/${key}`
export const tableWord = (table: string): string => `=${table}`
export const deletionWord = (table: string): string => `${DELETIONS}${table}`
export const actWord = (act: string): string => `@${act}`
/** How the words of all deletions begin. */
export const DELETIONS = '-'
