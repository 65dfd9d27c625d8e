// What each column of a table is, to be changed before it is imported.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '#ui/select.tsx'

export interface ColumnMappingProps<Field extends string> {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What a column can be, in words. */
  readonly names: Readonly<Record<Field, MessageDescriptor>>
  /** Of each column; null: it is left out. */
  readonly fields: readonly (Field | null)[]
  readonly onChange: (fields: readonly (Field | null)[]) => void
}

const NONE = 'none'

export function ColumnMapping<Field extends string>({
  headers,
  rows,
  names,
  fields,
  onChange,
}: ColumnMappingProps<Field>) {
  const { t, i18n } = useLingui()
  const options: { readonly id: Field | typeof NONE; readonly label: string }[] = [
    ...(Object.keys(names) as Field[]).map((id) => ({ id, label: i18n._(names[id]) })),
    { id: NONE, label: t`Leave out` },
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
