// Small tables of a question, each with its columns and rows: scrolled sideways where a phone is too narrow.
// @chunk sql-question
// @offline later
import { useLingui } from '@lingui/react/macro'
import type { SqlTable, SqlValue } from '#contract/portal/sql-shapes.ts'
import { cx } from '#ui/cx.ts'

export function SqlTables({ tables }: { readonly tables: readonly SqlTable[] }) {
  return (
    <div
      translate="no"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]"
    >
      {tables.map(({ name, columns, rows }) => (
        <SqlRowsTable key={name} name={name} columns={columns} rows={rows} />
      ))}
    </div>
  )
}

/** SQL’s own word, in any language. */
const MISSING = 'NULL'

export interface SqlRowsTableProps {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type?: string }[]
  readonly rows: readonly (readonly SqlValue[])[]
}

export function SqlRowsTable({ name, columns, rows }: SqlRowsTableProps) {
  const { t } = useLingui()
  const isNumeric = (index: number) =>
    rows.some((row) => typeof row[index] === 'number') && rows.every((row) => typeof row[index] !== 'string')
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={t`Table: ${name}`}
      className="relative max-h-80 self-start overflow-auto rounded-12 border border-line-strong bg-surface-raised"
    >
      <table className="w-full border-collapse text-13 tabular-nums">
        <caption className="border-line-soft border-b bg-surface-sunken px-3 py-1.5 text-start font-medium font-mono">
          {name}
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a query may name two columns alike
                key={index}
                scope="col"
                className={cx(
                  'border-line-soft border-b px-3 py-1.5 align-top font-medium font-mono',
                  isNumeric(index) ? 'text-end' : 'text-start',
                )}
              >
                {column.name}
                {column.type && <span className="block font-normal text-12 text-ink-muted">{column.type}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and stay where they are
            <tr key={line} className="border-line-soft border-b last:border-b-0">
              {row.map((value, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its index
                  key={index}
                  className={cx(
                    'whitespace-nowrap px-3 py-1',
                    isNumeric(index) && 'text-end',
                    value === null && 'text-ink-muted italic',
                  )}
                >
                  {String(value ?? MISSING)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
