// The finance dashboard (workspace spec §3): balance, budget, statements and transactions of a simulated account, for one range of days. Amounts can be hidden.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CardLayout } from '#apps/dashboards/shared/card-layout.tsx'
import { dashboardKeys } from '#apps/dashboards/shared/dashboard-keys.ts'
import { DashboardPage } from '#apps/dashboards/shared/dashboard-page.tsx'
import { type Arrangement, useArrangement } from '#apps/dashboards/shared/use-arrangement.ts'
import { useMoney } from '#apps/dashboards/shared/use-money.ts'
import { usePeriodKeys } from '#apps/dashboards/shared/use-period-keys.ts'
import type { Finance } from '#contract/apps/dashboard-shapes.ts'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useNow } from '#platform/i18n/use-now.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { Segmented } from '#ui/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { BalanceCard } from './balance-card.tsx'
import { BudgetCard } from './budget-card.tsx'
import {
  type FinanceAddress,
  type FinanceRange,
  type FinanceSearch,
  RANGES,
  readFinanceAddress,
} from './finance-address.ts'
import { financeQueries } from './queries.ts'
import { StatementCard } from './statement-card.tsx'
import { StatementsCard } from './statements-card.tsx'
import { TransactionsCard } from './transactions-card.tsx'

export function FinanceScreen({ search }: { readonly search: FinanceSearch }) {
  const { t } = useLingui()
  const address = readFinanceAddress(search)
  const { range, isCompared } = address
  const setSearch = useSetSearch<FinanceSearch>()
  // One moment for all cards, so that they agree; only its day is queried.
  const now = useNow()
  const query = useQuery({ ...financeQueries.all(range, now), placeholderData: keepPreviousData })
  const before = useQuery({ ...financeQueries.all(range, now, 1), enabled: isCompared })
  const arrangement = useArrangement('finance', [
    { id: 'balance', title: t`Account balance`, width: 'broad' },
    { id: 'transactions', title: t`Recent transactions`, width: 'broad', needsRoom: true },
    { id: 'current', title: t`Current statement`, width: 'narrow' },
    { id: 'previous', title: t`Previous statement`, width: 'narrow' },
    { id: 'budget', title: t`Budget`, width: 'narrow' },
    { id: 'statements', title: t`Statements`, width: 'full', needsRoom: true },
  ])
  return (
    <DashboardPage
      arrangement={arrangement}
      title={t`Finance`}
      about={
        <Trans>
          Simulated, not financial advice. This is a practice account in euros: no money moves, and pending transactions
          may still change.
        </Trans>
      }
      choices={<Choices address={address} setSearch={setSearch} />}
    >
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the account`} className="mt-6" />}
        error={{
          title: t`Couldn’t load the account.`,
          description: t`The figures are calculated on this device. Trying again usually helps.`,
        }}
        className="mx-0 mt-6"
      >
        {(data) =>
          arrangement.isKnown && (
            <Cards
              finance={data}
              before={isCompared ? before.data : undefined}
              address={address}
              now={now}
              arrangement={arrangement}
              setSearch={setSearch}
            />
          )
        }
      </QueryView>
    </DashboardPage>
  )
}

interface ChoicesProps {
  readonly address: FinanceAddress
  setSearch(change: FinanceSearch, options?: { readonly replace?: boolean }): void
}

function Choices({ address: { range, isCompared, isHidden }, setSearch }: ChoicesProps) {
  const { t } = useLingui()
  const show = (next: FinanceRange) => setSearch({ range: next, page: undefined }, { replace: true })
  const compare = (isOn: boolean) => setSearch({ compare: isOn ? 'yes' : undefined }, { replace: true })
  const hide = (isOn: boolean) => setSearch({ amounts: isOn ? 'hidden' : undefined }, { replace: true })
  usePeriodKeys(RANGES, range, show)
  useKeys(dashboardKeys, { compare: () => compare(!isCompared), amounts: () => hide(!isHidden) })
  return (
    <>
      <Segmented<FinanceRange>
        label={t`Period`}
        value={range}
        onChange={show}
        options={[
          { id: 'month', label: t`30 days` },
          { id: 'quarter', label: t`13 weeks` },
          { id: 'year', label: t`1 year` },
        ]}
      />
      <Switch isSelected={isCompared} onChange={compare}>
        <Trans>Compare with the previous period</Trans>
      </Switch>
      <Switch isSelected={isHidden} onChange={hide}>
        <Trans>Hide amounts</Trans>
      </Switch>
    </>
  )
}

interface CardsProps extends ChoicesProps {
  readonly finance: Finance
  /** Of the period before, where the two are compared. */
  readonly before: Finance | undefined
  readonly now: number
  readonly arrangement: Arrangement
}

function Cards({ finance, before, address, now, arrangement, setSearch }: CardsProps) {
  const { t } = useLingui()
  const money = useMoney(address.isHidden)
  return (
    <CardLayout
      cards={arrangement.cards}
      contentOf={{
        balance: (
          <BalanceCard
            balance={finance.accountBalance}
            before={before?.accountBalance}
            range={address.range}
            money={money}
          />
        ),
        transactions: <TransactionsCard address={address} now={now} setSearch={setSearch} money={money} />,
        current: <StatementCard title={t`Current statement`} statement={finance.currentStatement} money={money} />,
        previous: <StatementCard title={t`Previous statement`} statement={finance.previousStatement} money={money} />,
        budget: <BudgetCard budget={finance.budget} money={money} />,
        statements: <StatementsCard money={money} />,
      }}
    />
  )
}
