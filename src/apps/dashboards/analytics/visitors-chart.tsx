// Visitors a day in the range; optionally beside them the same weekdays 52 weeks earlier.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Analytics, PointSeries } from '#contract/apps/dashboard-shapes.ts'
import { midnightOf } from '#formats/iso-day.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { sumOf, useChartLabels } from './chart-labels.ts'

/** What the second line is laid over: 52 whole weeks later. */
const YEAR_MS = 364 * 86_400_000

export function VisitorsChart({ visitors, isCompared }: { visitors: Analytics['visitors']; isCompared: boolean }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const chartLabels = useChartLabels()
  const { 'this-year': now, 'last-year': before } = visitors.series
  const [total, totalBefore] = [sumOf(now[0]), sumOf(before[0])]
  const change = totalBefore === 0 ? 0 : total / totalBefore - 1
  const percent = number(Math.abs(change), { style: 'percent' })
  const summary = isCompared
    ? change >= 0
      ? t`${plural(total, { one: '# visitor', other: '# visitors' })}, ${percent} more than the year before.`
      : t`${plural(total, { one: '# visitor', other: '# visitors' })}, ${percent} fewer than the year before.`
    : t`${plural(total, { one: '# visitor', other: '# visitors' })}.`
  return (
    <LineChart
      label={t`Visitors`}
      summary={summary}
      labels={chartLabels}
      momentLabel={t`Day`}
      height={260}
      series={[
        { id: 'this-year', label: t`This year`, points: pointsOf(now[0], 0) },
        ...(isCompared
          ? [{ id: 'last-year', label: t`Previous year`, points: pointsOf(before[0], YEAR_MS), isQuiet: true }]
          : []),
      ]}
    />
  )
}

const pointsOf = (series: PointSeries | undefined, later: number) =>
  (series?.data ?? []).map(({ x, y }) => ({ x: midnightOf(x) + later, y }))
