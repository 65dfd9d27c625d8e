// What the inventory reads.
// @chunk inventory
import { inventoryApi } from '#contract/apps/inventory.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { type Filters, filtersOf, pageOf, sortedOf } from './listed.ts'
import type { InventorySearch } from './search-params.ts'

const { brands, categories, count, counts, movements, product, products, someProducts, tags, vendors } =
  inventoryApi.endpoints

const BY_NAME = { sort: 'name', order: 'asc' } as const
/** So many lines of a ledger at once. */
export const LEDGER_SIZE = 10
/** So many stock counts, and so many rows of one, at once. */
export const COUNTS_SIZE = 20
export const COUNT_SIZE = 100

export const inventoryQueries = {
  page: (search: InventorySearch) => apiQuery(products, { query: pageOf(search) }),
  /** What the list shows, 500 at a time whatever its own pages are. */
  listed: (search: InventorySearch, page: number) =>
    apiQuery(products, { query: { ...sortedOf(search), page, size: 500 } }),
  /** How many there are is what is read of it. */
  count: (filters: Partial<Filters>) =>
    apiQuery(products, { query: { search: '', ...filters, ...BY_NAME, page: 1, size: 1 } }),
  lowCount: (search: InventorySearch) => inventoryQueries.count({ ...filtersOf(search), lowStock: 'true' }),
  /** Where a code may be another product's already. */
  withCode: (code: string) => apiQuery(products, { query: { search: code, ...BY_NAME, page: 1, size: 50 } }),
  /** In this sequence. */
  some: (ids: readonly string[]) => apiQuery(someProducts, { query: { ids: ids.join() } }),
  one: (id: string) => apiQuery(product, { query: { id } }),
  categories: () => apiQuery(categories, {}),
  brands: () => apiQuery(brands, {}),
  vendors: () => apiQuery(vendors, {}),
  tags: () => apiQuery(tags, {}),
  counts: (page: number) => apiQuery(counts, { query: { page, size: COUNTS_SIZE } }),
  sheet: (id: string, page: number) => apiQuery(count, { query: { id, page, size: COUNT_SIZE } }),
  movements: (id: string, page: number) => apiQuery(movements, { query: { id, page, size: LEDGER_SIZE } }),
}
