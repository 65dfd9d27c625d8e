// Chooses the tag that the list is filtered by. A chunk of its own; opened by filters.tsx.
// @chunk inventory-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useInventory } from '../inventory-context.ts'

export default function TagMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { tags, search, setSearch, openDialog } = useInventory()
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={t`Tag`}>
        {tags.length > 0 && (
          <MenuSection
            label={t`Tag`}
            selectionMode="single"
            selectedKeys={search.tag === undefined ? [] : [search.tag]}
            onSelectionChange={([tag]) => setSearch({ tag })}
          >
            {tags.map(({ id, title }) => (
              <MenuItem key={id} id={id}>
                {title}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuSection label={t`More`}>
          <MenuItem icon="pencil-square" onAction={() => openDialog({ kind: 'tags' })}>{t`Manage tags…`}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
