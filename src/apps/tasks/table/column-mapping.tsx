// What each column of a table of tasks is, to be changed before it is imported. Used by the import dialog.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '#ui/select.tsx'
import { FIELDS, type Field, type Table } from './plan-table.ts'

const NAMES: Readonly<Record<Field, MessageDescriptor>> = {
  title: msg`Title`,
  notes: msg`Notes`,
  section: msg`Section`,
  due: msg`Due date`,
  start: msg`Start date`,
  repeat: msg`Repetition`,
  priority: msg`Priority`,
  tags: msg`Tags`,
  steps: msg`Subtasks`,
  done: msg`Completed`,
}

export interface ColumnMappingProps {
  readonly table: Table
  readonly fields: readonly (Field | null)[]
  readonly onChange: (fields: readonly (Field | null)[]) => void
}

export function ColumnMapping({ table: { headers, rows }, fields, onChange }: ColumnMappingProps) {
  const { t, i18n } = useLingui()
  const options = [
    ...FIELDS.map((id) => ({ id, label: i18n._(NAMES[id]) })),
    { id: 'none' as const, label: t`Leave out` },
  ]
  const columns = headers.map((header, index) => ({ header, index }))
  // Each field is one column's.
  const choose = (at: number, field: Field | null) =>
    onChange(fields.map((one, index) => (index === at ? field : one === field ? null : one)))
  return (
    <section aria-labelledby="table-columns" className="mt-4">
      <h3 id="table-columns" className="font-semibold">
        <Trans>Columns of the file</Trans>
      </h3>
      <p className="text-13 text-ink-muted">
        <Trans>Check what each column contains. You can change it before you import.</Trans>
      </p>
      <ul className="mt-2 max-h-60 overflow-y-auto border-line-soft border-b">
        {columns.map(({ header, index }) => {
          const name = header || t`Column ${index + 1}`
          const sample = rows.find((cells) => cells[index])?.[index] ?? ''
          return (
            <li
              key={index}
              className="flex flex-col gap-x-3 gap-y-1 border-line-soft border-t py-2 sm:flex-row sm:items-center"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{name}</span>
                <span className="block truncate text-13 text-ink-muted">{sample.slice(0, 80)}</span>
              </span>
              <Select
                label={t`Column “${name}”`}
                isLabelHidden
                options={options}
                value={fields[index] ?? 'none'}
                onChange={(field) => choose(index, field === 'none' ? null : field)}
                className="sm:w-44"
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
