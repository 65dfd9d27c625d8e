// Tasks with queries: of each family, hundreds are solved by their model query in SQLite, each score can be got, and what is typed in for the rows shown is none.
/** @module-tag extended */
import { expect, test } from 'vitest'
import { MOST_ROWS } from '#contract/portal/sql-shapes.ts'
import { areSameRows } from '#formats/sql/same-rows.ts'
import type { QueryTask, WorkedItem } from '#seed/items/worked-item.ts'
import { queryPoints, queryWorth, shownSql } from '#sw/api/portal/evaluation/query-items.ts'
import { resultsOfQuery } from '#tests/setup/sqlite.ts'
import { describeFamilies, familiesOf, scoreOf, testNames } from '#tests/setup/worked-families.ts'

/** What mistakes get is looked at for fewer: each takes a database for each set. */
const FEWER = 100
const families = await familiesOf((item: WorkedItem) => item.type === 'sql')
const pointsFor = (task: QueryTask, query: string) => queryPoints(task, resultsOfQuery(shownSql(task), query))
const scoreFor = (task: QueryTask, query: string) => scoreOf(pointsFor(task, query))

test('there are families of queries, each with an id and a family of its own', () => testNames(families, 5))

describeFamilies(
  families,
  {
    variant: (item, seed) => item.variant(seed),
    shown: shownSql,
    secrets: /"(points|sets|expected|solution|partial|why)"|SELECT/,
    points: queryPoints,
    worth: (task, score) => queryWorth(task, score)?.results,
    cheap: ({ expected }) => [expected.map((rows, set) => (set === 0 ? rows : null))],
  },
  (tasks) => {
    test('on every set the model query gives what was worked out without it, in the sequence where that counts', () => {
      const unsolved = tasks.filter((task) => {
        const results = resultsOfQuery(shownSql(task), task.solution)
        return (
          results.some((rows, set) => rows === null || !areSameRows(rows, task.expected[set] ?? [], false)) ||
          queryPoints(task, results).includes(false)
        )
      })
      expect(unsolved.slice(0, 1)).toEqual([])
      for (const { expected } of tasks)
        for (const rows of expected) {
          expect(rows.length).toBeGreaterThan(0)
          expect(rows.length).toBeLessThan(MOST_ROWS / 2)
        }
    })

    test('each score below that is got by a query with a usual mistake', () => {
      const odd = tasks.slice(0, FEWER).filter((task) => {
        const got = task.partial.map((query) => scoreFor(task, query))
        return JSON.stringify(got) !== JSON.stringify(task.points.slice(1).map((_, index) => index + 1))
      })
      expect(odd.slice(0, 1).map((task) => [task, task.partial.map((query) => pointsFor(task, query))])).toEqual([])
    })

    test('the right rows of what is shown, typed in, get nothing, and neither does all there is', () => {
      const paid = tasks.slice(0, FEWER).filter((task) => {
        const values = (task.expected[0] ?? []).map(
          (row) => `(${row.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(', ')})`,
        )
        return (
          scoreFor(task, `VALUES ${values.join(', ')}`) + scoreFor(task, `SELECT * FROM ${task.tables[0]?.name}`) > 0
        )
      })
      expect(paid.slice(0, 1)).toEqual([])
    })
  },
)
