// The activity feed at /pages/activities: events of the workspace by day, filtered by person, type, days and text, more on demand.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NoRows } from '#kit/list/no-rows.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Feed } from './feed.tsx'
import { activityQueries } from './queries.ts'
import { useEntries } from './use-entries.ts'

export function ActivitiesScreen() {
  const { t } = useLingui()
  const query = useQuery(activityQueries.all())
  const { entries, areChangesPending } = useEntries()
  const loading = <SkeletonRows label={t`Loading activity`} hasTwoLines className="mt-6" />
  const none = (
    <NoRows
      title={t`No activity yet.`}
      description={t`Your team’s activity in the workspace will appear here.`}
      className="mt-2 px-0"
    />
  )
  return (
    <div className="mx-auto w-full max-w-[760px] px-4 pt-8 pb-16 sm:px-6">
      <h1 className="font-semibold text-24 tracking-tight">
        <Trans>Activity</Trans>
      </h1>
      <p className="mt-1 text-ink-muted">
        <Trans>Everything that has happened in your workspace, including your own changes.</Trans>
      </p>
      <QueryView
        query={query}
        loading={loading}
        error={{
          title: t`Couldn’t load your activity.`,
          description: t`It’s saved on this device. Trying again usually helps.`,
        }}
        className="mx-0 mt-6"
      >
        {() => {
          // Changes are interleaved with the rest: arriving later, they would push it down.
          if (areChangesPending) return loading
          return entries.length > 0 ? <Feed entries={entries} /> : none
        }}
      </QueryView>
    </div>
  )
}
