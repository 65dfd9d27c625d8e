// Which products the list shows, as the calls take it. Pure.
// @chunk inventory
import { type InventorySearch, SIZES } from './search-params.ts'

/** Which products are meant, as the calls take it. */
export const filtersOf = ({ q, category, brand, vendor, tag, active, low }: InventorySearch) => ({
  search: q?.trim() ?? '',
  ...(category !== undefined && { category }),
  ...(brand !== undefined && { brand }),
  ...(vendor !== undefined && { vendor }),
  ...(tag !== undefined && { tag }),
  ...(active !== undefined && { active: active === 'yes' ? ('true' as const) : ('false' as const) }),
  ...(low !== undefined && { lowStock: 'true' as const }),
})
export type Filters = ReturnType<typeof filtersOf>

/** The same in its sequence (workspace spec §9). */
export const sortedOf = (search: InventorySearch) => ({
  ...filtersOf(search),
  sort: search.sort ?? ('name' as const),
  order: search.order ?? ('asc' as const),
})

export const pageOf = (search: InventorySearch) => ({
  ...sortedOf(search),
  page: search.page ?? 1,
  size: search.size ?? SIZES[0],
})

/** The list as it is, without what is open in it. */
export const sameList = ({
  product: _,
  made: _made,
  count: _count,
  labels: _labels,
  ...list
}: InventorySearch): InventorySearch => list

/** Whether anything narrows the list. */
export const isNarrowed = (search: InventorySearch): boolean => {
  const { search: text, ...others } = filtersOf(search)
  return text !== '' || Object.keys(others).length > 0
}

/** Takes away all that narrows the list. */
export const EVERYTHING: InventorySearch = {
  q: undefined,
  category: undefined,
  brand: undefined,
  vendor: undefined,
  tag: undefined,
  active: undefined,
  low: undefined,
  page: undefined,
}
