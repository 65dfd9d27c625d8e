// The list of the products: its head with search and filters, a page of rows, and the way to the other pages.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Pages } from '#kit/address/pages.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useInventory } from '../inventory-context.ts'
import { Sheet } from '../lazy-parts.ts'
import { pageOf } from '../listed.ts'
import { inventoryQueries } from '../queries.ts'
import { type InventorySearch, SIZES } from '../search-params.ts'
import { ListHead } from './list-head.tsx'
import { ProductTable } from './product-table.tsx'

const NONE: readonly never[] = []

export function ListView() {
  const { t } = useLingui()
  const { search, setSearch, openDialog } = useInventory()
  const query = useQuery({ ...inventoryQueries.page(search), placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = query
  const lastPage = data?.products === null ? data.pagination.lastPage : undefined
  // A page past the end, as after deleting what was on it, redirects to the last one.
  useEffect(() => {
    if (lastPage !== undefined && !isPlaceholderData) setSearch({ page: lastPage }, { replace: true })
  }, [lastPage, isPlaceholderData, setSearch])
  const pagination = data && 'length' in data.pagination ? data.pagination : undefined
  useNextPage(search, pagination)
  return (
    <div className="flex h-full min-h-0 flex-col print:block">
      <ListHead total={pagination?.length} />
      <DropZone
        message={<Trans>Drop a CSV file to import products</Trans>}
        onFiles={([file]) => file && openDialog({ kind: 'import', file })}
        className="flex min-h-0 flex-1 flex-col print:block"
      >
        <QueryView
          query={query}
          loading={<Outline />}
          error={{
            title: t`Couldn’t load the products.`,
            description: t`They’re saved on this device. Trying again usually helps.`,
          }}
        >
          {({ products }) =>
            search.sheet && products && products.length > 0 ? (
              <Suspense fallback={<Outline />}>
                <Sheet key={isPlaceholderData ? 'before' : JSON.stringify(pageOf(search))} products={products} />
              </Suspense>
            ) : (
              <ProductTable
                products={products ?? NONE}
                rowsToCome={(products === null || (pagination?.length ?? 0) > 0) && <Outline />}
              />
            )
          }
        </QueryView>
      </DropZone>
      {pagination && pagination.length > 0 && (
        <div className="shrink-0 border-line border-t md:px-2 print:hidden">
          <Pages
            pagination={pagination}
            sizes={SIZES}
            sizeLabel={t`Products per page`}
            onPage={({ page, size }) =>
              setSearch({
                page: page === 1 ? undefined : page,
                ...(size && { size: size === SIZES[0] ? undefined : size }),
                product: undefined,
              })
            }
          />
        </div>
      )}
    </div>
  )
}

/** Prefetched: it moves up where rows are deleted, and is there at once when it is opened. */
function useNextPage(
  search: InventorySearch,
  pagination: { readonly page: number; readonly lastPage: number } | undefined,
) {
  const next = (pagination?.page ?? 0) + 1
  const isThere = pagination !== undefined && next <= pagination.lastPage
  useQuery({ ...inventoryQueries.page({ ...search, page: next }), enabled: isThere, notifyOnChangeProps: [] })
}

function Outline() {
  const { t } = useLingui()
  return <SkeletonRows label={t`Loading products`} hasTwoLines count={10} className="flex-1" />
}
