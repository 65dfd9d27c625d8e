// Small tables that a query is written for: as they are shown, and what the query gave. Part of evaluation-shapes.ts.
// @chunk evaluation-shapes
import * as z from '#contract/zod.ts'

/** The longest query, the longest text in a result, and the most rows of one. */
export const LONGEST_QUERY = 4000
export const LONGEST_TEXT = 200
export const MOST_ROWS = 100

/** The name of a table or column. */
const Name = z.string().check(z.regex(/^[a-z_]{1,30}$/))

/** A value of a table. */
const SqlValue = z.nullable(z.union([z.number(), z.string().check(z.maxLength(LONGEST_TEXT))]))
export type SqlValue = z.infer<typeof SqlValue>

/** The values of a row, in the order of the columns. */
const SqlRow = z.array(SqlValue).check(z.maxLength(20))
/** Rows of a table. */
export const SqlRows = z.array(SqlRow).check(z.maxLength(MOST_ROWS))
export type SqlRows = z.infer<typeof SqlRows>

/** A table with its rows. */
const SqlTable = z.object({
  name: Name,
  /** `DATE`: texts such as 2026-11-17, which is how SQLite keeps dates. */
  columns: z.array(
    z.object({
      name: Name,
      /** `DATE`: texts such as `2026-11-17`, which is how SQLite keeps dates. */
      type: z.enum(['INTEGER', 'REAL', 'TEXT', 'DATE']),
    }),
  ),
  rows: SqlRows,
})
export type SqlTable = z.infer<typeof SqlTable>

/** The tables for which a query is written. */
export const ShownSql = z.object({
  tables: z.array(SqlTable),
  /** Other rows for the same tables, in their order. An answer brings what its query gives on each of them. */
  others: z.array(z.array(SqlRows)),
})
export type ShownSql = z.infer<typeof ShownSql>

/** Null where the query gave none: it failed, or took too long. */
export const SqlResult = z.nullable(SqlRows)
export type SqlResult = z.infer<typeof SqlResult>

/** The text of a query. */
export const SqlQuery = z.string().check(z.maxLength(LONGEST_QUERY))

/** A query with what it gave. */
export const SqlAnswer = z.object({
  query: SqlQuery,
  /** On the tables that are shown, then on each of the others. */
  results: z.array(SqlResult).check(z.maxLength(8)),
})
export type SqlAnswer = z.infer<typeof SqlAnswer>
