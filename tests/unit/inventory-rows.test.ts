// Rows of a table of products: what is taken, what cannot be, and on which line of the file it is.
import { expect, test } from 'vitest'
import { rowsOfTable } from '#apps/inventory/import/rows-of-table.ts'
import { readCsv } from '#formats/csv.ts'

test('a row with more cells than the header has is told apart and not taken', () => {
  const [, ...lines] = readCsv('sku,name,price\n0042,Bottle,12\n0043,Flask, large,20\n0044,Cup,4,,\n0045,Jug\n')
  const { rows, torn, tooLarge } = rowsOfTable({ rows: lines, firstRow: 2 }, ['sku', 'name', null])
  expect(rows).toEqual([
    { line: 2, row: { sku: '0042', name: 'Bottle' }, isTorn: false },
    { line: 4, row: { sku: '0044', name: 'Cup' }, isTorn: false },
    { line: 5, row: { sku: '0045', name: 'Jug' }, isTorn: false },
  ])
  expect(torn.map(({ line, row }) => [line, row.sku])).toEqual([[3, '0043']])
  expect(tooLarge).toEqual([])
})

test('those behind one that no call takes keep their line', () => {
  const { rows, tooLarge } = rowsOfTable(
    {
      rows: [
        ['1', 'x'.repeat(1_000_000)],
        ['2', 'Cup'],
      ],
      firstRow: 1,
    },
    ['sku', 'name'],
  )
  expect(rows.map(({ line }) => line)).toEqual([2])
  expect(tooLarge).toHaveLength(1)
})
