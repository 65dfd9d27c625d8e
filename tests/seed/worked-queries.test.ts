// Tasks with queries: a thousand of each family are solved by their model query in SQLite, each score can be got, and what is typed in for the rows shown is none.
import { describe, expect, test } from 'vitest'
import { MOST_ROWS } from '#contract/portal/sql-shapes.ts'
import { areSameRows } from '#formats/sql/same-rows.ts'
import { itemBanks } from '#seed/items/banks.ts'
import type { QueryTask } from '#seed/items/worked-item.ts'
import { queryPoints, queryWorth, shownSql } from '#sw/api/portal/evaluation/query-items.ts'
import { resultsOfQuery } from '#tests/setup/sqlite.ts'

const VARIANTS = 1000
/** What mistakes get is looked at for fewer: each takes a database for each set. */
const FEWER = 100
const families = (await Promise.all(Object.values(itemBanks).map((load) => load()))).flatMap(
  ({ worked = [], topics }) =>
    worked.flatMap((item) => (item.type === 'sql' ? [{ id: item.id, item, topics: topics.map(({ id }) => id) }] : [])),
)
const pointsFor = (task: QueryTask, query: string) => queryPoints(task, resultsOfQuery(shownSql(task), query))
const scoreOf = (task: QueryTask, query: string) => pointsFor(task, query).filter(Boolean).length

test('there are families of queries, each with an id and a family of its own', () => {
  expect(families.length).toBeGreaterThanOrEqual(5)
  expect(new Set(families.map(({ id }) => id)).size).toBe(families.length)
  expect(new Set(families.map(({ item }) => item.family)).size).toBe(families.length)
})

describe.each(families)('$id', ({ item, topics }) => {
  const tasks = Array.from({ length: VARIANTS }, (_, seed) => item.variant(Math.imul(seed + 1, 0x9e3779b9)))

  test('is of a topic of its bank, with two ratings a point that rise', () => {
    expect(topics).toContain(item.topic)
    for (const task of tasks) expect(item.difficulty.length).toBe(task.points.length)
    const means = item.difficulty.map(([one, other]) => (one + other) / 2)
    expect(means).toEqual(means.toSorted((one, other) => one - other))
    expect(item.difficulty.flat().every((rating) => rating >= 1 && rating <= 5)).toBe(true)
  })

  test('a thousand variants differ, and the same seed makes the same', () => {
    expect(new Set(tasks.map((task) => JSON.stringify(shownSql(task)))).size).toBeGreaterThan(0.98 * VARIANTS)
    expect(item.variant(7)).toEqual(item.variant(7))
  })

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
      const got = task.partial.map((query) => scoreOf(task, query))
      return JSON.stringify(got) !== JSON.stringify(task.points.slice(1).map((_, index) => index + 1))
    })
    expect(odd.slice(0, 1).map((task) => [task, task.partial.map((query) => pointsFor(task, query))])).toEqual([])
  })

  test('what samples send gets the points that it is for, without SQLite', () => {
    const odd = tasks.filter((task) =>
      [1, 2, 3].some((score) => {
        const points = queryPoints(task, queryWorth(task, score)?.results ?? [])
        return points.filter(Boolean).length !== score
      }),
    )
    expect(odd.slice(0, 1)).toEqual([])
  })

  test('the right rows of what is shown, typed in, get nothing, and neither does all there is', () => {
    const cheap = tasks.slice(0, FEWER).filter((task) => {
      const values = (task.expected[0] ?? []).map(
        (row) => `(${row.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(', ')})`,
      )
      return scoreOf(task, `VALUES ${values.join(', ')}`) + scoreOf(task, `SELECT * FROM ${task.tables[0]?.name}`) > 0
    })
    expect(cheap.slice(0, 1)).toEqual([])
  })

  test('what is shown has neither the results nor the query in it', () => {
    for (const task of tasks.slice(0, 100)) {
      const shown = JSON.stringify([task.stem, shownSql(task)])
      expect(shown).not.toMatch(/"(points|sets|expected|solution|partial|why)"|SELECT/)
    }
  })
})
