// The worker with SQLite: what it gives, and that a query that does not end is ended.
import { afterEach, expect, test } from 'vitest'
import type { SqlTable } from '#contract/portal/sql-shapes.ts'
import { queryRunner } from '#portal/skills/query-runner.ts'

const tables = (...numbers: number[]): SqlTable[] => [
  { name: 'n', columns: [{ name: 'i', type: 'INTEGER' }], rows: numbers.map((number) => [number]) },
]
const { leave, runOn } = queryRunner
afterEach(leave)

test('a query is run on each set of tables; one that does not end is ended after two seconds, and the next one is run', {
  tags: 'extended',
}, async () => {
  expect(await runOn([tables(1, 2), tables(5)], 'SELECT sum(i) AS total FROM n')).toEqual([
    { columns: ['total'], rows: [[3]], isCut: false },
    { columns: ['total'], rows: [[5]], isCut: false },
  ])
  const endless =
    'WITH RECURSIVE e(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM e) SELECT count(*) FROM e WHERE (SELECT max(i) FROM n) = 2'
  const began = performance.now()
  const tooLong = { problem: { kind: 'time', text: '' } }
  expect(await runOn([tables(2), tables(2)], endless)).toEqual([tooLong, tooLong])
  expect(performance.now() - began).toBeGreaterThan(1900)
  expect(await runOn([tables(7)], 'SELECT i FROM n')).toMatchObject([{ rows: [[7]] }])
})
