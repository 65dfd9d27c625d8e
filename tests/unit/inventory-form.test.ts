// What the form of a product saves: what was changed in it, and no more. What was changed elsewhere meanwhile is shown, or reported as replaced.
import { expect, test } from 'vitest'
import { changeOf, type ProductValues, replacedBy, untouchedOf } from '#apps/inventory/edit/product-values.ts'
import { readNumberEntry } from '#formats/number-entry.ts'

const read = (text: string) => readNumberEntry(text, 'en')

const begun: ProductValues = {
  ...{ name: 'Mug', description: '', category: '', brand: 'b1', vendor: '', tags: ['t1'], newTags: [], sku: '0042' },
  ...{ barcode: '', cost: '4.00', basePrice: '10.00', taxPercent: '20', price: '12.00', weight: '0.3', reserved: '2' },
  ...{ lowStockAt: '', active: true },
}

test.each<[string, Partial<ProductValues>, object]>([
  ['nothing', {}, {}],
  ['the same number typed another way', { cost: '4', price: ' 12.0' }, {}],
  [
    'a text, an unchosen brand and a level',
    { name: ' Cup ', brand: '', lowStockAt: '3' },
    { name: 'Cup', brand: null, lowStockAt: 3 },
  ],
  [
    'a price, with what it follows from',
    { price: '24.00', basePrice: '20.00' },
    { basePrice: 20, taxPercent: 20, price: 24 },
  ],
  [
    'the tax, with the prices around it',
    { taxPercent: '10', price: '11.00' },
    { basePrice: 10, taxPercent: 10, price: 11 },
  ],
  ['a tag taken away', { tags: [] }, { tags: [] }],
  ['a new tag, with those it is added to', { newTags: ['Sale'] }, { tags: ['t1'] }],
])('saves %s', (_, typed, expected) => {
  expect(changeOf({ ...begun, ...typed }, begun, read)).toEqual(expected)
})

test.each<[string, Partial<ProductValues>, Partial<ProductValues>, readonly string[], object]>([
  ['nothing was typed', {}, { name: 'Cup' }, [], { name: 'Cup' }],
  ['another field was changed elsewhere', { sku: '7' }, { name: 'Cup' }, [], { name: 'Cup' }],
  ['the same field was', { name: 'Jug' }, { name: 'Cup', weight: '1' }, ['name'], { weight: '1' }],
  ['it was changed to the same', { name: 'Cup ' }, { name: 'Cup' }, [], {}],
  ['a price it follows from was', { price: '24.00', basePrice: '20.00' }, { taxPercent: '10' }, ['taxPercent'], {}],
  ['tags are added to others', { newTags: ['Sale'] }, { tags: ['t2'] }, [], { tags: ['t2'] }],
])('where %s', (_, typed, elsewhere, replaced, shown) => {
  const stored = { ...begun, ...elsewhere }
  expect(replacedBy({ ...begun, ...typed }, begun, stored, read)).toEqual(replaced)
  expect(untouchedOf({ ...begun, ...typed }, begun, stored)).toEqual(shown)
})
