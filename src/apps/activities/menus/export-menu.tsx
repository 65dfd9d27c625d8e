// What the shown part of the feed is saved as.
// @chunk activities-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'

export interface ExportMenuProps {
  readonly onExport: (format: 'csv' | 'json') => void
}

export default function ExportMenu({ onExport, ...trigger }: ExportMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`Export these entries`} onAction={(format) => onExport(format === 'json' ? 'json' : 'csv')}>
        <MenuItem id="csv" description={t`For spreadsheets`}>{t`CSV`}</MenuItem>
        <MenuItem id="json" description={t`For other apps`}>{t`JSON`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
