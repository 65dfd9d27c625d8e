// What concerns all products. A chunk of its own; opened by list-head.tsx.
// @chunk inventory-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useInventory } from '../inventory-context.ts'
import { isNarrowed } from '../listed.ts'
import { useExport } from '../use-export.ts'

export default function MoreMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { search, setSearch, openDialog } = useInventory()
  const exportProducts = useExport()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <MenuItem
          icon="arrow-up-tray"
          onAction={() => openDialog({ kind: 'import', file: null })}
        >{t`Import products…`}</MenuItem>
        <MenuItem icon="arrow-down-tray" onAction={() => void exportProducts()}>
          {isNarrowed(search) ? t`Export these products` : t`Export all products`}
        </MenuItem>
        <MenuItem icon="table-cells" onAction={() => setSearch({ sheet: search.sheet ? undefined : 'yes' })}>
          {search.sheet ? t`Show as a list` : t`Edit as a spreadsheet`}
        </MenuItem>
        <MenuItem
          icon="clipboard-document-list"
          onAction={() => setSearch({ count: 'all' })}
        >{t`Stock counts`}</MenuItem>
        <MenuItem icon="tag" onAction={() => openDialog({ kind: 'tags' })}>{t`Manage tags…`}</MenuItem>
        <MenuItem icon="qr-code" onAction={() => setSearch({ labels: 'listed' })}>{t`Print labels…`}</MenuItem>
        <MenuItem icon="printer" onAction={() => print()}>{t`Print`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
