// The spreadsheet of the inventory: what clipboards hold, what lands where, and what a text means in a cell.
import { describe, expect, test } from 'vitest'
import { filled, pasted, pulledTo } from '#apps/inventory/sheet/sheet-area.ts'
import { cellText, changesOf, readCell } from '#apps/inventory/sheet/sheet-columns.ts'
import type { Amounts } from '#apps/inventory/use-amounts.ts'
import { BLANK_PRODUCT, type Product } from '#contract/apps/inventory-product.ts'
import { readNumberEntry } from '#formats/number-entry.ts'
import { readTabSeparated, tabSeparated } from '#formats/tab-separated.ts'

const french = {
  read: (text) => readNumberEntry(text, 'fr'),
  toField: (value, kind) =>
    value === null ? '' : (kind === 'money' ? value.toFixed(2) : String(value)).replace('.', ','),
} as Amounts

const product: Product = {
  ...BLANK_PRODUCT,
  id: 'mug',
  name: 'Mug',
  sku: '0042',
  cost: 4,
  basePrice: 10,
  taxPercent: 20,
  price: 12,
  stock: 5,
  reserved: 2,
  available: 3,
  images: [],
  thumbnail: null,
  createdAt: '',
  updatedAt: '',
}

describe('the clipboard', () => {
  test('cells are divided by tabs and lines; quotes hold what would divide; empty rows stay', () => {
    expect(readTabSeparated('a\tb\r\nc\t\r\n')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ])
    expect(readTabSeparated('1\n\n3')).toEqual([['1'], [''], ['3']])
    expect(readTabSeparated('"two\nlines"\t"5"" wide"\n12" long')).toEqual([['two\nlines', '5" wide'], ['12" long']])
    expect(readTabSeparated('')).toEqual([['']])
  })

  test('what is copied reads the same', () => {
    const cells = [
      ['0042', 'a\tb', '5" wide'],
      ['', '1 234,50', 'two\nlines'],
    ]
    expect(readTabSeparated(tabSeparated(cells))).toEqual(cells)
  })
})

describe('what lands where', () => {
  const size = { rows: 4, columns: 3 }
  const at = (row: number, column: number) => ({ top: row, left: column, bottom: row, right: column })

  test('a table is put where the selection begins; what has no cell is counted', () => {
    const { texts, outside } = pasted(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      at(3, 1),
      size,
    )
    expect(texts).toEqual([
      { row: 3, column: 1, text: 'a' },
      { row: 3, column: 2, text: 'b' },
    ])
    expect(outside).toBe(2)
  })

  test('one cell fills all that is selected, and so does a table that fits in it several times', () => {
    expect(pasted([['x']], { top: 0, left: 0, bottom: 1, right: 1 }, size).texts).toHaveLength(4)
    const twice = pasted([['a'], ['b']], { top: 0, left: 0, bottom: 3, right: 0 }, size).texts
    expect(twice.map(({ text }) => text)).toEqual(['a', 'b', 'a', 'b'])
    expect(pasted([['a'], ['b']], { top: 0, left: 0, bottom: 2, right: 0 }, size).texts).toHaveLength(2)
  })

  test('filling repeats the selection downwards or to the right, and leaves the selection alone', () => {
    const textAt = ({ row, column }: { row: number; column: number }) => `${row}${column}`
    const source = { top: 0, left: 1, bottom: 1, right: 1 }
    expect(filled(source, { ...source, bottom: 3 }, textAt)).toEqual([
      { row: 2, column: 1, text: '01' },
      { row: 3, column: 1, text: '11' },
    ])
    expect(filled(source, { ...source, right: 2 }, textAt)).toEqual([
      { row: 0, column: 2, text: '01' },
      { row: 1, column: 2, text: '11' },
    ])
    expect(filled(source, source, textAt)).toEqual([])
  })

  test('the handle is pulled down, or to the right, and nowhere else', () => {
    const area = { top: 1, left: 1, bottom: 2, right: 2 }
    expect(pulledTo(area, { row: 4, column: 9 })).toEqual({ ...area, bottom: 4 })
    expect(pulledTo(area, { row: 2, column: 4 })).toEqual({ ...area, right: 4 })
    expect(pulledTo(area, { row: 0, column: 0 })).toBeUndefined()
  })
})

describe('what a text means in a cell', () => {
  test('codes keep their zeros, numbers are read as the person writes them, an alert level may be none', () => {
    expect(readCell('sku', ' 0007 ', french)).toEqual({ value: '0007' })
    expect(readCell('barcode', '400 6381 333931', french)).toEqual({ value: '4006381333931' })
    expect(readCell('cost', '1 062,50', french)).toEqual({ value: 1062.5 })
    expect(readCell('lowStockAt', '', french)).toEqual({ value: null })
    expect(readCell('stock', '-3', french)).toEqual({ value: -3 })
    expect(readCell('active', 'Oui', french)).toEqual({ value: true })
  })

  test.each([
    ['name', ' ', 'required'],
    ['cost', 'twelve', 'not-a-number'],
    ['price', '-1', 'negative'],
    ['stock', '1,5', 'not-whole'],
    ['taxPercent', '19', 'no-such-tax'],
    ['active', 'perhaps', 'no-yes-or-no'],
    ['available', '4', 'fixed'],
  ] as const)('%s refuses “%s”: %s', (column, text, fault) => {
    expect(readCell(column, text, french)).toEqual({ fault })
  })

  test('every cell means, when it is pasted, what was copied', () => {
    const words = { yes: 'oui', no: 'non' }
    for (const column of ['name', 'sku', 'cost', 'basePrice', 'taxPercent', 'stock', 'lowStockAt', 'active'] as const)
      expect(readCell(column, cellText(product, column, french, words), french)).toEqual({ value: product[column] })
  })

  test('the price with tax follows from the one without, or the other way round, unless both are given', () => {
    const patchOf = (...cells: [Parameters<typeof readCell>[0], string][]) =>
      changesOf(
        cells.map(([column, text]) => ({ product, column, text })),
        french,
      ).patches[0]?.product
    expect(patchOf(['basePrice', '20'])).toEqual({ basePrice: 20, price: 24 })
    expect(patchOf(['taxPercent', '10'])).toEqual({ taxPercent: 10, price: 11 })
    expect(patchOf(['price', '24'])).toEqual({ price: 24, basePrice: 20 })
    expect(patchOf(['price', '24'], ['basePrice', '19'])).toEqual({ price: 24, basePrice: 19 })
    expect(patchOf(['cost', '4,00'])).toBeUndefined()
  })

  test('a cell that means nothing is told with its product', () => {
    const { refused } = changesOf(
      [
        { product, column: 'cost', text: 'x' },
        { product, column: 'sku', text: 'A' },
      ],
      french,
    )
    expect(refused).toMatchObject([{ column: 'cost', fault: 'not-a-number', product: { id: 'mug' } }])
  })
})
