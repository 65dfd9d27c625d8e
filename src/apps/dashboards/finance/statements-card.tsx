// All statements of the last year, each with what the person noted about it.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Money } from '#apps/dashboards/shared/use-money.ts'
import type { StatementInList } from '#contract/apps/dashboard-shapes.ts'
import { LazyDialog, lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { ChartDownload } from '#ui/chart/chart-download.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { financeQueries } from './queries.ts'
import { StatusLabel } from './status-label.tsx'

interface NoteRequest {
  readonly kind: 'note'
  readonly statement: StatementInList
  readonly month: string
}
const dialogs = lazyDialogs<NoteRequest>({ note: () => import('./note-dialog.tsx') })

export function StatementsCard({ money }: { readonly money: Money }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const query = useQuery(financeQueries.statements())
  const [open, setOpen] = useState<StatementInList>()
  const columns = [t`Month`, t`Spent`, t`Limit`, t`Minimum payment`, t`Due on`, t`Status`, t`Note`]
  const request: NoteRequest | null = open ? { kind: 'note', statement: open, month: date(open.from, 'month') } : null
  const rowOf = (one: StatementInList) => [
    one.from.slice(0, 7),
    ...[one.spent, one.limit, one.minimum].map(money.plain),
    one.date.slice(0, 10),
    one.status === 'paid' ? t`Paid` : t`Pending`,
    one.note,
  ]
  return (
    <DashboardCard
      title={t`Statements`}
      actions={
        <ChartDownload
          label={t`Statements`}
          table={{
            columns,
            file: (query.data ?? []).map(rowOf),
          }}
        />
      }
    >
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the statements`} count={6} />}
        error={{ title: t`Couldn’t load the statements.` }}
        className="mx-0 my-0"
      >
        {(statements) => <StatementsTable statements={statements} columns={columns} money={money} onNote={setOpen} />}
      </QueryView>
      <LazyDialog source={dialogs} request={request} onClose={() => setOpen(undefined)} />
    </DashboardCard>
  )
}

interface StatementsTableProps {
  readonly statements: readonly StatementInList[]
  readonly columns: readonly string[]
  readonly money: Money
  readonly onNote: (statement: StatementInList) => void
}

function StatementsTable({ statements, columns, money, onNote }: StatementsTableProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const monthOf = ({ from }: StatementInList) => date(from, 'month')
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={t`Statements, table`}
      className="relative overflow-x-auto rounded-4"
    >
      <table className="w-full border-collapse text-13 tabular-nums">
        <thead>
          <tr className="text-12 text-ink-muted">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`whitespace-nowrap px-3 py-2 font-medium first:ps-0 last:pe-0 ${index > 0 && index < 4 ? 'text-end' : 'text-start'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statements.map((one) => (
            <tr key={one.id} className="h-row border-line-soft border-t">
              <th scope="row" className="whitespace-nowrap pe-3 text-start font-medium">
                {monthOf(one)}
              </th>
              {[one.spent, one.limit, one.minimum].map((amount, index) => (
                <td key={columns[index + 1]} className="px-3 text-end">
                  {money.exact(amount)}
                </td>
              ))}
              <td className="whitespace-nowrap px-3">{date(one.date.slice(0, 10), 'date')}</td>
              <td className="px-3">
                <StatusLabel status={one.status} />
              </td>
              <td className="ps-3">
                <span className="flex min-w-40 items-center gap-1">
                  <span className="min-w-0 wrap-anywhere">{one.note}</span>
                  <IconButton
                    size="sm"
                    icon="pencil-square"
                    label={t`Edit the note for ${monthOf(one)}`}
                    className="print:hidden"
                    onPress={() => onNote(one)}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
