// The balance of the account over the range: what it is and what was predicted, how it has grown, and what comes in a month.
import { useLingui } from '@lingui/react/macro'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import { Figure } from '#apps/dashboards/shared/figure.tsx'
import type { Money } from '#apps/dashboards/shared/use-money.ts'
import type { Finance } from '#contract/apps/dashboard-shapes.ts'
import { localDay, midnightOf } from '#formats/iso-day.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import type { ChartSeries } from '#ui/chart/chart-values.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { type FinanceRange, lengthOf } from './finance-address.ts'

type Balance = Finance['accountBalance']

export interface BalanceCardProps {
  readonly balance: Balance
  /** Of the range before, where it is compared. */
  readonly before: Balance | undefined
  readonly range: FinanceRange
  readonly money: Money
}

export function BalanceCard({ balance, before, range, money }: BalanceCardProps) {
  const { t } = useLingui()
  const { date, number } = useFormats()
  const [predicted, actual] = balance.series
  const last = actual?.data.at(-1)?.y ?? 0
  const change = last - (actual?.data[0]?.y ?? 0)
  const [amount, growth] = [
    money.signed(change),
    number(balance.growRate / 100, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
  ]
  const lineOf = (series: typeof actual, later = 0) =>
    (series?.data ?? []).map(({ x, y }) => ({ x: midnightOf(x) + later, y }))
  const series: ChartSeries[] = [
    { id: 'actual', label: t`Balance`, points: lineOf(actual) },
    { id: 'predicted', label: t`Predicted`, points: lineOf(predicted), isQuiet: true },
    ...(before
      ? [
          {
            ...{ id: 'before', label: t`Previous period`, isQuiet: true, isDotted: true },
            points: lineOf(before.series[1], lengthOf(range)),
          },
        ]
      : []),
  ]
  return (
    <DashboardCard title={t`Account balance`} note={t`EUR, end of day`}>
      <dl className="mt-3 mb-3 flex flex-wrap gap-x-8 gap-y-3">
        <Figure name={t`Balance`} value={<span className="text-24">{money.exact(last)}</span>} />
        <Figure name={t`Growth`} value={growth} />
        <Figure name={t`Average monthly income`} value={money.exact(balance.ami)} />
      </dl>
      <LineChart
        label={t`Account balance`}
        summary={money.isHidden ? t`Amounts are hidden.` : t`${amount} over the period.`}
        labels={{
          tick: (x) => date(x, 'shortDay'),
          moment: (x) => date(x, 'day'),
          fileMoment: localDay,
          value: money.exact,
          axisValue: money.short,
          fileValue: money.plain,
        }}
        momentLabel={t`Day`}
        height={260}
        series={series}
      />
    </DashboardCard>
  )
}
