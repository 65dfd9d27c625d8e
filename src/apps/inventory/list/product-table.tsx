// A page of products: rows with their keys, one of which may be open for editing, the bulk bar, the menu, and the message where there are none.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { PagedTable } from '#kit/list/paged-table.tsx'
import type { ListActions } from '#kit/list/run-list-command.ts'
import { type RowTraits, useArraySource } from '#kit/list/source.ts'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { useInventory } from '../inventory-context.ts'
import { inventoryKeys } from '../inventory-keys.ts'
import { BulkBar, RowEditor, RowMenu } from '../lazy-parts.ts'
import { ListMessage } from '../list-message.tsx'
import { filtersOf } from '../listed.ts'
import type { Sort } from '../search-params.ts'
import { Waiting } from '../waiting.tsx'
import { ProductCells } from './product-cells.tsx'
import { type Chosen, useChosen } from './use-chosen.ts'
import { useColumns } from './use-columns.ts'

const keyOf = ({ id }: Product): string => id
const named = ({ id }: Product): RowTraits => ({ kind: 'item', labelledBy: `name-${id}` })
const namedWithFacts = ({ id }: Product): RowTraits => ({ kind: 'item', labelledBy: `name-${id} facts-${id}` })

/** Below md the cells are in three lines beside the picture. */
const gridClass =
  'grid min-h-15 items-center gap-x-4 px-4 md:px-6 max-md:grid-cols-[18px_minmax(0,1fr)_auto_32px] max-md:gap-x-3 max-md:py-2.5'

export interface ProductTableProps {
  readonly products: readonly Product[]
  /** The outline of rows that are not read yet; false where there are none. */
  readonly rowsToCome: ReactNode
}

export function ProductTable({ products, rowsToCome }: ProductTableProps) {
  const { t } = useLingui()
  const { search } = useInventory()
  const source = useArraySource(products, keyOf)
  const ids = useMemo(() => products.map(keyOf), [products])
  const listed = JSON.stringify(filtersOf(search))
  const selection = useChosen(ids, listed)
  const [menu, setMenu] = useState<RowMenuAnchor | null>(null)
  const { shown, isShown } = useColumns()
  const { sort, isDown, sortBy } = useSorting()
  useOpenElsewhere(ids, products.length === 0 && Boolean(rowsToCome))
  return (
    <>
      <PagedTable
        label={t`Products`}
        source={source}
        listed={`${listed} ${sort} ${isDown} ${search.page ?? 1} ${search.size ?? ''}`}
        keys={inventoryKeys}
        actions={useRowActions(selection)}
        selection={selection}
        openKey={search.product}
        onMenu={setMenu}
        columns={shown}
        sorting={{ column: sort, isDown }}
        onSort={sortBy}
        gridClass={gridClass}
        traitsOf={isShown('sku') ? namedWithFacts : named}
        renderCells={(product, { isActive }) => (
          <ProductCells product={product} isActive={isActive} isShown={isShown} />
        )}
        renderOpen={(product) => (
          <Suspense fallback={<Waiting />}>
            <RowEditor key={product.id} product={product} />
          </Suspense>
        )}
      >
        {products.length === 0 && (rowsToCome || <ListMessage />)}
      </PagedTable>
      <Suspense>
        {selection.size > 0 && <BulkBar selection={selection} />}
        {menu && (
          <RowMenu
            anchor={menu}
            product={source.rowAt(source.indexOf(menu.key))}
            selection={selection}
            onClose={() => setMenu(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function useSorting() {
  const { search, setSearch } = useInventory()
  const sort = search.sort ?? 'name'
  const isDown = search.order === 'desc'
  return {
    sort,
    isDown,
    sortBy: (column: string) =>
      setSearch(
        {
          sort: column === 'name' ? undefined : (column as Sort),
          order: column === sort && !isDown ? 'desc' : undefined,
        },
        { replace: true },
      ),
  }
}

/** A link to a product leads to its row where the page has it, and to its own page where not. */
function useOpenElsewhere(ids: readonly string[], isComing: boolean): void {
  const { search, goTo } = useInventory()
  const wanted = search.product
  const isElsewhere = wanted !== undefined && !isComing && !ids.includes(wanted)
  useEffect(() => {
    if (isElsewhere && wanted !== undefined) goTo(wanted, { replace: true })
  }, [isElsewhere, wanted, goTo])
}

function useRowActions(selection: Chosen): ListActions<Product> {
  const { search, openRow, goTo, actions } = useInventory()
  return {
    open: (_, key) => openRow(search.product === key ? undefined : key),
    close: () => search.product !== undefined && openRow(undefined),
    run(command, { id }, key) {
      if (command === 'full-page') goTo(id)
      else if (command === 'delete') {
        const ids = selection.has(key) ? [...selection.keys] : [id]
        selection.clear()
        if (search.product !== undefined && ids.includes(search.product)) openRow(undefined)
        void actions.remove(ids)
      } else return false
      return true
    },
  }
}
