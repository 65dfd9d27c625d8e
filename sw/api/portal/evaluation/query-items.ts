// Items that are worked by a query. It runs in the page, where SQLite is: the page sends what it gives on tables whose right results are known here alone.
import type { ShownSql, SqlAnswer, SqlResult } from '#contract/portal/sql-shapes.ts'
import { areSameRows } from '#formats/sql/same-rows.ts'
import type { QueryTask } from '#seed/items/worked-item.ts'

export const shownSql = ({ tables, others }: QueryTask): ShownSql => ({
  tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows })),
  others: others.map((rows) => [...rows]),
})

/** An answer with a result for each set of tables; undefined where it is none. */
export const givenQuery = ({ expected }: QueryTask, answer: SqlAnswer | undefined): SqlAnswer | undefined =>
  answer && answer.results.length === expected.length && answer.query.trim() !== '' ? answer : undefined

/** Which points the results get, in their sequence. */
export const queryPoints = ({ points, expected }: QueryTask, results: readonly SqlResult[]): boolean[] =>
  points.map(({ sets, isOrdered = false }) =>
    sets.every((set) => {
      const [given, right] = [results[set], expected[set]]
      return given != null && right !== undefined && areSameRows(given, right, isOrdered)
    }),
  )

/** What somebody sends who gets so many points, for samples and simulations: made without SQLite. Undefined for none. */
export function queryWorth({ points, expected, solution, partial }: QueryTask, score: number): SqlAnswer | undefined {
  if (score <= 0) return undefined
  const right = new Set([0, ...points.slice(0, score).flatMap(({ sets }) => sets)])
  return {
    query: score >= points.length ? solution : (partial[score - 1] ?? ''),
    results: expected.map((rows, set) => (right.has(set) ? rows : null)),
  }
}
