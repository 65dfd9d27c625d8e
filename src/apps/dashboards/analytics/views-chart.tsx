// Visitors beside page views, and the three figures that go with them.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '#contract/apps/dashboard-shapes.ts'
import { midnightOf } from '#formats/iso-day.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { useChartLabels } from './chart-labels.ts'

export function ViewsChart({ views }: { views: Analytics['visitorsVsPageViews'] }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const chartLabels = useChartLabels()
  const names = [t`Visitors`, t`Page views`]
  const ratio = number(views.averageRatio)
  return (
    <>
      <dl className="mt-2 mb-3 flex flex-wrap gap-x-8 gap-y-2 text-13 text-ink-muted">
        <div className="flex flex-col-reverse">
          <dt>
            <Trans>Overall score</Trans>
          </dt>
          <dd className="font-semibold text-20 text-ink tabular-nums">{number(views.overallScore)}</dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt>
            <Trans>Views per visitor</Trans>
          </dt>
          <dd className="font-semibold text-20 text-ink tabular-nums">{number(views.averageRatio)}</dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt>
            <Trans>Predicted views per visitor</Trans>
          </dt>
          <dd className="font-semibold text-20 text-ink tabular-nums">{number(views.predictedRatio)}</dd>
        </div>
      </dl>
      <LineChart
        label={t`Visitors and page views`}
        summary={t`A visitor views ${ratio} pages on average.`}
        labels={chartLabels}
        momentLabel={t`Day`}
        series={views.series.map(({ name, data }, index) => ({
          id: name,
          label: names[index] ?? name,
          points: data.map(({ x, y }) => ({ x: midnightOf(x), y })),
          isQuiet: index > 0,
        }))}
      />
    </>
  )
}
