// Which products are meant by a search and filters, in the order asked for, and a page of them (workspace spec §9). Used by inventory*.ts.
import {
  type Paging,
  type ProductFilters,
  type ProductSorting,
  paginationOf,
} from '#contract/apps/inventory-product.ts'
import type * as z from '#contract/zod.ts'
import { idsBetween, pageOfList } from '../lists.ts'
import {
  ACTIVE_PRODUCTS,
  foldText,
  INACTIVE_PRODUCTS,
  LOW_PRODUCTS,
  productList,
  productsWith,
} from '../product-lists.ts'
import { readProducts } from './inventory-read.ts'
import type { InventoryContext } from './inventory-tables.ts'

type Page = z.infer<typeof Paging>

/** A page of the products meant; beyond the last page no products, and only `lastPage`. */
export async function pageOfProducts({ page, size, ...asked }: ProductSorting & Page, context: InventoryContext) {
  const list = productList(asked.sort, context.language)
  const meant = await meantProducts(asked, context)
  let ids: string[]
  let length: number
  if (meant === null) {
    const part = await pageOfList(context.db, list, { page, size, reverse: asked.order === 'desc' })
    ids = part.ids
    length = part.total
  } else {
    length = meant.size
    ids = (await inOrder(asked, meant, context)).slice((page - 1) * size, page * size)
  }
  const pagination = paginationOf(length, page, size)
  if (!pagination) return { products: null, pagination: { lastPage: Math.max(1, Math.ceil(length / size)) } }
  return { products: await readProducts(ids, context), pagination }
}

/** The ids of all products meant, in order. */
export async function productIds(asked: ProductSorting, context: InventoryContext): Promise<string[]> {
  return inOrder(asked, await meantProducts(asked, context), context)
}

/** The list's keys are read, and no row: filters and orders combine in memory. */
async function inOrder(
  { sort, order }: ProductSorting,
  meant: ReadonlySet<string> | null,
  { db, language }: InventoryContext,
): Promise<string[]> {
  if (meant?.size === 0) return []
  const list = productList(sort, language)
  const all = await idsBetween(db, list)
  const ids = meant ? all.filter((id) => meant.has(id)) : all
  return order === 'desc' ? ids.reverse() : ids
}

/** Null where all are. Each filter is read from its index. */
export async function meantProducts(filters: ProductFilters, context: InventoryContext): Promise<Set<string> | null> {
  const sets = [...(await searched(filters.search, context)), ...(await filtered(filters, context))]
  const [smallest, ...others] = sets.sort((a, b) => a.size - b.size)
  return smallest ? others.reduce((meant, set) => meant.intersection(set), smallest) : null
}

/** For each word, the products where it stands. */
async function searched(search: string, { db, tables, language }: InventoryContext): Promise<Set<string>[]> {
  const words = [...new Set(foldText(search).split(/\s+/))].filter((word) => word !== '')
  if (words.length === 0) return []
  const found = await productsWith(db, language, words)
  const tags = await tables.productTags.toArray()
  return Promise.all(
    words.map(async (word, index) => {
      const named = tags.filter(({ title, titleFr }) =>
        foldText(language === 'fr' ? (titleFr ?? title) : title).includes(word),
      )
      const bearing = await tables.products
        .where('tags')
        .anyOf(named.map(({ id }) => id))
        .primaryKeys()
      return new Set([...(found[index] ?? []), ...bearing])
    }),
  )
}

async function filtered(filters: ProductFilters, { db, tables }: InventoryContext): Promise<Set<string>[]> {
  const { products } = tables
  const whole = (list: string) => idsBetween(db, list)
  const reads: PromiseLike<string[]>[] = []
  if (filters.category !== undefined) reads.push(inCategory(filters.category, tables))
  if (filters.brand !== undefined) reads.push(products.where('brand').equals(filters.brand).primaryKeys())
  if (filters.vendor !== undefined) reads.push(products.where('vendor').equals(filters.vendor).primaryKeys())
  if (filters.tag !== undefined) reads.push(products.where('tags').equals(filters.tag).primaryKeys())
  if (filters.active !== undefined) reads.push(whole(filters.active === 'true' ? ACTIVE_PRODUCTS : INACTIVE_PRODUCTS))
  if (filters.lowStock === 'true') reads.push(whole(LOW_PRODUCTS))
  const sets = (await Promise.all(reads)).map((ids) => new Set(ids))
  if (filters.lowStock !== 'false') return sets
  const low = new Set(await whole(LOW_PRODUCTS))
  const all = await products.toCollection().primaryKeys()
  return [...sets, new Set(all).difference(low)]
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
