// What each column of a table is, to be changed before it is imported.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { COLUMN_FIELDS, type ColumnField, type CsvColumn, type CsvTable } from '#formats/contacts-csv.ts'
import { Select } from '#ui/select.tsx'

const NAMES: Readonly<Record<ColumnField, MessageDescriptor>> = {
  name: msg`Full name`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  email: msg`Email`,
  phone: msg`Phone`,
  company: msg`Company`,
  title: msg`Job title`,
  birthday: msg`Birthday`,
  address: msg`Address`,
  notes: msg`Notes`,
  tags: msg`Tags`,
  favourite: msg({ message: 'Favourite', context: 'contact' }),
}

export interface ColumnMappingProps {
  readonly table: CsvTable
  readonly columns: readonly CsvColumn[]
  readonly onChange: (columns: readonly CsvColumn[]) => void
}

export function ColumnMapping({ table, columns, onChange }: ColumnMappingProps) {
  const { t, i18n } = useLingui()
  const heading = useId()
  const options = [
    ...COLUMN_FIELDS.map((id) => ({ id, label: i18n._(NAMES[id]) })),
    { id: 'none' as const, label: t`Leave out` },
  ]
  return (
    <section aria-labelledby={heading} className="mt-4">
      <h3 id={heading} className="font-semibold">
        <Trans>Columns of the file</Trans>
      </h3>
      <p className="text-13 text-ink-muted">
        <Trans>Check what each column contains. You can change it before you import.</Trans>
      </p>
      <ul className="mt-2 border-line-soft border-b">
        {columns.map((column) => {
          const header = table.headers[column.index] || t`Column ${column.index + 1}`
          return (
            <li
              key={column.index}
              className="flex flex-col gap-x-3 gap-y-1 border-line-soft border-t py-2 sm:flex-row sm:items-center"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{header}</span>
                <span className="block truncate text-13 text-ink-muted">{sampleOf(table, column)}</span>
              </span>
              <Select
                label={t`Column “${header}”`}
                isLabelHidden
                options={options}
                value={column.field ?? 'none'}
                onChange={(field) =>
                  onChange(
                    columns.map((one) => (one === column ? { ...one, field: field === 'none' ? null : field } : one)),
                  )
                }
                className="sm:w-44"
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What stands in it, enough to know it by. */
const sampleOf = ({ rows }: CsvTable, { index }: CsvColumn): string =>
  rows
    .map((cells) => (cells[index] ?? '').trim())
    .filter(Boolean)
    .slice(0, 3)
    .map((cell) => cell.slice(0, 60))
    .join(' · ')
