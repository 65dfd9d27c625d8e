// What can be done to all the selected contacts besides. A chunk of its own; opened by bulk-bar.tsx.
// @chunk contacts-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'

export interface BulkMoreMenuProps {
  /** Left out: there are too few of them, or too many. */
  readonly onMerge: (() => void) | undefined
  readonly onExport: () => void
}

export default function BulkMoreMenu({ onMerge, onExport, ...trigger }: BulkMoreMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger} placement="top">
      <Menu aria-label={t`More`}>
        {onMerge && <MenuItem icon="arrows-pointing-in" onAction={onMerge}>{t`Merge…`}</MenuItem>}
        <MenuItem icon="arrow-down-tray" onAction={onExport}>{t`Export…`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
