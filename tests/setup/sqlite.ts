// SQLite in Node, the same build as in the browser.
import initSqlJs from 'sql.js'
import type { SqlTable } from '#contract/portal/sql-shapes.ts'
import { type QueryOutcome, runQuery } from '#formats/sql/run-query.ts'

const sqlite = await initSqlJs()

export const runSql = (tables: readonly SqlTable[], query: string): QueryOutcome => runQuery(sqlite, tables, query)
