// The exports of shops, as their columns are named: which of them is which field of a product. Their content is invented.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guessFields } from '#apps/inventory/import/guess-fields.ts'
import { rowsOfTable } from '#apps/inventory/import/rows-of-table.ts'
import { readCsv } from '#formats/csv.ts'

const MUG = { sku: '007-MUG', name: 'Kelp mug', stock: '14' }
const barcode = '4006381333931'

test.each([
  [
    'shopify',
    {
      ...{ ...MUG, barcode, vendor: 'Harbour Pottery', category: 'Home & Garden', tags: 'kitchen' },
      ...{ active: 'true', price: '18.50', cost: '7.20' },
    },
  ],
  [
    'woocommerce',
    {
      ...{ ...MUG, barcode, brand: 'Harbour Pottery', category: 'Mugs', tags: 'kitchen', description: 'Holds 30 cl' },
      ...{ active: '1', price: '18.50', lowStockAt: '3', weight: '0.32' },
    },
  ],
  ['odoo', { ...MUG, barcode, category: 'Mugs', basePrice: '15.42', cost: '7.20' }],
  ['prestashop', { ...MUG, category: 'Mugs', basePrice: '15,42', price: '18,50' }],
  ['medusa', { ...MUG, barcode, category: 'Mugs', tags: 'kitchen', description: 'Holds 30 cl', price: '18.50' }],
])('%s', (shop, expected) => {
  const [head = [], ...lines] = readCsv(readFileSync(`tests/fixtures/products/${shop}.csv`, 'utf8'))
  expect(rowsOfTable({ rows: lines, firstRow: 2 }, guessFields(head)).rows).toEqual([
    { line: 2, row: expected, isTorn: false },
  ])
})
