// Home: the one next thing, what is due, what happened. Everything on it leads to the rows behind it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/dates.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { DueCounts } from './due-counts.tsx'
import { type DueGroups, dueGroups, mostUrgent, startOfDay } from './due-groups.ts'
import { Lately } from './lately.tsx'
import { NextTask } from './next-task.tsx'
import { homeQueries } from './queries.ts'
import { AllLink, TaskList } from './task-list.tsx'
import { useCompleteTask } from './use-complete-task.ts'
import { useNow } from './use-now.ts'

export function HomeScreen() {
  const { t } = useLingui()
  const now = useNow()
  const { data: user } = useQuery(userQueries.me())
  const tasks = useQuery(homeQueries.tasks())
  const activities = useQuery(homeQueries.activities())
  const complete = useCompleteTask()
  const groups = dueGroups(tasks.data ?? [], now)
  return (
    <div className="mx-auto w-full max-w-(--page) px-4 pt-5 pb-12 md:px-6 md:pt-8 md:pb-16">
      <Greeting name={user?.name ?? ''} now={now} groups={tasks.data && groups} />
      {tasks.isError && (
        <ErrorState
          title={t`Your tasks could not be read.`}
          description={t`They are kept on this device; trying again usually helps.`}
          onRetry={() => tasks.refetch()}
          isRetrying={tasks.isFetching}
          variant={tasks.data ? 'bar' : 'place'}
          className="mt-6"
        />
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_352px]">
        <div className="grid gap-6">
          {tasks.isPending && <SkeletonRows label={t`Loading your tasks`} />}
          {tasks.data && (
            <>
              <NextTask task={mostUrgent(tasks.data, user?.id ?? '', now)} now={now} onComplete={complete} />
              <DueCounts groups={groups} />
              <TaskList
                title={t`Today and overdue`}
                tasks={[...groups.overdue, ...groups.today.filter((task) => !groups.overdue.includes(task))]}
                most={6}
                now={now}
                empty={t`Nothing is due today, and nothing is late.`}
                action={<AllLink due="today">{t`Due today`}</AllLink>}
                onComplete={complete}
              />
            </>
          )}
        </div>
        <div className="grid gap-6">
          {tasks.data && (
            <TaskList
              title={t`Later this week`}
              tasks={groups.week.filter(({ dueDate }) => Date.parse(dueDate ?? '') >= startOfDay(now, 1))}
              most={5}
              now={now}
              empty={t`Nothing more is due in the next days.`}
              action={<AllLink due="week">{t`Next 7 days`}</AllLink>}
              onComplete={complete}
            />
          )}
          {activities.isError && !activities.data && (
            <ErrorState
              title={t`The activity could not be read.`}
              onRetry={() => activities.refetch()}
              isRetrying={activities.isFetching}
            />
          )}
          {activities.data && <Lately activities={activities.data} now={now} />}
        </div>
      </div>
    </div>
  )
}

const NOON = 12
const EVENING = 18

function Greeting({ name, now, groups }: { name: string; now: number; groups: DueGroups | undefined }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const hour = new Date(now).getHours()
  const first = name.split(' ')[0] ?? ''
  return (
    <>
      <h1 className="font-semibold text-24 tracking-tight">
        {hour < 5 || hour >= EVENING
          ? t`Good evening, ${first}`
          : hour < NOON
            ? t`Good morning, ${first}`
            : t`Good afternoon, ${first}`}
      </h1>
      <p className="text-ink-muted">
        <span className="inline-block first-letter:uppercase">{date(now, 'weekday')}</span>.{' '}
        {groups && <Summary groups={groups} />}
      </p>
    </>
  )
}

function Summary({ groups: { overdue, today } }: { groups: DueGroups }) {
  const later = today.filter((task) => !overdue.includes(task)).length
  if (overdue.length === 0 && later === 0) return <Trans>Nothing is due today.</Trans>
  return (
    <>
      {overdue.length > 0 && <Plural value={overdue.length} one="# task is overdue." other="# tasks are overdue." />}{' '}
      {later > 0 && <Plural value={later} one="# task is due today." other="# tasks are due today." />}
    </>
  )
}
