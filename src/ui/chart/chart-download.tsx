// The menu that hands over a chart, or a list, as files: its values for spreadsheets, and its picture.
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import type { ChartTable } from './chart-values.ts'

export interface ChartDownloadProps {
  readonly label: string
  readonly table: Pick<ChartTable, 'columns' | 'file'>
  /** What is drawn; undefined for a list, and while the table is shown. */
  readonly chart?: (() => HTMLElement | null) | undefined
}

const menu = lazyMenu<ChartDownloadProps>(() => import('./chart-download-menu.tsx'))

/** The values for spreadsheets; the chart as it is shown. */
export function ChartDownload(props: ChartDownloadProps) {
  const { t } = useLingui()
  const { label } = props
  return (
    <LazyMenu
      source={menu}
      menu={props}
      opener={(opener) => (
        <Button {...opener} size="sm" variant="quiet" aria-label={t`Download: ${label}`}>
          <Trans>Download</Trans>
        </Button>
      )}
    />
  )
}
