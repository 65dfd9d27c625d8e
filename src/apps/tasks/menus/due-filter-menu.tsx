// Chooses the due dates that the list is filtered by. A chunk of its own; opened by toolbar.tsx.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import { DueFilterItems } from './filter-items.tsx'

export default function DueFilterMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`Due`}>
        <DueFilterItems />
      </Menu>
    </MenuTrigger>
  )
}
