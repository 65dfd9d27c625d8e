// Which products are meant by a search and filters, in the requested order, and a page of them (workspace spec §9).
import {
  type Paging,
  type ProductFilters,
  type ProductSorting,
  paginationOf,
} from '#contract/apps/inventory-product.ts'
import type * as z from '#contract/zod.ts'
import { foldText } from '#formats/text.ts'
import { idsBetween, pageOfList } from '#sw/api/engine/lists/lists.ts'
import { ACTIVE_PRODUCTS, INACTIVE_PRODUCTS, LOW_PRODUCTS, productList, productTexts } from './derived.ts'
import { remembered } from './memory.ts'
import { readProducts } from './read.ts'
import type { InventoryContext } from './tables.ts'

type Page = z.infer<typeof Paging>

/** A page of the products meant; beyond the last page no products, and only `lastPage`. */
export async function pageOfProducts({ page, size, ...sorting }: ProductSorting & Page, context: InventoryContext) {
  const list = productList(sorting.sort, context.language)
  const meant = await meantProducts(sorting, context)
  let ids: string[]
  let length: number
  if (meant === null) {
    const part = await pageOfList(context.db, list, { page, size, reverse: sorting.order === 'desc' })
    ids = part.ids
    length = part.total
  } else {
    length = meant.size
    ids = (await inOrder(sorting, meant, context)).slice((page - 1) * size, page * size)
  }
  const pagination = paginationOf(length, page, size)
  if (!pagination) return { products: null, pagination: { lastPage: Math.max(1, Math.ceil(length / size)) } }
  return { products: await readProducts(ids, context), pagination }
}

/** The ids of all products meant, in order. */
export async function productIds(sorting: ProductSorting, context: InventoryContext): Promise<string[]> {
  return inOrder(sorting, await meantProducts(sorting, context), context)
}

/** The list's keys are read, and no row: filters and orders combine in memory. */
async function inOrder(
  { sort, order }: ProductSorting,
  meant: ReadonlySet<string> | null,
  { db, language }: InventoryContext,
): Promise<string[]> {
  if (meant?.size === 0) return []
  const list = productList(sort, language)
  const all = await remembered(db, `order ${list}`, () => idsBetween(db, list))
  const ids = meant ? all.filter((id) => meant.has(id)) : all
  return order === 'desc' ? ids.toReversed() : [...ids]
}

/** Null where all are. Each filter is read from its index. */
async function meantProducts(filters: ProductFilters, context: InventoryContext): Promise<ReadonlySet<string> | null> {
  const sets = [...(await searched(filters.search, context)), ...(await filtered(filters, context))]
  const [smallest, ...others] = sets.sort((a, b) => a.size - b.size)
  return smallest ? others.reduce((meant, set) => meant.intersection(set), smallest) : null
}

/** For each word, the products where it occurs. */
async function searched(search: string, { db, tables, language }: InventoryContext): Promise<Set<string>[]> {
  const words = [...new Set(foldText(search).split(/\s+/))].filter((word) => word !== '')
  if (words.length === 0) return []
  const texts = await remembered(db, `texts ${language}`, () => productTexts(db, language))
  const tags = await tables.productTags.toArray()
  const sets: Set<string>[] = []
  for (const word of words) {
    const meaning = tags.filter(({ title, titleFr }) =>
      foldText(language === 'fr' ? (titleFr ?? title) : title).includes(word),
    )
    const bearing = await tables.products
      .where('tags')
      .anyOf(meaning.map(({ id }) => id))
      .primaryKeys()
    const named = texts.filter(({ text }) => text.includes(word)).map(({ id }) => id)
    sets.push(new Set([...named, ...bearing]))
  }
  return sets
}

/** One after the other: a write's transaction is lost where several such readings run side by side in it. */
async function filtered(filters: ProductFilters, { db, tables }: InventoryContext): Promise<ReadonlySet<string>[]> {
  const { products } = tables
  const ids = (name: string, read: () => PromiseLike<string[]>) =>
    remembered(db, name, async () => new Set(await read()))
  const whole = (list: string) => ids(list, () => idsBetween(db, list))
  const where = (field: 'brand' | 'vendor' | 'tags', id: string) =>
    ids(`${field} ${id}`, () => products.where(field).equals(id).primaryKeys())
  const { category, brand, vendor, tag, active, lowStock } = filters
  const sets: ReadonlySet<string>[] = []
  if (category !== undefined) sets.push(await ids(`category ${category}`, () => inCategory(category, tables)))
  if (brand !== undefined) sets.push(await where('brand', brand))
  if (vendor !== undefined) sets.push(await where('vendor', vendor))
  if (tag !== undefined) sets.push(await where('tags', tag))
  if (active !== undefined) sets.push(await whole(active === 'true' ? ACTIVE_PRODUCTS : INACTIVE_PRODUCTS))
  if (lowStock === 'true') sets.push(await whole(LOW_PRODUCTS))
  if (lowStock === 'false') {
    const all = await ids('all', () => products.toCollection().primaryKeys())
    sets.push(all.difference(await whole(LOW_PRODUCTS)))
  }
  return sets
}

/** In the category, or in one below it. */
async function inCategory(id: string, { products, productCategories }: InventoryContext['tables']): Promise<string[]> {
  const branch = new Set([id])
  for (let level = [id]; level.length > 0; ) {
    const below = await productCategories.where('parentId').anyOf(level).primaryKeys()
    level = below.filter((category) => !branch.has(category))
    for (const category of level) branch.add(category)
  }
  return products
    .where('category')
    .anyOf([...branch])
    .primaryKeys()
}
