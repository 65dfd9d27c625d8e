// What each column of a table is, to be changed before it is imported.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { Select } from '#ui/select.tsx'
import type { TableMappings } from './use-table-mapping.ts'

export interface ColumnMappingProps<Field extends string> {
  /** The file that is shown: the columns of another one are not. */
  readonly file: File
  readonly tables: Pick<TableMappings<unknown>, 'mapping' | 'setNamesColumns'>
  /** What a column can be, in words. */
  readonly names: Readonly<Record<Field, MessageDescriptor | string>>
  /** Of each column; null: it is left out. One without is not shown. */
  readonly fields: readonly (Field | null | undefined)[] | undefined
  /** Several columns can be of one field, such as addresses. Default: each field is one column's. */
  readonly isShared?: boolean
  readonly onChange: (fields: readonly (Field | null)[]) => void
}

const NONE = 'none'
const NO_FIELDS: readonly never[] = []

export function ColumnMapping<Field extends string>({
  file,
  tables: { mapping, setNamesColumns },
  names,
  fields = NO_FIELDS,
  isShared = false,
  onChange,
}: ColumnMappingProps<Field>) {
  const { t, i18n } = useLingui()
  const heading = useId()
  if (mapping?.of !== file) return null
  const { headers, rows } = mapping.table
  const labelOf = (name: MessageDescriptor | string) => (typeof name === 'string' ? name : i18n._(name))
  const options: { readonly id: Field | typeof NONE; readonly label: string }[] = [
    ...(Object.keys(names) as Field[]).map((id) => ({ id, label: labelOf(names[id]) })),
    { id: NONE, label: t`Leave out` },
  ]
  const columns = headers.flatMap((header, index) => (fields[index] === undefined ? [] : [{ header, index }]))
  const choose = (at: number, field: Field | null) =>
    onChange(fields.map((one = null, index) => (index === at ? field : one === field && !isShared ? null : one)))
  return (
    <section aria-labelledby={heading} className="mt-4">
      <h3 id={heading} className="font-semibold">
        <Trans>Columns in the file</Trans>
      </h3>
      <p className="text-13 text-ink-muted">
        <Trans>Check what each column contains, and correct any mistakes before you import.</Trans>
      </p>
      <Checkbox isSelected={mapping.namesColumns} onChange={setNamesColumns} className="mt-2">
        <Trans>The first line contains column names</Trans>
      </Checkbox>
      <ul className="mt-2 max-h-60 overflow-y-auto border-line-soft border-b">
        {columns.map(({ header, index }) => {
          const name = header || t`Column ${index + 1}`
          return (
            <li
              key={index}
              className="flex flex-col gap-x-3 gap-y-1 border-line-soft border-t py-2 sm:flex-row sm:items-center"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{name}</span>
                <span className="block truncate text-13 text-ink-muted">{sampleOf(rows, index)}</span>
              </span>
              <Select
                label={t`Column “${name}”`}
                isLabelHidden
                options={options}
                value={fields[index] ?? NONE}
                onChange={(field) => choose(index, field === NONE ? null : field)}
                className="sm:w-44"
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What is in it, enough to know it by. */
const sampleOf = (rows: readonly (readonly string[])[], index: number): string =>
  rows
    .slice(0, LOOKED_AT)
    .map((cells) => (cells[index] ?? '').trim())
    .filter(Boolean)
    .slice(0, 3)
    .map((cell) => cell.slice(0, 60))
    .join(' · ')

/** rows */
const LOOKED_AT = 1000
