// The sample inventory is what the contract says, and holds together: references, prices, barcodes, ledgers, pictures, both languages.
import { describe, expect, test } from 'vitest'
import { barcodeFault } from '#contract/apps/inventory-codes.ts'
import { ProductMaker, TAX_PERCENTS } from '#contract/apps/inventory-product.ts'
import {
  CategoryRow,
  PictureRow,
  ProductRow,
  ProductTagRow,
  StockCountLine,
  StockCountSheet,
} from '#contract/apps/inventory-rows.ts'
import { StockMovement } from '#contract/apps/inventory-stock.ts'
import { priceWithTax } from '#contract/apps/inventory-sums.ts'
import * as z from '#contract/zod.ts'
import { hadCome } from '#seed/biography.ts'
import { seedInventory } from '#seed/inventory.ts'
import { people } from '#seed/people.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const seed = seedInventory(NOW)
const { products, stockMovements } = seed
const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
const stockOf = (id: string) =>
  stockMovements.filter(({ productId }) => productId === id).reduce((sum, { quantity }) => sum + quantity, 0)

describe('the sample inventory', () => {
  test('every row has the shape of the contract, with nothing besides', () => {
    expect(z.array(ProductRow).parse(products)).toEqual(products)
    expect(z.array(CategoryRow).parse(seed.productCategories)).toEqual(seed.productCategories)
    expect(z.array(ProductMaker).parse([...seed.productBrands, ...seed.productVendors])).toHaveLength(23)
    expect(z.array(ProductTagRow).parse(seed.productTags)).toEqual(seed.productTags)
    expect(z.array(PictureRow).parse(seed.productPictures)).toEqual(seed.productPictures)
    expect(z.array(StockMovement).parse(stockMovements)).toEqual(stockMovements)
    expect(z.array(StockCountSheet).parse(seed.stockCounts)).toEqual(seed.stockCounts)
    expect(z.array(StockCountLine).parse(seed.stockCountRows)).toEqual(seed.stockCountRows)
  })

  test('whoever wrote a line of a ledger had come by then', () => {
    const early = stockMovements.filter(({ by, at }) => !hadCome(by, (NOW - Date.parse(at)) / 86_400_000))
    expect(early).toEqual([])
  })

  test('French punctuation keeps to its word', () => {
    for (const { nameFr, descriptionFr } of products) expect(`${nameFr} ${descriptionFr}`).not.toMatch(/ [;:!?»€]|« /)
  })

  test('there are 200 products, 12 categories or more, 15 brands, 8 vendors, 20 tags, and each of them is in use', () => {
    expect(products).toHaveLength(200)
    expect(seed.productCategories.length).toBeGreaterThanOrEqual(12)
    expect([seed.productBrands.length, seed.productVendors.length, seed.productTags.length]).toEqual([15, 8, 20])
    expect(new Set(products.map(({ brand }) => brand))).toEqual(idsOf(seed.productBrands))
    expect(new Set(products.map(({ vendor }) => vendor))).toEqual(idsOf(seed.productVendors))
    expect(new Set(products.flatMap(({ tags }) => tags))).toEqual(idsOf(seed.productTags))
    const parents = new Set(seed.productCategories.map(({ parentId }) => parentId))
    const used = new Set(products.map(({ category }) => category))
    for (const { id } of seed.productCategories) expect(used.has(id) || parents.has(id)).toBe(true)
  })

  test('references resolve', () => {
    const [categories, pictures, known, staff] = [
      idsOf(seed.productCategories),
      idsOf(seed.productPictures),
      idsOf(products),
      idsOf(people),
    ]
    for (const { category, images } of products) {
      expect(categories.has(category ?? '')).toBe(true)
      expect(images.length).toBeGreaterThan(0)
      for (const id of images) expect(pictures.has(id)).toBe(true)
    }
    for (const { parentId } of seed.productCategories) expect(parentId === null || categories.has(parentId)).toBe(true)
    for (const { productId, by } of stockMovements) expect([known.has(productId), staff.has(by)]).toEqual([true, true])
    for (const { productId } of seed.stockCountRows) expect(known.has(productId)).toBe(true)
  })

  test('ids, SKUs and barcodes are unique, and every barcode is a valid EAN-13', () => {
    for (const values of [
      products.map(({ id }) => id),
      products.map(({ sku }) => sku),
      products.map(({ barcode }) => barcode),
    ])
      expect(new Set(values).size).toBe(200)
    for (const { barcode } of products) {
      expect(barcode).toMatch(/^\d{13}$/)
      expect(barcodeFault(barcode)).toBeNull()
    }
  })

  test('cost is below the base price, the price is it with tax, and all sample percents are in use', () => {
    for (const { cost, basePrice, taxPercent, price } of products) {
      expect(cost).toBeLessThan(basePrice)
      expect(price).toBe(priceWithTax(basePrice, taxPercent))
    }
    expect(new Set(products.map(({ taxPercent }) => taxPercent))).toEqual(new Set(TAX_PERCENTS))
  })

  test('names and descriptions are there in both languages, and differ', () => {
    for (const { name, nameFr, description, descriptionFr } of products) {
      expect(nameFr).toBeTruthy()
      expect(nameFr).not.toBe(name)
      expect(descriptionFr?.length).toBeGreaterThan(40)
      expect(description.length).toBeGreaterThan(40)
      expect(descriptionFr).not.toBe(description)
    }
    expect(products.every(({ name }) => name > 'A New Product')).toBe(true)
  })

  test('no stock was ever negative, nothing is reserved that is not there; some is low, some gone', () => {
    for (const { id, reserved } of products) {
      let stock = 0
      for (const { quantity } of stockMovements.filter(({ productId }) => productId === id)) {
        stock += quantity
        expect(stock).toBeGreaterThanOrEqual(0)
      }
      expect(reserved).toBeLessThanOrEqual(stock)
    }
    const low = products.filter(
      ({ id, reserved, lowStockAt }) => lowStockAt !== null && stockOf(id) - reserved <= lowStockAt,
    )
    expect(low.length).toBeGreaterThan(10)
    expect(low.length).toBeLessThan(50)
    expect(products.some(({ id }) => stockOf(id) === 0)).toBe(true)
  })

  test('a note of a ledger is of something that the product has', () => {
    const noted = (note: string) =>
      products.filter(({ id }) => stockMovements.some((one) => one.productId === id && one.note === note))
    const worn = ['mens', 'ladies', 'unisex']
    for (const { id, category } of noted('Wrong size')) expect(worn, id).toContain(category)
    for (const { id, category } of noted('Faulty seam'))
      expect([...worn, 'bags', 'backpacks', 'panniers'], id).toContain(category)
    for (const { id, name } of [...noted('Changed for another colour'), ...noted('Booked on the wrong colour')]) {
      const line = name.slice(0, name.lastIndexOf(', '))
      expect(products.filter((one) => one.name.startsWith(`${line}, `)).length, id).toBeGreaterThan(1)
    }
  })

  test('ledgers are in their sequence, in the past, with every reason; what was a mistake has its counter movement', () => {
    const reasons = new Set(stockMovements.map(({ reason }) => reason))
    expect([...reasons].sort()).toEqual(['correction', 'counted', 'damaged', 'received', 'returned', 'sold'])
    for (const { id, createdAt, updatedAt } of products) {
      const times = stockMovements.filter(({ productId }) => productId === id).map(({ at }) => at)
      expect(times).toEqual(times.toSorted())
      expect(Date.parse(createdAt) < Date.parse(updatedAt) && Date.parse(updatedAt) <= NOW).toBe(true)
    }
    for (const { at, reverses, quantity } of stockMovements) {
      expect(Date.parse(at)).toBeLessThanOrEqual(NOW)
      if (reverses === null) continue
      expect(stockMovements.find(({ id }) => id === reverses)?.quantity).toBe(-quantity)
    }
  })

  test('one count was applied and became movements, one is half done', () => {
    const [applied, running] = seed.stockCounts
    const rows = (id?: string) => seed.stockCountRows.filter(({ countId }) => countId === id)
    const different = rows(applied?.id).filter(({ state }) => state === 'different')
    expect(different.length).toBeGreaterThan(0)
    for (const { productId, counted, expected } of different) {
      const movement = stockMovements.find((line) => line.productId === productId && line.note === applied?.title)
      expect(movement).toMatchObject({ reason: 'counted', quantity: (counted ?? 0) - expected })
    }
    expect(rows(applied?.id).every(({ state }) => state !== 'open')).toBe(true)
    expect(new Set(rows(running?.id).map(({ state }) => state))).toEqual(new Set(['open', 'same', 'different']))
    for (const { productId, expected } of rows(running?.id)) expect(expected).toBe(stockOf(productId))
  })

  test('the pictures are drawn, small, and hold nothing that runs or loads', () => {
    for (const { src } of seed.productPictures) {
      expect(src?.startsWith('data:image/svg+xml,')).toBe(true)
      expect(src?.length).toBeLessThan(8000)
      expect(decodeURIComponent(src ?? '')).not.toMatch(/<script|href|on\w+=|undefined|NaN/)
    }
    expect(new Set(seed.productPictures.map(({ src }) => src)).size).toBeGreaterThan(380)
  })

  test('the same moment gives the same rows; a factor makes as many times more, with ids of their own', () => {
    expect(seedInventory(NOW)).toEqual(seed)
    const many = seedInventory(NOW, 4)
    expect(many.products).toHaveLength(800)
    expect(many.products.slice(0, 200)).toEqual(products)
    expect(many.stockCountRows).toEqual(seed.stockCountRows)
    for (const rows of [many.products, many.stockMovements, many.productPictures])
      expect(idsOf(rows).size).toBe(rows.length)
    expect(z.array(ProductRow).parse(many.products)).toEqual(many.products)
    for (const { barcode } of many.products) expect(barcodeFault(barcode)).toBeNull()
    expect(new Set(many.products.map(({ sku }) => sku)).size).toBe(800)
  })
})
