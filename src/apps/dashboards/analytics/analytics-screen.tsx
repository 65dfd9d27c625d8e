// The analytics of the sample web site (workspace spec §3): one range for all cards, compared with the period before, each card as a chart or a table.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Analytics } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { AnalyticsCard } from './analytics-card.tsx'
import { analyticsQueries } from './queries.ts'
import type { AnalyticsRange } from './range.ts'
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
  // One moment for the whole visit, so that the cards agree and the answers are found again.
  const [now] = useState(Date.now)
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...analyticsQueries.all(range, now),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Segmented<AnalyticsRange>
          label={t`Period`}
          value={range}
          onChange={onRange}
          options={[
            { id: 'week', label: t`7 days` },
            { id: 'month', label: t`4 weeks` },
            { id: 'quarter', label: t`13 weeks` },
            { id: 'year', label: t`52 weeks` },
          ]}
        />
        <Switch isSelected={isCompared} onChange={onCompare}>
          <Trans>Compare with the year before</Trans>
        </Switch>
        {data && <Range range={data.range} />}
      </div>
      {isError && (
        <ErrorState
          title={t`The figures could not be read.`}
          description={t`They are made on this device; trying again usually helps.`}
          onRetry={refetch}
          isRetrying={isFetching}
          variant={data ? 'bar' : 'place'}
          className="mt-6"
        />
      )}
      {isPending && <SkeletonRows label={t`Loading the figures`} className="mt-6" />}
      {data && <Cards data={data} range={range} now={now} isCompared={isCompared} />}
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
}

function Cards({ data, range, now, isCompared }: CardsProps) {
  const { t } = useLingui()
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-3">
      <AnalyticsCard title={t`Visitors`} className="lg:col-span-3">
        <VisitorsChart visitors={data.visitors} isCompared={isCompared} />
      </AnalyticsCard>
      <TotalCard title={t`Conversions`} total={data.conversions} />
      <TotalCard title={t`Impressions`} total={data.impressions} />
      <TotalCard title={t`Visits`} total={data.visits} />
      <AnalyticsCard title={t`Visitors and page views`} className="lg:col-span-2">
        <ViewsChart views={data.visitorsVsPageViews} />
      </AnalyticsCard>
      <AnalyticsCard title={t`Pages`}>
        <TopPages range={range} now={now} />
      </AnalyticsCard>
      <Splits data={data} />
    </div>
  )
}
