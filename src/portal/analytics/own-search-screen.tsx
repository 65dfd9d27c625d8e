// The person's own search in figures: how far applications come, how long answers take, what is required beside what is there, what was done when.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ActivityPanel } from './activity-panel.tsx'
import { DemandPanel } from './demand-panel.tsx'
import { FunnelPanel } from './funnel-panel.tsx'
import { OutcomesPanel } from './outcomes-panel.tsx'
import type { OwnDays } from './own-range.ts'
import { ownQueries } from './queries.ts'
import { ResponsesPanel } from './responses-panel.tsx'
import { SkillRadarPanel } from './skill-radar-panel.tsx'

export interface OwnSearchScreenProps {
  readonly days: OwnDays
  onDays(days: OwnDays): void
}

export function OwnSearchScreen({ days, onDays }: OwnSearchScreenProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const query = useQuery(ownQueries.all(days))
  const copy = useSavedCopy(ownQueries.all(days))
  const since = query.data ? date(query.data.from, 'date') : ''
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PeriodSwitch days={days} onDays={onDays} />
        {query.data && (
          <p className="text-13 text-ink-muted">
            <Trans>Since {since}</Trans>
          </p>
        )}
        {copy && <SavedCopy {...copy} className="md:ms-auto" />}
      </div>
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the figures`} className="mt-6" />}
        error={{ title: t`Couldn’t load your figures.`, description: t`Check your connection, then try again.` }}
        className="mx-0 mt-6"
      >
        {(data) => (
          <div aria-busy={query.isFetching} className="mt-6 grid items-start gap-6 lg:grid-cols-2 print:block">
            {data.totals.sent === 0 ? (
              <EmptyState
                title={t`You haven’t sent any applications since ${since}.`}
                description={t`Here you’ll see how far your applications get and how long replies take.`}
                action={
                  <Link to="/career/jobs" className={buttonClass({ size: 'sm' })}>
                    <Trans>Find jobs</Trans>
                  </Link>
                }
                className="rounded-12 border border-line bg-surface-raised lg:col-span-2"
              />
            ) : (
              <>
                <div className="grid min-w-0 gap-6 print:block">
                  <FunnelPanel analytics={data} />
                  <OutcomesPanel analytics={data} />
                </div>
                <ResponsesPanel analytics={data} />
              </>
            )}
            <SkillRadarPanel analytics={data} />
            <DemandPanel analytics={data} />
            <ActivityPanel analytics={data} days={days} />
          </div>
        )}
      </QueryView>
    </>
  )
}

function PeriodSwitch({ days, onDays }: OwnSearchScreenProps) {
  const { t } = useLingui()
  return (
    <Segmented<`${OwnDays}`>
      label={t`Period`}
      className="print:hidden"
      value={`${days}`}
      onChange={(id) => onDays(Number(id) as OwnDays)}
      options={[
        { id: '30', label: t`30 days` },
        { id: '90', label: t`90 days` },
        { id: '180', label: t`180 days` },
        { id: '365', label: t`1 year` },
      ]}
    />
  )
}
