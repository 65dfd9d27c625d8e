// The budget of the project in its six sortable columns (workspace spec §3), and the sums. What is overspent is labelled so.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import { SortHead, type Sorting } from '#apps/dashboards/shared/sort-head.tsx'
import { useMoney } from '#apps/dashboards/shared/use-money.ts'
import type { Project } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { ChartDownload } from '#ui/chart/chart-download.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { useProjectLabels } from './project-labels.ts'

type Details = Project['budgetDetails']
type Row = Details['rows'][number]
type Column = Details['columns'][number]

export function BudgetTable({ details: { columns, rows } }: { readonly details: Details }) {
  const { t } = useLingui()
  const labelOf = useProjectLabels()
  const heads = useHeads()
  const { sorted, sorting, setSorting } = useSorted(rows)
  return (
    <DashboardCard
      title={t`Budget details`}
      actions={
        <ChartDownload
          label={t`Budget details`}
          table={{
            columns: columns.map((column) => heads[column]),
            file: sorted.map((row) => columns.map((column) => (column === 'type' ? labelOf(row.type) : row[column]))),
          }}
        />
      }
    >
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={t`Budget details, table`}
        className="relative overflow-x-auto rounded-4"
      >
        <table className="w-full border-collapse text-13 tabular-nums">
          <thead>
            <tr>
              {columns.map((column) => (
                <SortHead
                  key={column}
                  column={column}
                  sorting={sorting}
                  isNumeric={column !== 'type'}
                  onSort={setSorting}
                >
                  {heads[column]}
                </SortHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr key={row.id} className="h-row border-line-soft border-t">
                <Cells row={row} columns={columns} name={labelOf(row.type)} nameClass="font-medium" />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="h-row border-line border-t font-semibold">
              <Cells row={sumsOf(rows)} columns={columns} name={<Trans>Total</Trans>} />
            </tr>
          </tfoot>
        </table>
      </section>
    </DashboardCard>
  )
}

function useHeads(): Readonly<Record<Column, string>> {
  const { t } = useLingui()
  return {
    type: t`Area`,
    total: t`Total budget`,
    expensesAmount: t`Spent`,
    expensesPercentage: t`Spent, %`,
    remainingAmount: t`Remaining`,
    remainingPercentage: t`Remaining, %`,
  }
}

function useSorted(rows: readonly Row[]) {
  const { compare } = useFormats()
  const labelOf = useProjectLabels()
  const [sorting, setSorting] = useState<Sorting<Column>>()
  const order = (a: Row, b: Row) => {
    if (!sorting) return 0
    const { column } = sorting
    const difference = column === 'type' ? compare(labelOf(a.type), labelOf(b.type)) : a[column] - b[column]
    return sorting.order === 'asc' ? difference : -difference
  }
  return { sorted: rows.toSorted(order), sorting, setSorting }
}

interface CellsProps {
  readonly row: Row
  readonly columns: readonly Column[]
  readonly name: ReactNode
  readonly nameClass?: string
}

function Cells({ row, columns, name, nameClass }: CellsProps) {
  const { number } = useFormats()
  const money = useMoney()
  const percent = (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 2 })
  return columns.map((column) =>
    column === 'type' ? (
      <th key={column} scope="row" className={cx('pe-3 text-start', nameClass)}>
        {name}
      </th>
    ) : (
      <td key={column} className="px-3 text-end last:pe-0">
        <Amount isOver={column.startsWith('remaining') && row[column] < 0}>
          {column.endsWith('Percentage') ? percent(row[column]) : money.whole(row[column])}
        </Amount>
      </td>
    ),
  )
}

function Amount({ isOver, children }: { readonly isOver: boolean; readonly children: string }) {
  if (!isOver) return <>{children}</>
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-danger">
      <Icon name="exclamation-triangle" size={14} />
      <span className="sr-only">
        <Trans>Overspent:</Trans>{' '}
      </span>
      {children}
    </span>
  )
}

function sumsOf(rows: readonly Row[]): Row {
  const sum = (column: 'total' | 'expensesAmount' | 'remainingAmount') =>
    rows.reduce((total, row) => total + row[column], 0)
  const [total, expensesAmount, remainingAmount] = [sum('total'), sum('expensesAmount'), sum('remainingAmount')]
  const share = (amount: number) => (total === 0 ? 0 : Math.round((amount / total) * 10_000) / 100)
  return {
    ...{ id: 'sums', type: '', total, expensesAmount, remainingAmount },
    ...{ expensesPercentage: share(expensesAmount), remainingPercentage: share(remainingAmount) },
  }
}
