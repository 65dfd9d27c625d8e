// The tables of a question with the rows that are shown, then with each of the others.
import type { ShownSql, SqlTable } from '#contract/portal/sql-shapes.ts'

export const setsOf = ({ tables, others }: ShownSql): SqlTable[][] => [
  tables,
  ...others.map((rows) => tables.map((table, index) => ({ ...table, rows: rows[index] ?? [] }))),
]
