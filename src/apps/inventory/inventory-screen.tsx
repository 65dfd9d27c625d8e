// The inventory at /apps/ecommerce/inventory: the products of the shop, a page of them at a time, or one of them on a page of its own. The URL holds what is
// searched, filtered, sorted and open.
// @offline later
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { fetchAhead } from '#kit/lazy/fetch-ahead.ts'
import { LazyDialog } from '#kit/lazy/lazy-dialog.tsx'
import { returnFocusToList } from '#kit/list/list-focus.ts'
import { useReturnFocus } from '#kit/panes/use-return-focus.ts'
import { type Actions, useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { InventoryContext, type InventoryContextValue, type OpenDialog } from './inventory-context.ts'
import { CountsPage, inventoryDialogs, LabelsPage, loadParts, ProductPage } from './lazy-parts.ts'
import { ListView } from './list/list-view.tsx'
import { sameList } from './listed.ts'
import { inventoryQueries } from './queries.ts'
import type { InventorySearch } from './search-params.ts'
import { sortCategories } from './sort-categories.ts'
import { useProductActions } from './use-product-actions.ts'
import { useScreenKeys } from './use-screen-keys.ts'
import { Waiting } from './waiting.tsx'

export interface InventoryScreenProps {
  /** Of the product whose page it is. */
  readonly id: string | undefined
  readonly search: InventorySearch
}

export function InventoryScreen({ id, search }: InventoryScreenProps) {
  useEffect(() => fetchAhead(loadParts), [])
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const actions = useAction()
  const context = useInventoryValue(id, search, actions, setDialog)
  useReturnFocus(id ?? search.product)
  return (
    <InventoryContext value={context}>
      <Keys {...actions} />
      {id === undefined && search.count === undefined && search.labels === undefined ? (
        <ListView />
      ) : (
        <Suspense fallback={<Waiting />}>
          {id !== undefined ? (
            <ProductPage id={id} />
          ) : search.labels !== undefined ? (
            <LabelsPage labels={search.labels} />
          ) : (
            <CountsPage count={search.count ?? 'all'} />
          )}
        </Suspense>
      )}
      <LazyDialog
        source={inventoryDialogs}
        request={dialog}
        onClose={() => {
          setDialog(null)
          returnFocusToList(search.product)
        }}
      />
    </InventoryContext>
  )
}

function Keys({ undoLast, redoLast }: Actions) {
  useScreenKeys({ undo: undoLast, redo: redoLast })
  return null
}

const NONE: readonly never[] = []

/** Another list begins with its first page, and with nothing open; the same as a spreadsheet stays at its page. */
const withFirstPage = (change: Partial<InventorySearch>): Partial<InventorySearch> =>
  'product' in change || 'page' in change || 'count' in change || 'labels' in change
    ? change
    : { product: undefined, ...(!('sheet' in change) && { page: undefined }), ...change }

function useInventoryValue(
  pageId: string | undefined,
  search: InventorySearch,
  undoable: Actions,
  openDialog: (dialog: OpenDialog) => void,
): InventoryContextValue {
  const { data: unsortedCategories = NONE } = useQuery(inventoryQueries.categories())
  const { data: brands = NONE } = useQuery(inventoryQueries.brands())
  const { data: vendors = NONE } = useQuery(inventoryQueries.vendors())
  const { data: unsortedTags = NONE } = useQuery(inventoryQueries.tags())
  const { compare } = useFormats()
  const setSearch = useSetSearch<InventorySearch>(withFirstPage)
  const actions = useProductActions(undoable)
  const goTo = useGoTo()
  const openRow = useCallback((product: string | undefined) => setSearch({ product }, { replace: true }), [setSearch])
  const tags = useMemo(() => unsortedTags.toSorted((a, b) => compare(a.title, b.title)), [unsortedTags, compare])
  const tagTitles = useMemo(() => new Map(tags.map(({ id, title }) => [id, title])), [tags])
  const categories = useMemo(() => sortCategories(unsortedCategories, compare), [unsortedCategories, compare])
  return useMemo(
    () => ({
      categories,
      brands,
      vendors,
      tags,
      tagTitles,
      search,
      setSearch,
      pageId,
      openRow,
      goTo,
      actions,
      openDialog,
    }),
    [categories, brands, vendors, tags, tagTitles, search, setSearch, pageId, openRow, goTo, actions, openDialog],
  )
}

function useGoTo(): InventoryContextValue['goTo'] {
  const navigate = useNavigate()
  return useCallback(
    (id, { isMade = false, replace = false, labels } = {}) => {
      const search = (before: InventorySearch) => ({
        ...sameList(before),
        ...(isMade && { made: 'yes' as const }),
        ...(labels && { labels: labels.join() }),
      })
      void navigate({
        to: '/apps/ecommerce/inventory/{-$id}',
        params: { id },
        search: search as never,
        replace,
        resetScroll: false,
      })
    },
    [navigate],
  )
}
