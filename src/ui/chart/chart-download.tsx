// The menu that hands over a chart, or a list, as files: its values for spreadsheets, and its picture.
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { showToast } from '#ui/toast-store.ts'
import type { ChartTable } from './chart-values.ts'
import { downloadCsv } from './download-csv.ts'

export interface ChartDownloadProps {
  readonly label: string
  readonly table: Pick<ChartTable, 'columns' | 'file'>
  /** What is drawn; undefined for a list, and while the table is shown. */
  readonly chart?: (() => HTMLElement | null) | undefined
}

/** The values for spreadsheets; the chart as it is shown. */
export function ChartDownload({ label, table, chart }: ChartDownloadProps) {
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
  const trigger = (
    <Button size="sm" variant="quiet" aria-label={t`Download: ${label}`}>
      <Trans>Download</Trans>
    </Button>
  )
  return (
    <MenuTrigger trigger={trigger}>
      <Menu aria-label={t`Download: ${label}`}>
        <MenuItem
          description={t`The values, for spreadsheets`}
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
