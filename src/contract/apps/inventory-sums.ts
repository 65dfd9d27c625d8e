// The sums about a product: price, margin, whether it is low, what is doubtful. Without a schema, since the worker always has it loaded.
// @chunk inventory
import { barcodeFault } from '#contract/apps/inventory-codes.ts'
import type { Product } from '#contract/apps/inventory-product.ts'

/** The price with tax that follows from the one without, to the cent. */
export const priceWithTax = (basePrice: number, taxPercent: number): number =>
  Math.round(basePrice * (100 + taxPercent)) / 100

/** The part of the price without tax that is not cost, in percent to one place; null where there is no price. */
export const marginPercent = ({ cost, basePrice }: Pick<Product, 'cost' | 'basePrice'>): number | null =>
  basePrice === 0 ? null : Math.round(((basePrice - cost) / basePrice) * 1000) / 10

export const isLow = ({ available, lowStockAt }: Pick<Product, 'available' | 'lowStockAt'>): boolean =>
  lowStockAt !== null && available <= lowStockAt

/** What is worth a second look, and is stored nevertheless. */
export type ProductDoubt =
  | 'negative-stock'
  | 'reserved-over-stock'
  | 'base-price-below-cost'
  | 'price-without-tax'
  | 'barcode-form'
  | 'barcode-check-digit'

export function productDoubts(product: Product): ProductDoubt[] {
  const fault = barcodeFault(product.barcode)
  const doubts: [boolean, ProductDoubt][] = [
    [product.stock < 0, 'negative-stock'],
    [product.reserved > Math.max(0, product.stock), 'reserved-over-stock'],
    [product.basePrice < product.cost, 'base-price-below-cost'],
    [Math.abs(product.price - priceWithTax(product.basePrice, product.taxPercent)) > 0.011, 'price-without-tax'],
    [fault?.fault === 'form', 'barcode-form'],
    [fault?.fault === 'check-digit', 'barcode-check-digit'],
  ]
  return doubts.flatMap(([holds, doubt]) => (holds ? [doubt] : []))
}
