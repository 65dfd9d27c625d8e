// Chooses the brand or the vendor that the list is filtered by. A chunk of its own; opened by filters.tsx.
// @chunk inventory-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useInventory } from '../inventory-context.ts'

export default function MakerMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { brands, vendors, search, setSearch } = useInventory()
  const { brand, vendor } = search
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={t`Brand or supplier`}>
        <MenuSection
          title={t`Brand`}
          selectionMode="single"
          selectedKeys={brand === undefined ? [] : [brand]}
          onSelectionChange={([chosen]) => setSearch({ brand: chosen })}
        >
          {brands.map(({ id, name }) => (
            <MenuItem key={id} id={id}>
              {name}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          title={t`Vendor`}
          selectionMode="single"
          selectedKeys={vendor === undefined ? [] : [vendor]}
          onSelectionChange={([chosen]) => setSearch({ vendor: chosen })}
        >
          {vendors.map(({ id, name }) => (
            <MenuItem key={id} id={id}>
              {name}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
