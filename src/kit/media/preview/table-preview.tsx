// A table (CSV) as a table: its separator and its letters are found, or chosen; its first lines are shown.
// @chunk file-preview
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { readCsv } from '#formats/csv.ts'
import { decodeText, firstLines } from '#formats/decode-text.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { cx } from '#ui/cx.ts'
import { Select } from '#ui/select.tsx'
import { LINES_SHOWN, TABLE_SHOWN } from './preview-kind.ts'

export interface TablePreviewProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly isLarge: boolean
}

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const
type Separator = keyof typeof SEPARATORS | 'found'
type Encoding = 'found' | 'utf-8' | 'windows-1252' | 'iso-8859-15' | 'utf-16le'

export function TablePreview({ bytes, isLarge }: TablePreviewProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const [separator, setSeparator] = useState<Separator>('found')
  const [encoding, setEncoding] = useState<Encoding>('found')
  const [lines, isBeginning] = useMemo(() => {
    const shown = firstLines(bytes, TABLE_SHOWN)
    const text = encoding === 'found' ? decodeText(shown) : new TextDecoder(encoding).decode(shown)
    const chosen = separator === 'found' ? undefined : SEPARATORS[separator]
    return [readCsv(text, chosen), shown.length < bytes.length] as const
  }, [bytes, encoding, separator])
  const [head = [], ...rows] = lines
  const shown = rows.slice(0, LINES_SHOWN)
  const isCut = isBeginning || shown.length < rows.length
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
        <Lines head={head} rows={shown} />
      </div>
      <div className="flex flex-wrap items-end gap-2 border-line-soft border-t px-3 py-2 print:hidden">
        <SeparatorChoice value={separator} onChange={setSeparator} />
        <EncodingChoice value={encoding} onChange={setEncoding} />
      </div>
      <p className="border-line-soft border-t px-3 py-2 text-12 text-ink-muted">
        {isCut ? (
          <Trans>Only the first {count} lines are shown. Download the file to read it all.</Trans>
        ) : (
          plural(rows.length, { one: '# line', other: '# lines' })
        )}
      </p>
    </div>
  )
}

interface LinesProps {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function Lines({ head, rows }: LinesProps) {
  return (
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
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file that is read have no other name, and never move
          <tr key={`line ${line}`} className="border-line-soft border-t">
            {row.map((cell, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={`cell ${at}`}
                className={cx('max-w-80 truncate px-3 py-1', /^-?[\d\s.,]+%?$/.test(cell) && 'text-end tabular-nums')}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ChoiceProps<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function SeparatorChoice({ value, onChange }: ChoiceProps<Separator>) {
  const { t } = useLingui()
  return (
    <Select
      label={t`Separator`}
      className="min-w-36 flex-1"
      options={[
        { id: 'found', label: t({ message: 'Automatic', context: 'table' }) },
        { id: 'comma', label: t`Comma` },
        { id: 'semicolon', label: t`Semicolon` },
        { id: 'tab', label: t({ message: 'Tab', context: 'separator' }) },
        { id: 'bar', label: t`Vertical bar` },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

function EncodingChoice({ value, onChange }: ChoiceProps<Encoding>) {
  const { t } = useLingui()
  return (
    <Select
      label={t`Encoding`}
      className="min-w-36 flex-1"
      options={[
        { id: 'found', label: t({ message: 'Automatic', context: 'table' }) },
        { id: 'utf-8', label: 'UTF-8' },
        { id: 'windows-1252', label: 'Windows-1252' },
        { id: 'iso-8859-15', label: 'ISO 8859-15' },
        { id: 'utf-16le', label: 'UTF-16' },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
