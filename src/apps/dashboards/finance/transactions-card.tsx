// The transactions of the range: the URL holds the search, filters, sort and page.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import { SortHead } from '#apps/dashboards/shared/sort-head.tsx'
import type { Money } from '#apps/dashboards/shared/use-money.ts'
import type { Transaction } from '#contract/apps/dashboard-shapes.ts'
import { localDay } from '#formats/iso-day.ts'
import { Pages } from '#kit/address/pages.tsx'
import { SearchBox } from '#kit/address/search-box.tsx'
import { NoRows } from '#kit/list/no-rows.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { ChartDownload } from '#ui/chart/chart-download.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { type FinanceAddress, type FinanceSearch, SIZES, SORTS } from './finance-address.ts'
import { financeQueries } from './queries.ts'
import { StatusLabel } from './status-label.tsx'

const ALL = 'all'

export interface TransactionsCardProps {
  readonly address: FinanceAddress
  readonly now: number
  readonly money: Money
  setSearch(change: FinanceSearch, options?: { readonly replace?: boolean }): void
}

export function TransactionsCard({ address, now, money, setSearch }: TransactionsCardProps) {
  const { t } = useLingui()
  const query = useQuery({ ...financeQueries.transactions(address, now), placeholderData: keepPreviousData })
  const rows = query.data?.transactions ?? []
  const heads = useHeads()
  const narrow = (change: FinanceSearch) => setSearch({ ...change, page: undefined }, { replace: true })
  const showAll = () => narrow({ q: undefined, status: undefined, way: undefined })
  const rowOf = useFileRow(money)
  const { pagination } = query.data ?? {}
  return (
    <DashboardCard
      title={t`Recent transactions`}
      actions={
        <ChartDownload
          label={t`Recent transactions`}
          table={{
            columns: SORTS.map((column) => heads[column]),
            file: rows.map(rowOf),
          }}
        />
      }
    >
      <Filters address={address} onNarrow={narrow} />
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the transactions`} count={10} />}
        error={{ title: t`Couldn’t load the transactions.` }}
        className="mx-0 my-0"
      >
        {({ transactions }) =>
          transactions === null ? (
            <NoRows
              className="px-0"
              title={t`This page doesn’t exist.`}
              showAllLabel={t`Go to the last page`}
              onShowAll={() => setSearch({ page: pagination?.lastPage }, { replace: true })}
            />
          ) : transactions.length === 0 ? (
            <NoRows className="px-0" title={t`No matching transactions.`} onShowAll={showAll} />
          ) : (
            <Table transactions={transactions} address={address} money={money} onNarrow={narrow} />
          )
        }
      </QueryView>
      {pagination && 'page' in pagination && (
        <div className="-mx-4 -mb-3 print:hidden">
          <Pages
            pagination={pagination}
            sizes={SIZES}
            sizeLabel={t`Transactions per page`}
            onPage={(change) => setSearch(change, { replace: true })}
          />
        </div>
      )}
    </DashboardCard>
  )
}

function useHeads(): Readonly<Record<(typeof SORTS)[number], string>> {
  const { t } = useLingui()
  return {
    date: t`Date`,
    name: t`Description`,
    transactionId: t`Reference`,
    status: t`Status`,
    amount: t`Amount`,
  }
}

/** A transaction in the file that the table is saved as. */
function useFileRow(money: Money) {
  const { t } = useLingui()
  return (one: Transaction) => [
    localDay(new Date(one.date)),
    one.name,
    one.transactionId,
    one.status === 'pending' ? t`Pending` : t({ message: 'Posted', context: 'transaction' }),
    money.plain(one.amount),
  ]
}

interface FiltersProps {
  readonly address: FinanceAddress
  readonly onNarrow: (change: FinanceSearch) => void
}

function Filters({ address: { words, status, way }, onNarrow }: FiltersProps) {
  const { t } = useLingui()
  return (
    <div className="mt-2 mb-2 flex flex-wrap gap-3 print:hidden">
      <SearchBox
        label={t`Search transactions`}
        query={words}
        onSearch={(q) => onNarrow({ q })}
        className="min-w-48 flex-1"
      />
      <Select
        label={t`Status`}
        isLabelHidden
        className="min-w-36 flex-1 sm:flex-none"
        value={status ?? ALL}
        onChange={(chosen) => onNarrow({ status: chosen === ALL ? undefined : chosen })}
        options={[
          { id: ALL, label: t`Any status` },
          { id: 'completed', label: t({ message: 'Posted', context: 'transaction' }) },
          { id: 'pending', label: t`Pending` },
        ]}
      />
      <Select
        label={t`Direction`}
        isLabelHidden
        className="min-w-36 flex-1 sm:flex-none"
        value={way ?? ALL}
        onChange={(chosen) => onNarrow({ way: chosen === ALL ? undefined : chosen })}
        options={[
          { id: ALL, label: t`Money in and out` },
          { id: 'in', label: t`Money in` },
          { id: 'out', label: t`Money out` },
        ]}
      />
    </div>
  )
}

interface TableProps extends FiltersProps {
  readonly transactions: readonly Transaction[]
  readonly money: Money
}

function Table({ transactions, address: { sort, order }, money, onNarrow }: TableProps) {
  const heads = useHeads()
  return (
    <table className="w-full border-collapse tabular-nums">
      <thead>
        <tr>
          {SORTS.map((column) => (
            <SortHead
              key={column}
              column={column}
              sorting={{ column: sort, order }}
              isNumeric={column === 'amount'}
              className={column === 'transactionId' || column === 'status' ? 'max-md:hidden' : 'max-md:px-1'}
              onSort={(next) => onNarrow({ sort: next.column, order: next.order })}
            >
              {heads[column]}
            </SortHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {transactions.map((one) => (
          <Row key={one.id} transaction={one} money={money} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ transaction, money }: { readonly transaction: Transaction; readonly money: Money }) {
  const { date } = useFormats()
  const { name, transactionId, status, amount } = transaction
  const isIn = amount > 0 && !money.isHidden
  return (
    <tr className="h-row border-line-soft border-t">
      <td className="whitespace-nowrap pe-3 text-ink-muted max-md:pe-1 max-md:text-13">
        {date(transaction.date, 'shortDay')}
      </td>
      <th scope="row" className="px-3 py-1 text-start font-normal max-md:px-1">
        {name}
        <span className="block text-12 text-ink-muted md:hidden">
          {transactionId} <StatusLabel status={status} />
        </span>
      </th>
      <td className="px-3 text-13 text-ink-muted max-md:hidden">{transactionId}</td>
      <td className="px-3 max-md:hidden">
        <StatusLabel status={status} />
      </td>
      <td className={`whitespace-nowrap ps-3 text-end max-md:ps-2 max-md:text-13 ${isIn ? 'text-success' : ''}`}>
        {money.isHidden ? <Trans>hidden</Trans> : money.signed(amount)}
      </td>
    </tr>
  )
}
