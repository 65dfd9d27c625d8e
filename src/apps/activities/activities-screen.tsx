// The activity feed at /pages/activities: what happened in the workspace, by day, the newest first, more on demand.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ActivityRow } from './activity-row.tsx'
import { groupByDay } from './group-by-day.ts'
import { activityQueries } from './queries.ts'

/** How many the screen shows at first, and how many more a press brings. */
export const PAGE_SIZE = 20

export function ActivitiesScreen() {
  const { t } = useLingui()
  const { data, isPending, isError, isFetching, refetch } = useQuery(activityQueries.all())
  return (
    <div className="mx-auto w-full max-w-[760px] px-4 pt-8 pb-16 sm:px-6">
      <h1 className="font-semibold text-24 tracking-tight">
        <Trans>Activity</Trans>
      </h1>
      <p className="mt-1 text-ink-muted">
        <Trans>What happened in your workspace, the newest first.</Trans>
      </p>
      {isError && (
        <ErrorState
          title={t`The activity could not be read.`}
          description={t`It is kept on this device; trying again usually helps.`}
          onRetry={refetch}
          isRetrying={isFetching}
          variant={data ? 'bar' : 'place'}
          className="mt-6"
        />
      )}
      {isPending && <SkeletonRows label={t`Loading activity`} hasTwoLines className="mt-6" />}
      {data?.length === 0 && (
        <EmptyState
          title={t`Nothing has happened yet.`}
          description={t`What you and your team do in the workspace will appear here.`}
          className="mt-2 px-0"
        />
      )}
      {data && data.length > 0 && <Feed />}
    </div>
  )
}

/** How much is shown stands in the URL, so that coming back finds the same place. */
function Feed() {
  const { data: activities = [] } = useQuery(activityQueries.all())
  const { shown = PAGE_SIZE } = useSearch({ from: '/pages/activities' })
  const navigate = useNavigate({ from: '/pages/activities' })
  const more = Math.min(PAGE_SIZE, activities.length - shown)
  return (
    <>
      {groupByDay(activities.slice(0, shown)).map(({ startsAt, activities: ofDay }) => (
        <section key={startsAt} aria-labelledby={`day-${startsAt}`} className="mt-6">
          <DayHeading id={`day-${startsAt}`} startsAt={startsAt} />
          <ul className="mt-2">
            {ofDay.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} />
            ))}
          </ul>
        </section>
      ))}
      {more > 0 && (
        <Button
          className="mt-4"
          onPress={() =>
            navigate({
              search: (search) => ({ ...search, shown: shown + PAGE_SIZE }),
              replace: true,
              resetScroll: false,
            })
          }
        >
          <Plural value={more} one="Show # more" other="Show # more" />
        </Button>
      )}
    </>
  )
}

function DayHeading({ id, startsAt }: { id: string; startsAt: number }) {
  const formats = useFormats()
  const { t } = useLingui()
  const daysAgo = Math.round((new Date().setHours(0, 0, 0, 0) - startsAt) / 86_400_000)
  const name = daysAgo === 0 ? t`Today` : daysAgo === 1 ? t`Yesterday` : formats.date(startsAt, 'weekday')
  return (
    <h2 id={id} className="font-semibold text-14">
      {name}
    </h2>
  )
}
