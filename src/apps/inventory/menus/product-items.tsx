// What can be done to one product, as rows of a menu. Used by the row's menu and the page of a product.
// @chunk inventory-menus
import { useLingui } from '@lingui/react/macro'
import type { Product } from '#contract/apps/inventory-product.ts'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { productHref, useInventory } from '../inventory-context.ts'
import { inventoryKeys } from '../inventory-keys.ts'

export interface ProductItemsProps {
  readonly product: Product
  /** Before it is deleted. */
  readonly onDelete?: () => void
}

export function ProductItems({ product, onDelete }: ProductItemsProps) {
  const { t } = useLingui()
  const { actions, goTo } = useInventory()
  const copyLink = useCopyLink()
  const hint = useKeyHints(inventoryKeys)
  const { id, active } = product
  const duplicate = async () => {
    const copy = await actions.duplicate(id)
    if (copy !== undefined) goTo(copy)
  }
  return (
    <>
      <MenuItem icon={active ? 'no-symbol' : 'check-circle'} onAction={() => void actions.setActive([id], !active)}>
        {active ? t`Deactivate` : t`Activate`}
      </MenuItem>
      <MenuItem icon="document-duplicate" onAction={() => void duplicate()}>{t`Duplicate`}</MenuItem>
      <MenuItem icon="qr-code" onAction={() => goTo(undefined, { labels: [id] })}>{t`Print labels…`}</MenuItem>
      <MenuItem icon="link" onAction={() => copyLink(productHref(id))}>{t`Copy link`}</MenuItem>
      <MenuItem
        icon="clock"
        onAction={() => openHistory({ table: 'products', key: id, title: product.name || t`No name` })}
      >{t`Version history…`}</MenuItem>
      <MenuSeparator />
      <MenuItem
        icon="trash"
        shortcut={hint('delete')}
        onAction={() => {
          onDelete?.()
          void actions.remove([id])
        }}
      >{t`Delete`}</MenuItem>
    </>
  )
}
