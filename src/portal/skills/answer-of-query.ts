// A query with what it gives on all tables of its question, as it is sent.
import type { ShownSql, SqlAnswer } from '#contract/portal/sql-shapes.ts'
import { setsOf } from '#formats/sql/sets-of.ts'

/** Undefined where SQLite can't be had. */
export async function answerOfQuery(sql: ShownSql, query: string): Promise<SqlAnswer | undefined> {
  try {
    const { runOn } = await import('./query-runner.ts')
    const outcomes = await runOn(setsOf(sql), query)
    return outcomes && { query, results: outcomes.map((outcome) => ('rows' in outcome ? outcome.rows : null)) }
  } catch {
    return undefined
  }
}
