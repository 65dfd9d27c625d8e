// The menu of one product in the list, where it was right-clicked or pressed for long. A chunk of its own.
// @chunk inventory-menus
import { useLingui } from '@lingui/react/macro'
import type { Product } from '#contract/apps/inventory-product.ts'
import { RowMenu as KitMenu, useKeyHints } from '#kit/list/row-menu.tsx'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { useInventory } from '../inventory-context.ts'
import { inventoryKeys } from '../inventory-keys.ts'
import type { Chosen } from '../list/use-chosen.ts'
import { ProductItems } from './product-items.tsx'

export interface RowMenuProps {
  readonly anchor: RowMenuAnchor
  readonly product: Product | undefined
  readonly selection: Chosen
  readonly onClose: () => void
}

export default function RowMenu({ anchor, product, selection, onClose }: RowMenuProps) {
  const { t } = useLingui()
  const { openRow, goTo, search } = useInventory()
  const hint = useKeyHints(inventoryKeys)
  const { key } = anchor
  return (
    <KitMenu anchor={anchor} label={product?.name || t`No name`} onClose={onClose}>
      <MenuItem icon="pencil-square" shortcut={hint('open')} onAction={() => openRow(key)}>{t`Edit`}</MenuItem>
      <MenuItem
        icon="arrows-pointing-out"
        shortcut={hint('full-page')}
        onAction={() => goTo(key)}
      >{t`Open the full page`}</MenuItem>
      <MenuItem icon="check" shortcut={hint('select')} onAction={() => selection.toggle(key)}>{t`Select`}</MenuItem>
      <MenuSeparator />
      {product && <ProductItems product={product} onDelete={() => search.product === key && openRow(undefined)} />}
    </KitMenu>
  )
}
