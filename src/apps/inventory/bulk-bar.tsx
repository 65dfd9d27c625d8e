// What can be done to all the selected products at once. A chunk of its own; shown by product-table.tsx.
// @chunk inventory-menus
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { inventoryApi } from '#contract/apps/inventory.ts'
import { BulkButton, BulkBar as KitBar } from '#kit/list/bulk-bar.tsx'
import { call } from '#platform/api/call.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useInventory } from './inventory-context.ts'
import type { Chosen } from './list/use-chosen.ts'
import { sortedOf } from './listed.ts'
import type { BulkMenuProps } from './menus/bulk-menu.tsx'
import { inventoryQueries } from './queries.ts'

const editMenu = lazyMenu<BulkMenuProps>(() => import('./menus/bulk-menu.tsx'))

export interface BulkBarProps {
  readonly selection: Chosen
}

export default function BulkBar({ selection }: BulkBarProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { actions, search, openRow } = useInventory()
  const { data } = useQuery(inventoryQueries.page(search))
  const { size } = selection
  const ids = [...selection.keys]
  const all = data && 'length' in data.pagination ? data.pagination.length : 0
  const count = number(all)
  const remove = () => {
    selection.clear()
    if (search.product !== undefined && ids.includes(search.product)) openRow(undefined)
    void actions.remove(ids)
  }
  const selectAll = async () =>
    selection.selectThese((await call(inventoryApi.endpoints.productIds, { query: sortedOf(search) })).ids)
  return (
    <KitBar
      count={size}
      label={plural(size, { one: '# product selected', other: '# products selected' })}
      onClear={selection.clear}
    >
      {size < all && (
        <Button variant="quiet" size="sm" onPress={selectAll} className="text-ink!">
          <Trans>Select all {count}</Trans>
        </Button>
      )}
      <BulkButton icon="check-circle" name={t`Activate`} onClick={() => void actions.setActive(ids, true)} />
      <BulkButton icon="no-symbol" name={t`Deactivate`} onClick={() => void actions.setActive(ids, false)} />
      <LazyMenu
        source={editMenu}
        menu={{ ids }}
        opener={(opener) => <BulkButton {...opener} icon="pencil-square" name={t`Change`} />}
      />
      <BulkButton icon="trash" name={t`Delete`} onClick={remove} />
    </KitBar>
  )
}
