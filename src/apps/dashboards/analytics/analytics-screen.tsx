// The analytics of the sample web site (workspace spec §3): one range for all cards, compared with the period before, each card as a chart or a table.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrangeButton } from '#apps/dashboards/shared/arrange-button.tsx'
import { CardLayout } from '#apps/dashboards/shared/card-layout.tsx'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import { dashboardKeys } from '#apps/dashboards/shared/dashboard-keys.ts'
import { type Arrangement, useArrangement } from '#apps/dashboards/shared/use-arrangement.ts'
import { usePeriodKeys } from '#apps/dashboards/shared/use-period-keys.ts'
import type { Analytics } from '#contract/apps/dashboard-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { Segmented } from '#ui/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { analyticsQueries } from './queries.ts'
import { ANALYTICS_RANGES, type AnalyticsRange } from './range.ts'
import { Splits } from './splits.tsx'
import { TopPages } from './top-pages.tsx'
import { TotalCard } from './total-card.tsx'
import { ViewsChart } from './views-chart.tsx'
import { VisitorsChart } from './visitors-chart.tsx'

export interface AnalyticsScreenProps {
  readonly range: AnalyticsRange
  readonly isCompared: boolean
  onRange(range: AnalyticsRange): void
  onCompare(isCompared: boolean): void
}

export function AnalyticsScreen({ range, isCompared, onRange, onCompare }: AnalyticsScreenProps) {
  const { t } = useLingui()
  // One moment for all cards, so that they agree; only its day is queried.
  const now = useNow()
  const query = useQuery({ ...analyticsQueries.all(range, now), placeholderData: keepPreviousData })
  usePeriodKeys(ANALYTICS_RANGES, range, onRange)
  useKeys(dashboardKeys, { compare: () => onCompare(!isCompared) })
  const arrangement = useArrangement('analytics', [
    { id: 'visitors', title: t`Visitors`, width: 'full' },
    { id: 'totals', title: t`Conversions, impressions and visits`, width: 'full', needsRoom: true },
    { id: 'views', title: t`Visitors and page views`, width: 'broad' },
    { id: 'pages', title: t`Pages`, width: 'narrow' },
    { id: 'splits', title: t`Visitor profile`, width: 'full', needsRoom: true },
  ])
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Segmented<AnalyticsRange>
          label={t`Period`}
          className="print:hidden"
          value={range}
          onChange={onRange}
          options={[
            { id: 'week', label: t`7 days` },
            { id: 'month', label: t`4 weeks` },
            { id: 'quarter', label: t`13 weeks` },
            { id: 'year', label: t`52 weeks` },
          ]}
        />
        <div className="print:hidden">
          <Switch isSelected={isCompared} onChange={onCompare}>
            <Trans>Compare with the previous year</Trans>
          </Switch>
        </div>
        {query.data && <Range range={query.data.range} />}
        <span className="ms-auto">
          <ArrangeButton arrangement={arrangement} />
        </span>
      </div>
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the figures`} className="mt-6" />}
        error={{
          title: t`Couldn’t load the figures.`,
          description: t`They’re calculated on this device. Trying again usually helps.`,
        }}
        className="mx-0 mt-6"
      >
        {(data) =>
          arrangement.isKnown && (
            <Cards data={data} range={range} now={now} isCompared={isCompared} arrangement={arrangement} />
          )
        }
      </QueryView>
    </>
  )
}

function Range({ range: { from, to } }: Pick<Analytics, 'range'>) {
  const { date } = useFormats()
  return (
    <p className="text-13 text-ink-muted">
      <Trans>
        {date(from, 'date')} to {date(to, 'date')}
      </Trans>
    </p>
  )
}

interface CardsProps {
  readonly data: Analytics
  readonly range: AnalyticsRange
  readonly now: number
  readonly isCompared: boolean
  readonly arrangement: Arrangement
}

function Cards({ data, range, now, isCompared, arrangement }: CardsProps) {
  const { t } = useLingui()
  return (
    <CardLayout
      cards={arrangement.cards}
      contentOf={{
        visitors: (
          <DashboardCard title={t`Visitors`}>
            <VisitorsChart visitors={data.visitors} isCompared={isCompared} />
          </DashboardCard>
        ),
        totals: (
          <div className="@container print:block">
            <div className="grid gap-6 @3xl:grid-cols-3 print:block">
              <TotalCard title={t`Conversions`} total={data.conversions} />
              <TotalCard title={t`Impressions`} total={data.impressions} />
              <TotalCard title={t`Visits`} total={data.visits} />
            </div>
          </div>
        ),
        views: (
          <DashboardCard title={t`Visitors and page views`}>
            <ViewsChart views={data.visitorsVsPageViews} />
          </DashboardCard>
        ),
        pages: (
          <DashboardCard title={t`Pages`}>
            <TopPages range={range} now={now} />
          </DashboardCard>
        ),
        splits: <Splits data={data} />,
      }}
    />
  )
}
