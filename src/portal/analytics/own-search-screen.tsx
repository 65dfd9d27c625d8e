// The person's own search in figures: how far applications come, how long answers take, what is asked for beside what is there, what was done when.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormats } from '#platform/i18n/dates.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
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

export interface OwnSearchScreenProps {
  readonly days: OwnDays
  onDays(days: OwnDays): void
}

export function OwnSearchScreen({ days, onDays }: OwnSearchScreenProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const query = ownQueries.all(days)
  const { data, isPending, isError, isFetching, refetch } = useQuery(query)
  const copy = useSavedCopy(query)
  const since = data ? date(data.from, 'date') : ''
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Segmented<`${OwnDays}`>
          label={t`Period`}
          value={`${days}`}
          onChange={(id) => onDays(Number(id) as OwnDays)}
          options={[
            { id: '30', label: t`30 days` },
            { id: '90', label: t`90 days` },
            { id: '180', label: t`180 days` },
            { id: '365', label: t`1 year` },
          ]}
        />
        {data && (
          <p className="text-13 text-ink-muted">
            <Trans>Since {since}</Trans>
          </p>
        )}
        {copy && <SavedCopy {...copy} className="md:ms-auto" />}
      </div>
      {isError && (
        <ErrorState
          title={t`Your figures could not be read.`}
          description={t`Check the connection, then try again.`}
          onRetry={refetch}
          isRetrying={isFetching}
          variant={data ? 'bar' : 'place'}
          className="mt-6"
        />
      )}
      {isPending && <SkeletonRows label={t`Loading the figures`} className="mt-6" />}
      {data && (
        <div aria-busy={isFetching} className="mt-6 grid items-start gap-6 lg:grid-cols-2">
          {data.totals.sent === 0 ? (
            <EmptyState
              title={t`You have sent no application since ${since}.`}
              description={t`How far your applications come and how long answers take will stand here.`}
              action={
                <Link to="/career/jobs" className={buttonClass({ size: 'sm' })}>
                  <Trans>Find jobs</Trans>
                </Link>
              }
              className="rounded-12 border border-line bg-surface-raised lg:col-span-2"
            />
          ) : (
            <>
              <div className="grid min-w-0 gap-6">
                <FunnelPanel analytics={data} />
                <OutcomesPanel analytics={data} />
              </div>
              <ResponsesPanel analytics={data} />
            </>
          )}
          <DemandPanel analytics={data} />
          <ActivityPanel analytics={data} days={days} />
        </div>
      )}
    </>
  )
}
