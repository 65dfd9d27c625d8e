// What the project has cost: by week, by month and by year, the running period beside the one before.
import { useLingui } from '@lingui/react/macro'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import { useMoney } from '#apps/dashboards/shared/use-money.ts'
import type { Project } from '#contract/apps/dashboard-shapes.ts'
import { localDay, midnightOf } from '#formats/iso-day.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import type { ChartLabels } from '#ui/chart/chart-values.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'

export function ExpensesCards({ project }: { readonly project: Project }) {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  const months = new Intl.DateTimeFormat(i18n.locale, { month: 'short' })
  const { whole } = useMoney()
  const before = ({ series }: Project['weeklyExpenses']) => whole(series[0]?.data.at(-2) ?? 0)
  const [lastWeek, lastMonth, lastYear] = [
    before(project.weeklyExpenses),
    before(project.monthlyExpenses),
    before(project.yearlyExpenses),
  ]
  const year = (x: number) => String(new Date(x).getFullYear())
  return (
    <div className="@container print:block">
      <div className="grid gap-6 @3xl:grid-cols-3 print:block">
        <Expenses
          title={t`Weekly expenses`}
          periodLabel={t`Week starting`}
          expenses={project.weeklyExpenses}
          summary={t`So far this week, compared with ${lastWeek} last week.`}
          tick={(x) => date(x, 'shortDay')}
          moment={(x) => date(x, 'date')}
          fileMoment={localDay}
        />
        <Expenses
          title={t`Monthly expenses`}
          periodLabel={t`Month`}
          expenses={project.monthlyExpenses}
          summary={t`So far this month, compared with ${lastMonth} last month.`}
          tick={(x) => months.format(x)}
          moment={(x) => date(x, 'month')}
          fileMoment={(x) => localDay(x).slice(0, 7)}
        />
        <Expenses
          title={t`Yearly expenses`}
          periodLabel={t`Year`}
          expenses={project.yearlyExpenses}
          summary={t`So far this year, compared with ${lastYear} last year.`}
          tick={year}
          moment={year}
          fileMoment={year}
        />
      </div>
    </div>
  )
}

interface ExpensesProps extends Pick<ChartLabels, 'tick' | 'moment' | 'fileMoment'> {
  readonly title: string
  /** What a column is of. */
  readonly periodLabel: string
  readonly expenses: Project['weeklyExpenses']
  readonly summary: string
}

function Expenses({ title, periodLabel, expenses: { amount, labels, series }, summary, ...moments }: ExpensesProps) {
  const money = useMoney()
  return (
    <DashboardCard title={title}>
      <p className="font-semibold text-24 tabular-nums tracking-tight">{money.whole(amount)}</p>
      <LineChart
        label={title}
        summary={summary}
        labels={{ ...moments, value: money.whole, axisValue: money.short, fileValue: money.plain }}
        momentLabel={periodLabel}
        height={160}
        series={series.map(({ name, data }) => ({
          id: name,
          label: title,
          isColumns: true,
          points: data.map((y, index) => ({ x: midnightOf(labels[index] ?? ''), y })),
        }))}
      />
    </DashboardCard>
  )
}
