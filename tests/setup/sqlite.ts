// SQLite in Node, the same build as in the browser, and what the page makes of a question with it.
import initSqlJs from 'sql.js'
import type { ShownSql, SqlResult, SqlTable } from '#contract/portal/sql-shapes.ts'
import { type QueryOutcome, runQuery } from '#formats/sql/run-query.ts'
import { setsOf } from '#formats/sql/sets-of.ts'

const sqlite = await initSqlJs()

export const runSql = (tables: readonly SqlTable[], query: string): QueryOutcome => runQuery(sqlite, tables, query)

/** On the tables that are shown, then on each of the others. */
export const resultsOfQuery = (shown: ShownSql, query: string): SqlResult[] =>
  setsOf(shown).map((tables) => {
    const outcome = runSql(tables, query)
    return 'rows' in outcome ? outcome.rows : null
  })
