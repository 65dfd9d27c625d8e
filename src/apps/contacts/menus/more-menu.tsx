// What concerns all contacts. A chunk of its own; opened by toolbar.tsx.
// @chunk contacts-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useContacts } from '../contacts-context.ts'

export default function MoreMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { openDialog } = useContacts()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <MenuItem
          icon="arrow-up-tray"
          onAction={() => openDialog({ kind: 'import', file: null })}
        >{t`Import contacts…`}</MenuItem>
        <MenuItem
          icon="arrow-down-tray"
          onAction={() => openDialog({ kind: 'export' })}
        >{t`Export contacts…`}</MenuItem>
        <MenuItem
          icon="document-duplicate"
          onAction={() => openDialog({ kind: 'duplicates' })}
        >{t`Find duplicates…`}</MenuItem>
        <MenuItem icon="tag" onAction={() => openDialog({ kind: 'tags' })}>{t`Manage tags…`}</MenuItem>
        <MenuItem icon="printer" onAction={() => print()}>{t`Print`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
