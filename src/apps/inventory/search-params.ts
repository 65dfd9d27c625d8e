// Search parameters of the inventory: which products, in which order, which page of them, and which row is open. Invalid values are dropped.
import { oneOf, text, valuesOf, wholeFrom } from '#platform/read-values.ts'

export const SORTS = ['name', 'sku', 'price', 'stock', 'available', 'active'] as const
export type Sort = (typeof SORTS)[number]
export const SIZES = [10, 25, 50, 100] as const
const YES = oneOf(['yes'])

export const readInventorySearch = valuesOf({
  /** What is searched. */
  q: text,
  /** Ids. */
  category: text,
  brand: text,
  vendor: text,
  tag: text,
  active: oneOf(['yes', 'no']),
  low: YES,
  /** Default: by name, upwards. */
  sort: oneOf(SORTS),
  order: oneOf(['desc']),
  page: wholeFrom(1),
  size: oneOf(SIZES),
  /** Of the row that is open. */
  product: text,
  /** The products of the page as a spreadsheet, in place of rows. */
  sheet: YES,
  /** In place of the list: `all` stock counts, or the id of one. */
  count: text,
  /** In place of the list: labels to print, `listed` or the ids of some products with commas between them. */
  labels: text,
  /** The product of the page was made for its form, and leaves with it. */
  made: YES,
})
export type InventorySearch = ReturnType<typeof readInventorySearch>
