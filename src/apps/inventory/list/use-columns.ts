// The columns of the list, those that the person chose among them.
// @chunk inventory
import { useLingui } from '@lingui/react/macro'
import type { TableColumn } from '#kit/list/table-columns.ts'
import { type ChosenColumns, useTableColumns } from '#kit/list/use-table-columns.ts'
import { useInventory } from '../inventory-context.ts'

export type ColumnId =
  | 'name'
  | 'tags'
  | 'barcode'
  | 'brand'
  | 'vendor'
  | 'sku'
  | 'cost'
  | 'price'
  | 'stock'
  | 'active'
  | 'more'

export function useColumns(): ChosenColumns {
  const { t } = useLingui()
  const { search, setSearch } = useInventory()
  const figure = { width: '88px', isNumeric: true }
  const extra = { begins: 'hidden', isWideOnly: true, width: 'minmax(96px,1fr)' } as const
  const columns: readonly (TableColumn & { readonly id: ColumnId })[] = [
    { id: 'name', label: t`Product`, canSort: true, width: 'minmax(180px,3fr)' },
    { id: 'tags', label: t`Tags`, begins: 'shown', isWideOnly: true, width: 'minmax(80px,1.4fr)' },
    { id: 'sku', label: t`SKU`, begins: 'shown', canSort: true, width: 'minmax(110px,1fr)' },
    { ...extra, id: 'barcode', label: t`Barcode`, width: 'minmax(120px,1fr)' },
    { ...extra, id: 'brand', label: t`Brand` },
    { ...extra, id: 'vendor', label: t`Vendor` },
    { ...extra, ...figure, id: 'cost', label: t`Cost` },
    { ...figure, id: 'price', label: t`Price`, begins: 'shown', canSort: true },
    { id: 'stock', label: t`In stock`, begins: 'shown', canSort: true, isNumeric: true, width: 'minmax(120px,1fr)' },
    { id: 'active', label: t`Active`, begins: 'shown', canSort: true, width: '44px' },
    { id: 'more', label: t`Edit`, isLabelHidden: true, width: '32px' },
  ]
  const chosen = useTableColumns('inventory', columns)
  return {
    ...chosen,
    choose(ids) {
      chosen.choose(ids)
      // By a column that is no longer there nobody would see that it is sorted.
      const isGone = columns.some(({ id }) => id === search.sort && !ids.has(id))
      if (isGone) setSearch({ sort: undefined, order: undefined }, { replace: true })
    },
  }
}
