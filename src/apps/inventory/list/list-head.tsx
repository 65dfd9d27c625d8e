// The head of the inventory: how many products are shown, what searches and filters them, what concerns all of them, and the button that adds one.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SearchBox } from '#kit/address/search-box.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useAriaKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useInventory } from '../inventory-context.ts'
import { inventoryKeys } from '../inventory-keys.ts'
import { isNarrowed } from '../listed.ts'
import { inventoryQueries } from '../queries.ts'
import { canScan } from '../scan/scanner.ts'
import { useNewProduct } from '../use-new-product.ts'
import { ColumnsButton } from './columns-button.tsx'
import { Filters } from './filters.tsx'

const moreMenu = lazyMenu(() => import('../menus/more-menu.tsx'))

export function ListHead({ total }: { readonly total: number | undefined }) {
  const { t } = useLingui()
  const { openDialog } = useInventory()
  const add = useNewProduct()
  const newKeys = useAriaKeys(inventoryKeys, 'new-product')
  return (
    <div className="@container shrink-0 border-line border-b px-4 py-2.5 md:px-6 print:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="@4xl:flex @4xl:items-baseline @4xl:gap-3">
          <h1 className="font-semibold text-16 tracking-tight">
            <Trans>Inventory</Trans>
          </h1>
          <p role="status" className="min-h-5 whitespace-nowrap text-13 text-ink-muted tabular-nums">
            {total !== undefined && <Total total={total} />}
          </p>
        </div>
        <div className="ms-auto flex items-center gap-1 @4xl:order-last md:gap-2 print:hidden">
          {canScan() && (
            <IconButton
              icon="viewfinder-circle"
              size="sm"
              label={t`Scan a barcode`}
              onPress={() => openDialog({ kind: 'scan' })}
            />
          )}
          <ColumnsButton />
          <SheetButton />
          <LazyMenu
            source={moreMenu}
            menu={{}}
            opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`More`} />}
          />
          <Button size="sm" icon="plus" variant="primary" onPress={add} aria-keyshortcuts={newKeys}>
            <Trans>New product</Trans>
          </Button>
        </div>
        <div className="basis-full @4xl:basis-auto print:hidden" data-inventory-search>
          <Search />
        </div>
        <div className="-mx-4 flex max-w-[calc(100%+2rem)] basis-full gap-2 overflow-x-auto px-4 py-1 @4xl:mx-0 @4xl:basis-auto @4xl:p-0 print:hidden">
          <Filters />
        </div>
      </div>
    </div>
  )
}

function SheetButton() {
  const { t } = useLingui()
  const { search, setSearch } = useInventory()
  const keys = useAriaKeys(inventoryKeys, 'sheet')
  const isSheet = search.sheet !== undefined
  return (
    <IconButton
      icon={isSheet ? 'list-bullet' : 'table-cells'}
      size="sm"
      label={isSheet ? t`Show as a list` : t`Edit as a spreadsheet`}
      aria-keyshortcuts={keys}
      onPress={() => setSearch({ sheet: isSheet ? undefined : 'yes' })}
    />
  )
}

function Total({ total }: { readonly total: number }) {
  const { t } = useLingui()
  const { search } = useInventory()
  const { number } = useFormats()
  const { data } = useQuery({ ...inventoryQueries.count({}), enabled: isNarrowed(search) })
  const all = data && 'length' in data.pagination ? data.pagination.length : undefined
  const count = number(total)
  if (!isNarrowed(search) || all === undefined)
    return t`${plural(total, { one: `${count} product`, other: `${count} products` })}`
  const whole = number(all)
  return t`${plural(all, { one: `${count} of ${whole} product`, other: `${count} of ${whole} products` })}`
}

function Search() {
  const { t } = useLingui()
  const { search, setSearch } = useInventory()
  return (
    <SearchBox
      label={t`Search inventory`}
      placeholder={t`Name, SKU, barcode or tag`}
      query={search.q}
      onSearch={(q, isFirst) => setSearch({ q }, { replace: !isFirst })}
      className="@4xl:w-60"
    />
  )
}
