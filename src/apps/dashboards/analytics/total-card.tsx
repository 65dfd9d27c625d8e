// A sum over the range, how it compares with as many days before, and its days.
import { Trans, useLingui } from '@lingui/react/macro'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Analytics } from '#contract/apps/dashboard-shapes.ts'
import { midnightOf } from '#formats/iso-day.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { useChartLabels } from './chart-labels.ts'

export function TotalCard({ title, total }: { title: string; total: Analytics['conversions'] }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const chartLabels = useChartLabels()
  const change = total.previousAmount === 0 ? 0 : total.amount / total.previousAmount - 1
  const percent = number(Math.abs(change), { style: 'percent', maximumFractionDigits: 1 })
  const values = total.series[0]?.data ?? []
  return (
    <DashboardCard title={title}>
      <p className="font-semibold text-24 tabular-nums tracking-tight">{number(total.amount)}</p>
      <LineChart
        label={title}
        summary={
          change >= 0
            ? t`${percent} more than in the previous period.`
            : t`${percent} fewer than in the previous period.`
        }
        labels={chartLabels}
        momentLabel={t`Day`}
        height={120}
        series={[
          {
            id: 'total',
            label: title,
            points: values.map((y, index) => ({ x: midnightOf(total.labels[index] ?? ''), y })),
          },
        ]}
      />
      <p className="sr-only">
        <Trans>Previously: {number(total.previousAmount)}</Trans>
      </p>
    </DashboardCard>
  )
}
