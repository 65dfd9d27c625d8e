// The menu of the product whose page is open. A chunk of its own.
// @chunk inventory-menus
import { useLingui } from '@lingui/react/macro'
import type { Product } from '#contract/apps/inventory-product.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import { useInventory } from '../inventory-context.ts'
import { ProductItems } from './product-items.tsx'

export interface PageMenuProps {
  readonly product: Product
}

export default function PageMenu({ product, ...trigger }: PageMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { goTo } = useInventory()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <ProductItems product={product} onDelete={() => goTo(undefined)} />
      </Menu>
    </MenuTrigger>
  )
}
