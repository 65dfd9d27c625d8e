// The keys and commands that work wherever the focus is on the screen.
import { type KeyHandlers, useKeys } from '#platform/keys/use-keys.ts'
import { useInventory } from './inventory-context.ts'
import { inventoryKeys } from './inventory-keys.ts'
import { canScan } from './scan/scanner.ts'
import { useExport } from './use-export.ts'
import { useNewProduct } from './use-new-product.ts'

export function useScreenKeys(handlers: KeyHandlers<keyof typeof inventoryKeys.actions>): void {
  const { pageId, search, setSearch, openDialog } = useInventory()
  const add = useNewProduct()
  const exportProducts = useExport()
  const isList = pageId === undefined && search.count === undefined && search.labels === undefined
  useKeys(inventoryKeys, {
    ...handlers,
    'new-product': add,
    search: isList
      ? () => document.querySelector<HTMLInputElement>('[data-inventory-search] input')?.focus()
      : undefined,
    sheet: isList ? () => setSearch({ sheet: search.sheet ? undefined : 'yes' }) : undefined,
    'low-stock': isList ? () => setSearch({ low: 'yes' }) : undefined,
    counts: isList ? () => setSearch({ count: 'all' }) : undefined,
    scan: canScan() ? () => openDialog({ kind: 'scan' }) : undefined,
    labels: isList ? () => setSearch({ labels: 'listed' }) : undefined,
    import: () => openDialog({ kind: 'import', file: null }),
    export: exportProducts,
    tags: () => openDialog({ kind: 'tags' }),
  })
}
