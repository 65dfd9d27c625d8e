// Article numbers as the inventory makes and checks them.
import { expect, test } from 'vitest'
import { barcodeFault, eanCheckDigit, withCheckDigit } from '#contract/apps/inventory-codes.ts'
import { BLANK_PRODUCT, type Product } from '#contract/apps/inventory-product.ts'
import { marginPercent, priceWithTax, productDoubts } from '#contract/apps/inventory-sums.ts'

test('check digits of EAN-13 and EAN-8', () => {
  expect(eanCheckDigit('400638133393')).toBe('1')
  expect(eanCheckDigit('7351353')).toBe('7')
  expect(eanCheckDigit('40063813339')).toBe('')
  expect(withCheckDigit('400638133393')).toBe('4006381333931')
  expect(withCheckDigit('ABC')).toBe('ABC')
  // A UPC-A, which is whole.
  expect(withCheckDigit('036000291452')).toBe('036000291452')
})

test('a barcode’s fault is its check digit or its form; other codes pass', () => {
  expect(barcodeFault('4006381333931')).toBeNull()
  expect(barcodeFault('4006381333932')).toEqual({ fault: 'check-digit', expected: '1' })
  expect(barcodeFault('KW-0001/B')).toBeNull()
  expect(barcodeFault('')).toBeNull()
  expect(barcodeFault('two words')).toEqual({ fault: 'form' })
})

test('price with tax and margin, to the cent and to one place', () => {
  expect(priceWithTax(115.83, 20)).toBe(139)
  expect(marginPercent({ cost: 60, basePrice: 100 })).toBe(40)
  expect(marginPercent({ cost: 1, basePrice: 0 })).toBeNull()
})

test('what is doubtful about a product is named', () => {
  const at = '2026-11-17T09:00:00.000Z'
  const fine: Product = {
    ...BLANK_PRODUCT,
    id: 'x',
    thumbnail: null,
    images: [],
    available: 0,
    createdAt: at,
    updatedAt: at,
  }
  expect(productDoubts(fine)).toEqual([])
  const doubtful = { ...fine, stock: -1, reserved: 2, cost: 5, basePrice: 4, price: 9, barcode: '4006381333932' }
  expect(productDoubts(doubtful)).toEqual([
    'negative-stock',
    'reserved-over-stock',
    'base-price-below-cost',
    'price-without-tax',
    'barcode-check-digit',
  ])
})
