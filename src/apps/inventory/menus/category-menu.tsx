// Chooses the category that the list is filtered by; one includes those below it. A chunk of its own; opened by filters.tsx.
// @chunk inventory-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useInventory } from '../inventory-context.ts'

export default function CategoryMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { categories, search, setSearch } = useInventory()
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={t`Category`}>
        <MenuSection
          label={t`Category`}
          selectionMode="single"
          selectedKeys={search.category === undefined ? [] : [search.category]}
          onSelectionChange={([category]) => setSearch({ category })}
        >
          {categories.map(({ id, name, path, level }) => (
            <MenuItem key={id} id={id} textValue={path}>
              <span style={{ paddingInlineStart: level * 16 }}>{name}</span>
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
