// Chooses the tag that the list is filtered by. A chunk of its own; opened by toolbar.tsx.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useTasks } from '../tasks-context.ts'
import { TagFilterItems } from './filter-items.tsx'

export default function TagFilterMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { openDialog } = useTasks()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`Tag`}>
        <TagFilterItems />
        <MenuSection label={t`More`}>
          <MenuItem
            icon="pencil-square"
            onAction={() => openDialog({ kind: 'tags', ids: [] })}
          >{t`Manage tags…`}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
