// What a chart, or a list, is downloaded as. Loaded when the pointer or the focus comes near its button.
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { showToast } from '#ui/toast-store.ts'
import type { ChartDownloadProps } from './chart-download.tsx'
import { downloadCsv } from './download-csv.ts'

export default function ChartDownloadMenu({
  label,
  table,
  chart,
  trigger,
  isOpen,
  onOpenChange,
}: ChartDownloadProps & LoadedMenuProps) {
  const { t, i18n } = useLingui()
  const picture = async () => {
    try {
      const { downloadPng } = await import('./download-png.ts')
      const element = chart?.()
      if (element) await downloadPng(label, element)
    } catch {
      showToast({ kind: 'error', message: t`Couldn’t create the file. Try again.` })
    }
  }
  return (
    <MenuTrigger trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Menu aria-label={t`Download: ${label}`}>
        <MenuItem
          description={t`The values as a spreadsheet file`}
          textValue="CSV"
          onAction={() => downloadCsv(label, [table.columns, ...table.file], i18n.locale)}
        >{t`CSV`}</MenuItem>
        {chart && (
          <MenuItem description={t`The chart as an image`} textValue="PNG" onAction={picture}>{t`PNG`}</MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  )
}
