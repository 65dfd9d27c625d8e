// Chooses the tag that the list is filtered by. A chunk of its own; opened by toolbar.tsx.
// @chunk contacts-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useContacts } from '../contacts-context.ts'

export default function TagFilterMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { tags, search, setSearch, openDialog } = useContacts()
  const choose = (keys: ReadonlySet<string>) => {
    const [tag] = keys
    setSearch({ tag, show: undefined })
  }
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={t`Tag`}>
        {tags.length > 0 && (
          <MenuSection
            label={t`Tag`}
            selectionMode="single"
            selectedKeys={search.tag === undefined ? [] : [search.tag]}
            onSelectionChange={choose}
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
