// What the form of a product holds, all as it is typed, and how it becomes a product again. Pure.
import { BLANK_PRODUCT, NAME_LIMIT, type Product, type ProductPatch } from '#contract/apps/inventory-product.ts'
import { priceWithTax } from '#contract/apps/inventory-sums.ts'
import * as z from '#contract/zod.ts'
import { changedOf } from '#kit/forms/changed-of.ts'
import type { Amounts } from '../use-amounts.ts'

const Typed = z.string().check(z.maxLength(100))

export const ProductValues = z.object({
  name: z.string().check(z.maxLength(NAME_LIMIT)),
  description: z.string().check(z.maxLength(10_000)),
  /** Ids; empty for none. */
  category: z.string(),
  brand: z.string(),
  vendor: z.string(),
  tags: z.array(z.string()).check(z.maxLength(50)),
  /** Titles of tags that do not exist yet. */
  newTags: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50)),
  sku: Typed,
  barcode: Typed,
  cost: Typed,
  basePrice: Typed,
  taxPercent: Typed,
  price: Typed,
  weight: Typed,
  reserved: Typed,
  /** Empty: nobody wants to know. */
  lowStockAt: Typed,
  active: z.boolean(),
})
export type ProductValues = z.infer<typeof ProductValues>

const FIELDS = Object.keys(ProductValues.shape).filter((name) => name !== 'newTags') as readonly ProductField[]

export function valuesOf(product: Product, isNew: boolean, { toField }: Amounts): ProductValues {
  const { name, description, category, brand, vendor, tags, sku, barcode, active } = product
  return {
    name: isNew && name === BLANK_PRODUCT.name ? '' : name,
    description,
    category: category ?? '',
    brand: brand ?? '',
    vendor: vendor ?? '',
    tags: [...tags],
    newTags: [],
    sku,
    barcode,
    cost: toField(product.cost, 'money'),
    basePrice: toField(product.basePrice, 'money'),
    taxPercent: String(product.taxPercent),
    price: toField(product.price, 'money'),
    weight: toField(product.weight),
    reserved: toField(product.reserved),
    lowStockAt: toField(product.lowStockAt),
    active,
  }
}

export type NumberName = 'cost' | 'basePrice' | 'price' | 'weight' | 'reserved' | 'lowStockAt' | 'stock'
export type NumberFault = 'not-a-number' | 'negative' | 'not-whole' | 'too-large'

const MOST = 1e9
const WHOLE: readonly NumberName[] = ['reserved', 'lowStockAt', 'stock']
const SIGNED: readonly NumberName[] = ['lowStockAt', 'stock']
/** Those of the form. */
export const NUMBER_NAMES = ['cost', 'basePrice', 'price', 'weight', 'reserved', 'lowStockAt'] as const
export type FormNumber = (typeof NUMBER_NAMES)[number]

/** What is wrong with a number as it is typed; nothing where it is one. An empty field is zero, or none for the alert level. */
export function numberFault(name: NumberName, typed: string, read: Amounts['read']): NumberFault | undefined {
  if (typed.trim() === '') return undefined
  const value = read(typed)
  if (value === undefined) return 'not-a-number'
  if (value < 0 && !SIGNED.includes(name)) return 'negative'
  if (Math.abs(value) > MOST) return 'too-large'
  return WHOLE.includes(name) && !Number.isInteger(value) ? 'not-whole' : undefined
}

/** Numbers that are not there, or are none, are zero. */
export function numbersOf(typed: ProductValues, read: Amounts['read']) {
  const number = (text: string) => read(text) ?? 0
  return {
    cost: number(typed.cost),
    basePrice: number(typed.basePrice),
    taxPercent: Number(typed.taxPercent),
    price: number(typed.price),
    weight: number(typed.weight),
    reserved: number(typed.reserved),
    lowStockAt: typed.lowStockAt.trim() === '' ? null : number(typed.lowStockAt),
  }
}

function patchOf(typed: ProductValues, read: Amounts['read']): ProductPatch {
  const { name, description, category, brand, vendor, tags, sku, barcode, active } = typed
  return {
    name: name.trim(),
    description: description.trim(),
    category: category || null,
    brand: brand || null,
    vendor: vendor || null,
    tags,
    sku: sku.trim(),
    barcode: barcode.replaceAll(/\s/g, ''),
    active,
    ...numbersOf(typed, read),
  }
}

/** They follow from each other: one of them without the others may be of another price. */
const PRICES: readonly string[] = ['basePrice', 'taxPercent', 'price']

/** The names of what was changed, as it is stored. */
function changedNames(typed: ProductValues, begun: ProductValues, read: Amounts['read']): Set<string> {
  const changed = new Set(Object.keys(changedOf(patchOf(begun, read), patchOf(typed, read))))
  if (PRICES.some((name) => changed.has(name))) for (const name of PRICES) changed.add(name)
  return changed
}

/**
 * What was changed in the form; the rest stays as it may have been changed elsewhere meanwhile. Tags go along where others are added to them.
 * @param begun what the form began with
 */
export function changeOf(typed: ProductValues, begun: ProductValues, read: Amounts['read']): ProductPatch {
  const changed = changedNames(typed, begun, read)
  if (typed.newTags.length > 0) changed.add('tags')
  return Object.fromEntries(Object.entries(patchOf(typed, read)).filter(([name]) => changed.has(name)))
}

export type ProductField = Exclude<keyof ProductValues, 'newTags'>

/**
 * What saving would replace: the fields that were changed in the form and elsewhere, unless to the same.
 * @param stored what the form would begin with now
 */
export function replacedBy(
  typed: ProductValues,
  begun: ProductValues,
  stored: ProductValues,
  read: Amounts['read'],
): readonly ProductField[] {
  const [changed, other] = [changedNames(typed, begun, read), changedOf(patchOf(begun, read), patchOf(stored, read))]
  const differing = changedOf(patchOf(stored, read), patchOf(typed, read))
  return FIELDS.filter((name) => changed.has(name) && name in other && name in differing)
}

/** What was not touched in the form and is stored otherwise now: it is shown as it is stored. */
export function untouchedOf(typed: ProductValues, begun: ProductValues, stored: ProductValues): Partial<ProductValues> {
  const touched = new Set(Object.keys(changedOf(begun, typed)))
  if (PRICES.some((name) => touched.has(name))) for (const name of PRICES) touched.add(name)
  return Object.fromEntries(Object.entries(changedOf(begun, stored)).filter(([name]) => !touched.has(name)))
}

/** The price without tax that a price with tax comes from, to the cent. */
export const priceWithoutTax = (price: number, taxPercent: number): number =>
  Math.round((price * 10_000) / (100 + taxPercent)) / 100

export { priceWithTax }
