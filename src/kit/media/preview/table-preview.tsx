// A table (CSV) as a table: its separator is found, or chosen; its first lines are shown.
// @chunk file-preview
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { readCsv } from '#formats/csv.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { cx } from '#ui/cx.ts'
import { LINES_SHOWN, TABLE_SHOWN } from './preview-kind.ts'

export interface TablePreviewProps {
  readonly text: string
  readonly isLarge: boolean
}

export function TablePreview({ text, isLarge }: TablePreviewProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const lines = useMemo(() => readCsv(text.slice(0, TABLE_SHOWN)), [text])
  const [head = [], ...rows] = lines
  const shown = rows.slice(0, LINES_SHOWN)
  const isCut = text.length > TABLE_SHOWN || shown.length < rows.length
  const count = number(shown.length)
  return (
    <div className="rounded-12 border border-line bg-surface-raised">
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by key
        tabIndex={0}
        role="region"
        aria-label={t`Table`}
        className={cx('overflow-auto', isLarge ? 'max-h-[70dvh]' : 'max-h-96')}
      >
        <table className="text-13">
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns may have one name, and never move
                  key={`${at} ${cell}`}
                  scope="col"
                  className="sticky top-0 whitespace-nowrap bg-surface-sunken px-3 py-1.5 text-start font-medium"
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file that is read have no other name, and never move
              <tr key={`line ${line}`} className="border-line-soft border-t">
                {row.map((cell, at) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    key={`cell ${at}`}
                    className={cx(
                      'max-w-80 truncate px-3 py-1',
                      /^-?[\d\s.,]+%?$/.test(cell) && 'text-end tabular-nums',
                    )}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="border-line-soft border-t px-3 py-2 text-12 text-ink-muted">
        {isCut ? (
          <Trans>The first {count} lines. Download the file to read all of it.</Trans>
        ) : (
          plural(rows.length, { one: '# line', other: '# lines' })
        )}
      </p>
    </div>
  )
}
