// One job at /career/jobs/{jobId}: what it is, how well it fits and why, what it says, what has changed since the last look. A closed one keeps its page.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isActive } from '#contract/portal/application-states.ts'
import { type JobDetail, jobStatusAt } from '#contract/portal/job-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { CompanyMark } from '#ui/company-mark.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { JobActions } from './job-actions.tsx'
import { JobChanges } from './job-changes.tsx'
import { JobFacts } from './job-facts.tsx'
import { useJobLabels } from './job-labels.ts'
import { JobPosting } from './job-posting.tsx'
import { JobRow } from './job-row.tsx'
import { sameSearch } from './jobs-filters.ts'
import { jobKeys } from './jobs-keys.ts'
import { MatchOff } from './match-off.tsx'
import { MatchPanel } from './match-panel.tsx'
import { useViewJob } from './mutations.ts'
import { jobQueries } from './queries.ts'
import { useJobCommands } from './use-job-commands.ts'
import { usePreparedForm } from './use-prepared-form.ts'

export function JobScreen({ jobId }: { jobId: string }) {
  const { t } = useLingui()
  const query = useQuery(jobQueries.one(jobId))
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows label={t`Loading the job`} hasTwoLines count={6} className="p-8" />}
      error={{ title: t`Couldn’t load the job.`, description: t`Check the connection, then try again.` }}
      notFound={
        <EmptyState
          heading="h1"
          title={t`This job is no longer available.`}
          description={t`It may have been removed, or the link may be wrong.`}
          action={
            <Link to="/career/jobs" search={sameSearch} className="text-accent-text underline">
              <Trans>All jobs</Trans>
            </Link>
          }
          className="p-8"
        />
      }
    >
      {(job) => <Detail key={jobId} job={job} />}
    </QueryView>
  )
}

function Detail({ job }: { job: JobDetail }) {
  const { t } = useLingui()
  const say = useBilingual()
  const labels = useJobLabels()
  const commands = useJobCommands()
  const router = useRouter()
  const navigate = useNavigate()
  const copy = useSavedCopy(jobQueries.one(job.id))
  const { mutate: view } = useViewJob()
  useRecordTitle(`${say(job.title)}, ${job.company.name}`)
  useEffect(() => view({ params: { jobId: job.id }, body: undefined }), [view, job.id])
  const status = jobStatusAt(job, Date.now())
  const applyPath = `/career/jobs/${encodeURIComponent(job.id)}/apply`
  const hasApplied = job.application !== null && isActive(job.application.status)
  const canApply = status === 'open' && !hasApplied && isRoute(router, applyPath)
  usePreparedForm(job.id, canApply)
  useKeys(jobKeys, {
    save: () => commands.toggleSaved(job),
    hide: () => commands.toggleHidden(job),
    share: () => void commands.share(job),
    apply: canApply ? () => void navigate({ href: applyPath }) : undefined,
  })
  return (
    <article
      itemScope
      itemType="https://schema.org/JobPosting"
      className="grid gap-x-10 gap-y-8 px-4 pt-4 pb-16 md:px-8 md:pt-7 xl:grid-cols-[minmax(0,1fr)_240px] print:block"
    >
      <JobPosting job={job} />
      <div className="min-w-0">
        <Link
          to="/career/jobs"
          search={sameSearch}
          className="mb-2 inline-flex min-h-11 items-center gap-1 text-accent-text md:hidden print:hidden"
        >
          <Icon name="chevron-left" size={16} />
          <Trans>All jobs</Trans>
        </Link>
        <header className="flex gap-4">
          <CompanyMark name={job.company.name} isLarge />
          <div className="min-w-0">
            <h2 className="font-semibold text-24 tracking-tight">{say(job.title)}</h2>
            <p className="text-ink-muted">
              {job.company.name} · {labels.place(job)} · {labels.contract[job.contract]}
            </p>
          </div>
        </header>
        {copy && <SavedCopy {...copy} className="mt-2" />}
        <JobActions
          job={job}
          commands={commands}
          applyPath={canApply ? applyPath : undefined}
          className="mt-5 print:hidden"
        />
        {status !== 'open' && (
          <Note kind="warning" className="mt-4">
            {status === 'filled'
              ? t`This job is filled.`
              : status === 'paused'
                ? t`The employer has paused this job.`
                : t`This job is closed.`}{' '}
            {t`It no longer accepts applications; its text stays here.`} {job.isSimulated && t`(simulated)`}
          </Note>
        )}
        <JobChanges job={job} />
        {job.match ? <MatchPanel job={job} /> : <MatchOff className="mt-7" />}
        <section className="mt-8">
          <RichText html={say(job.descriptionHtml)} className="prose max-w-(--prose)" />
        </section>
        {job.benefits.length > 0 && (
          <section className="mt-6">
            <h3 className="font-semibold text-14">
              <Trans>Benefits</Trans>
            </h3>
            <ul className="mt-2 list-disc ps-5">
              {job.benefits.map((benefit) => (
                <li key={benefit.en}>{say(benefit)}</li>
              ))}
            </ul>
          </section>
        )}
        <section className="mt-8">
          <h3 className="font-semibold text-14">{job.about.name}</h3>
          <p className="mt-1 max-w-(--prose)">{say(job.about.about)}</p>
        </section>
        {job.similar.length > 0 && (
          <section className="mt-8 print:hidden">
            <h3 className="font-semibold text-14">
              <Trans>Similar jobs</Trans>
            </h3>
            <ul className="-mx-4 mt-2">
              {job.similar.map((other) => (
                <JobRow key={other.id} job={other} isCurrent={false} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <JobFacts job={job} />
    </article>
  )
}
