// Applying at /career/jobs/{jobId}/apply: the form, the review, the confirmation. Saved as it is typed; offline it is queued, and labelled so.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { isActive } from '#contract/portal/application-states.ts'
import { profileApi } from '#contract/portal/profile.ts'
import { joinQueries } from '#kit/query/join-queries.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { applicationQueries } from '#portal/career/applications/queries.ts'
import { useQueuedApplications } from '#portal/career/applications/use-queued-applications.ts'
import { jobQueries } from '#portal/career/jobs/queries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkClass } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ApplyForm, type ApplyFormProps } from './apply-form.tsx'
import { Confirmation } from './confirmation.tsx'

const JobBeside = lazyBeside(async () => (await import('./job-beside.tsx')).JobBeside)

export function ApplyScreen({ jobId }: { jobId: string }) {
  const { t } = useLingui()
  const query = joinQueries({
    job: useQuery(jobQueries.one(jobId)),
    form: useQuery(applicationQueries.form(jobId)),
    stored: useQuery(applicationQueries.draft(jobId)),
    documents: useQuery(applicationQueries.documents()),
    resumes: useQuery(apiQuery(profileApi.endpoints.resumes, {})),
  })
  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-5 pb-16 md:pt-8 xl:max-w-270">
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the form`} count={6} />}
        error={{ title: t`Couldn’t load the form.`, description: t`Check your connection, then try again.` }}
        notFound={
          <EmptyState
            heading="h1"
            title={t`This job is no longer available.`}
            action={
              <Link to="/career/jobs" className={linkClass}>
                <Trans>All jobs</Trans>
              </Link>
            }
          />
        }
        className="mx-0 my-0"
      >
        {(data) => (
          <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-12">
            <div className="min-w-0">
              <Applying {...data} />
            </div>
            <div className="max-xl:hidden">
              <Suspense>
                <JobBeside job={data.job} />
              </Suspense>
            </div>
          </div>
        )}
      </QueryView>
    </div>
  )
}

type ApplyingProps = Omit<ApplyFormProps, 'onSent' | 'beforeSend' | 'refusal'>

/** Where the person's application for this job is: in the form, on its way, waiting on this device, or sent. */
function Applying(props: ApplyingProps) {
  const { job } = props
  const say = useBilingual()
  const queue = useQueuedApplications()
  const [sentId, setSentId] = useState<string>()
  const [phase, setPhase] = useState<'form' | 'leaving' | 'queued'>('form')
  const queued = queue.list.find(({ jobId }) => jobId === job.id)
  const isQueued = queued !== undefined && queued.refusal === undefined
  // What waited here and does not any more has been sent, unless it was taken back or refused.
  const asks = phase !== 'form' && !isQueued
  const arrived = useQuery({ ...applicationQueries.list({}), enabled: asks, staleTime: 0 })
  const found = arrived.data?.results.find(({ jobId, status }) => jobId === job.id && isActive(status))
  if (isQueued && phase !== 'queued') setPhase('queued')
  const isBack = queued?.refusal !== undefined || (arrived.isSuccess && !arrived.isFetching && !found)
  if (phase === 'queued' && asks && isBack) setPhase('form')
  const applicationId = sentId ?? (asks ? found?.id : undefined)
  const title = say(job.title)
  useRecordTitle(`${title}, ${job.company.name}`)
  if (applicationId || phase !== 'form')
    return (
      <Confirmation
        job={job}
        applicationId={applicationId}
        onTakeBack={async () => queued && queue.discard(queued.id)}
      />
    )
  if (job.application && isActive(job.application.status))
    return (
      <>
        <h1 className="font-semibold text-24 tracking-tight">{title}</h1>
        <Note kind="info" className="mt-4">
          <Trans>You’ve already applied for this job.</Trans>{' '}
          <Link to="/career/applications" search={{ application: job.application.id }} className={linkClass}>
            <Trans>See the application</Trans>
          </Link>
        </Note>
      </>
    )
  return (
    <ApplyForm
      {...props}
      refusal={queued?.refusal}
      beforeSend={async () => {
        // What was refused goes out of the way of what is sent in its place.
        if (queued) await queue.discard(queued.id)
      }}
      onSent={(id) => (id === undefined ? setPhase('leaving') : setSentId(id))}
    />
  )
}
