// Queries on small tables: what they give, and why they give nothing. Whether a result is the right one.
import { describe, expect, test } from 'vitest'
import { MOST_ROWS, type SqlTable } from '#contract/portal/sql-shapes.ts'
import { areSameRows } from '#formats/sql/same-rows.ts'
import { runSql } from '#tests/setup/sqlite.ts'

const tables: SqlTable[] = [
  {
    name: 'orders',
    columns: [
      { name: 'id', type: 'INTEGER' },
      { name: 'town', type: 'TEXT' },
      { name: 'day', type: 'DATE' },
      { name: 'total', type: 'REAL' },
    ],
    rows: [
      [1, 'Lyon', '2026-03-01', 12.5],
      [2, null, '2026-04-02', 40],
    ],
  },
]
const kindOf = (query: string) => {
  const outcome = runSql(tables, query)
  return 'problem' in outcome ? outcome.problem.kind : 'rows'
}

describe('a query', () => {
  test('gives its columns and rows, with nothing, numbers and texts as they are, and days as texts', () => {
    expect(runSql(tables, 'SELECT id, town, day, total * 2 AS twice FROM orders ORDER BY id DESC;  -- all')).toEqual({
      columns: ['id', 'town', 'day', 'twice'],
      rows: [
        [2, null, '2026-04-02', 80],
        [1, 'Lyon', '2026-03-01', 25],
      ],
      isCut: false,
    })
  })

  test('that is none, several, wrong or that would change something says so, and each has the tables anew', () => {
    expect(kindOf(' -- nothing')).toBe('none')
    expect(kindOf('SELECT 1; SELECT 2')).toBe('several')
    expect(kindOf('SELECT 1; oops')).toBe('several')
    expect(kindOf('DELETE FROM orders')).toBe('change')
    expect(kindOf('PRAGMA query_only = 0')).toBe('change')
    expect(runSql(tables, 'SELECT colour FROM orders')).toMatchObject({
      problem: { kind: 'error', text: 'no such column: colour' },
    })
    expect(runSql(tables, 'SELECT count(*) FROM orders')).toMatchObject({ rows: [[2]] })
  })

  test('without end gives no more rows than can be sent, and texts no longer than that', () => {
    const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n'
    const outcome = runSql(tables, endless)
    expect('rows' in outcome && [outcome.rows.length, outcome.isCut]).toEqual([MOST_ROWS, true])
    expect(runSql(tables, "SELECT printf('%.*c', 900, 'x'), x'0102', 9e999")).toMatchObject({
      rows: [['x'.repeat(200), "x'2'", 'Infinity']],
    })
  })
})

test('rows are the same whatever their sequence, unless that was asked for; a missing or a repeated one is another result', () => {
  const expected = [
    [1, 'a'],
    [2, null],
  ]
  const turned = expected.toReversed()
  expect([areSameRows(turned, expected, false), areSameRows(turned, expected, true)]).toEqual([true, false])
  expect(areSameRows(expected, expected, true)).toBe(true)
  expect(areSameRows([...expected, [1, 'a']], expected, false)).toBe(false)
  expect(areSameRows([expected[0] ?? [], expected[0] ?? []], expected, false)).toBe(false)
  expect(areSameRows([[0.1 + 0.2, 'a']], [[0.3, 'a']], false)).toBe(true)
  expect(areSameRows([['1']], [[1]], false)).toBe(false)
  expect(areSameRows([[null]], [[0]], false)).toBe(false)
})
