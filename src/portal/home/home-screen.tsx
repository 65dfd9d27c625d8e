// Home: the one next thing and the rest of the search for a job, what is due, what happened. Everything on it leads to the rows behind it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { sampleQueries } from '#platform/workspace/samples.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { AfterPage, type AfterPageProps, useAfterPage } from './after-page.tsx'
import { Card } from './card.tsx'
import { AsideSkeleton, MainSkeleton } from './career-skeleton.tsx'
import { DueCounts } from './due-counts.tsx'
import { type Due, homeQueries } from './queries.ts'
import { RecentActivity, type RecentActivityProps } from './recent-activity.tsx'
import { StoredHeight } from './stored-height.tsx'
import { AllLink, TaskList } from './task-list.tsx'
import { useCompleteTask } from './use-complete-task.ts'
import { useRowKeys } from './use-row-keys.ts'

const CareerMain = lazyBeside(async () => (await import('./career-main.tsx')).CareerMain)
const StartCard = lazyBeside(async () => (await import('./start-card.tsx')).StartCard)
const SampleNote = lazyBeside(async () => (await import('./start-card.tsx')).SampleNote)
const CareerAside = lazyBeside(async () => (await import('./career-aside.tsx')).CareerAside)
const CareerRecentActivity = lazyBeside(async () => (await import('./career-recent-activity.tsx')).CareerRecentActivity)

export function HomeScreen() {
  const { t } = useLingui()
  const now = useNow()
  const { data: user } = useQuery(userQueries.me())
  const due = useDue(now)
  const activities = useQuery(homeQueries.activities())
  const { data: samples } = useQuery(sampleQueries.content())
  useRowKeys()
  const isSettled = useAfterPage(!due.isPending && !activities.isPending)
  return (
    <div className="mx-auto w-full max-w-(--page) px-4 pt-5 pb-12 md:px-6 md:pt-8 md:pb-16">
      <Greeting name={user?.name ?? ''} now={now} due={due.data} />
      <Start />
      {/* One column below lg: the side cards are before the tasks, and what happened lately comes last. */}
      <div className="mt-6 flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_352px] lg:grid-rows-[auto_1fr] lg:items-start">
        <StoredHeight name="career-main">
          <AfterPage isSettled={isSettled} skeleton={<MainSkeleton />}>
            <CareerMain />
          </AfterPage>
        </StoredHeight>
        <div className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-6">
          <StoredHeight name="career-aside" className="grid content-start gap-6 empty:hidden">
            <AfterPage isSettled={isSettled} skeleton={<AsideSkeleton />}>
              <CareerAside />
            </AfterPage>
          </StoredHeight>
          {activities.isError && !activities.data && (
            <ErrorState
              title={t`Couldn’t load your activity.`}
              onRetry={() => activities.refetch()}
              isRetrying={activities.isFetching}
            />
          )}
          {activities.data && <Recent activities={activities.data.activities} now={now} isSettled={isSettled} />}
        </div>
        <div className="grid gap-6">
          {due.isError && (
            <ErrorState
              title={t`Couldn’t load your tasks.`}
              description={t`They’re saved on this device. Trying again usually helps.`}
              onRetry={() => due.refetch()}
              isRetrying={due.isFetching}
              variant={due.data ? 'bar' : 'place'}
            />
          )}
          {due.isPending && <SkeletonRows label={t`Loading your tasks`} />}
          {due.data && <Tasks due={due.data} now={now} />}
        </div>
      </div>
      <Suspense>{samples?.isChosen && samples.content === 'samples' && <SampleNote />}</Suspense>
    </div>
  )
}

/** The feed's last entries; when the page is there, with the person's own steps. */
function Recent({ isSettled, ...rest }: RecentActivityProps & Pick<AfterPageProps, 'isSettled'>) {
  const recent = { ...rest, className: 'max-lg:order-last' }
  return (
    <AfterPage isSettled={isSettled} skeleton={<RecentActivity {...recent} />}>
      <CareerRecentActivity {...recent} />
    </AfterPage>
  )
}

/** Counted again where the time has made it another. */
function useDue(now: number) {
  const query = useQuery(homeQueries.due())
  const { data, refetch } = query
  useEffect(() => {
    if (data && now > Date.parse(data.until)) void refetch()
  }, [data, now, refetch])
  return query
}

/** Only a workspace that does not have the samples of the beginning needs it. */
function Start() {
  const { data: samples } = useQuery(sampleQueries.content())
  if (!samples || samples.content === 'samples') return null
  return (
    <div className="mt-6 empty:hidden">
      <Suspense>
        <StartCard />
      </Suspense>
    </div>
  )
}

function Tasks({ due, now }: { due: Due; now: number }) {
  const { t } = useLingui()
  const complete = useCompleteTask(now)
  const { overdue, today, week, undated } = due
  return (
    <Card title={t`Tasks`} action={<AllLink>{t`All tasks`}</AllLink>}>
      <DueCounts due={due} />
      {overdue + today + week + undated > 0 && (
        <TaskList
          title={t`Today and overdue`}
          tasks={due.tasks}
          total={due.overdue + due.later}
          most={5}
          now={now}
          empty={t`No tasks due today, and none overdue.`}
          onComplete={complete}
        />
      )}
    </Card>
  )
}

const NOON = 12
const EVENING = 18

function Greeting({ name, now, due }: { name: string; now: number; due: Due | undefined }) {
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
        {due && <Summary due={due} />}
      </p>
    </>
  )
}

function Summary({ due: { overdue, later } }: { due: Due }) {
  if (overdue === 0 && later === 0) return <Trans>No tasks due today.</Trans>
  return (
    <>
      {overdue > 0 && <Plural value={overdue} one="# task is overdue." other="# tasks are overdue." />}{' '}
      {later > 0 && <Plural value={later} one="# task is due today." other="# tasks are due today." />}
    </>
  )
}
