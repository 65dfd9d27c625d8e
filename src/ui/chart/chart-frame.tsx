// What is around a chart: the summary in words, the switch to the same values as a table, the table, and both as files.
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ChartDownload } from './chart-download.tsx'
import type { ChartTable } from './chart-values.ts'

/** px of the table, at least: a chart that reserves no room has one too. */
const TABLE_HEIGHT = 280

export interface ChartFrameProps {
  /** What the chart is of. */
  readonly label: string
  /** Its message, in a sentence. */
  readonly summary: string
  readonly table: ChartTable
  /** px: reserved for the chart, so that nothing moves when it loads. */
  readonly height: number
  readonly legend?: ReactNode
  readonly children: ReactNode
}

export function ChartFrame({ label, summary, table, height, legend, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const id = useId()
  return (
    <figure ref={figure} aria-labelledby={id} className="m-0">
      <figcaption id={id} className="sr-only">
        {label}
      </figcaption>
      <p className="text-13 text-ink-muted">{summary}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isTable && legend}
        <span data-unpainted className="-me-2 ms-auto flex print:hidden">
          <Button size="sm" variant="quiet" onPress={() => setTable(!isTable)}>
            {isTable ? <Trans>View as chart</Trans> : <Trans>View as table</Trans>}
          </Button>
          <ChartDownload label={label} table={table} chart={isTable ? undefined : () => figure.current} />
        </span>
      </div>
      <div style={{ minHeight: height }} className="mt-2 print:min-h-0!">
        {isTable ? <ValueTable label={label} table={table} height={height} /> : children}
      </div>
    </figure>
  )
}

function ValueTable({ label, table: { columns, rows }, height }: { label: string; table: ChartTable; height: number }) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={label}
      style={{ maxHeight: Math.max(height, TABLE_HEIGHT) }}
      className="overflow-auto rounded-8 bg-surface-sunken"
    >
      <table className="w-full border-collapse text-13 tabular-nums">
        <thead className="sticky top-0 bg-surface-sunken">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-medium text-ink-muted ${index === 0 ? 'text-start' : 'text-end'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-line-soft border-t">
              <th scope="row" className="px-3 py-1.5 text-start font-normal">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} className="px-3 py-1.5 text-end">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
