// A job as its page and the preview beside the list show it: what it is, its match in a line, its description, then the match skill by skill.
// @chunk job
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type JobDetail, jobStatusAt } from '#contract/portal/job-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { CompanyMark } from '#ui/company-mark.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { JobActions } from './job-actions.tsx'
import { JobChanges } from './job-changes.tsx'
import { JobFacts } from './job-facts.tsx'
import { useJobLabels } from './job-labels.ts'
import { JobPosting } from './job-posting.tsx'
import { JobRow } from './job-row.tsx'
import { sameSearch } from './jobs-filters.ts'
import { MatchLine, showMatch } from './match-line.tsx'
import { MatchOff } from './match-off.tsx'
import { MatchPanel } from './match-panel.tsx'
import { jobQueries } from './queries.ts'
import type { JobCommands } from './use-job-commands.ts'

/** Between two facts: it ends a line, and never begins one. */
const SEPARATOR = '\u00a0· '

export interface JobArticleProps {
  readonly job: JobDetail
  readonly commands: JobCommands
  /** Where one applies; left out where one cannot. */
  readonly applyPath: string | undefined
  /** Beside a list in which nothing is open: no page of its own, which machines would read and which leads on to others. */
  readonly isPreview?: boolean
}

export function JobArticle({ job, commands, applyPath, isPreview = false }: JobArticleProps) {
  const say = useBilingual()
  const copy = useSavedCopy(jobQueries.one(job.id))
  const description = say(job.descriptionHtml)
  return (
    <article
      {...(!isPreview && { itemScope: true, itemType: 'https://schema.org/JobPosting' })}
      className="grid gap-x-10 gap-y-8 px-4 pt-4 [&_:is(a,button,input)]:scroll-mt-20 pb-16 md:px-8 md:pt-7 xl:grid-cols-[minmax(0,1fr)_240px] print:block"
    >
      {!isPreview && <JobPosting job={job} />}
      <div className="min-w-0">
        {!isPreview && (
          <Link
            to="/career/jobs"
            search={sameSearch}
            className="mb-2 inline-flex min-h-11 items-center gap-1 text-accent-text md:hidden print:hidden"
          >
            <Icon name="chevron-left" size={16} />
            <Trans>All jobs</Trans>
          </Link>
        )}
        <ArticleHeader job={job} />
        {copy && <SavedCopy {...copy} className="mt-2" />}
        {job.match ? (
          <MatchLine skills={job.skills} score={job.match.score} onWhy={showMatch} />
        ) : (
          <MatchOff className="mt-4" />
        )}
        <JobActions
          job={job}
          commands={commands}
          applyPath={applyPath}
          className="sticky top-0 z-(--z-sticky) -mx-4 mt-2 border-line-soft border-b bg-surface-raised px-4 py-3 md:-mx-8 md:px-8 print:hidden"
        />
        <StatusNote job={job} />
        <JobChanges job={job} />
        <section className="mt-6">
          <RichText html={description} className="prose max-w-(--prose)" />
        </section>
        {job.benefits.length > 0 && <Benefits benefits={job.benefits} />}
        {/* Many employers say it in the ad already. */}
        {!description.includes(say(job.about.about)) && (
          <section className="mt-8">
            <h3 className="font-semibold text-14">{job.about.name}</h3>
            <p className="mt-1 max-w-(--prose)">{say(job.about.about)}</p>
          </section>
        )}
        {job.match && <MatchPanel key={job.id} job={job} />}
        {!isPreview && job.similar.length > 0 && <SimilarJobs jobs={job.similar} />}
      </div>
      <JobFacts job={job} />
    </article>
  )
}

function ArticleHeader({ job }: { readonly job: JobDetail }) {
  const say = useBilingual()
  const labels = useJobLabels()
  return (
    <header className="flex gap-4">
      <CompanyMark company={job.company} isLarge />
      <div className="min-w-0">
        <h2 className="font-semibold text-24 tracking-tight">{say(job.title)}</h2>
        <p className="text-ink-muted">{job.company.name}</p>
        <p className="mt-1 text-ink-muted">
          <strong className="font-medium text-ink tabular-nums">{labels.wholePay(job.salary)}</strong>
          {SEPARATOR}
          {labels.place(job)}
          {SEPARATOR}
          {labels.contract[job.contract]}
        </p>
      </div>
    </header>
  )
}

/** Why one can no longer apply. */
function StatusNote({ job }: { readonly job: JobDetail }) {
  const { t } = useLingui()
  const status = jobStatusAt(job, Date.now())
  if (status === 'open') return null
  return (
    <Note kind="warning" className="mt-4">
      {status === 'filled'
        ? t`This job has been filled.`
        : status === 'paused'
          ? t`The employer has paused this job.`
          : t`This job is closed.`}{' '}
      {t`It’s no longer accepting applications, but you can still read it.`}{' '}
      {job.isSimulated && t({ message: '(simulated)', context: 'job' })}
    </Note>
  )
}

function Benefits({ benefits }: Pick<JobDetail, 'benefits'>) {
  const say = useBilingual()
  return (
    <section className="mt-6">
      <h3 className="font-semibold text-14">
        <Trans>Benefits</Trans>
      </h3>
      <ul className="mt-2 list-disc ps-5">
        {benefits.map((benefit) => (
          <li key={benefit.en}>{say(benefit)}</li>
        ))}
      </ul>
    </section>
  )
}

function SimilarJobs({ jobs }: { readonly jobs: JobDetail['similar'] }) {
  return (
    <section className="mt-8 print:hidden">
      <h3 className="font-semibold text-14">
        <Trans>Similar jobs</Trans>
      </h3>
      <ul className="-mx-4 mt-2">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} isCurrent={false} />
        ))}
      </ul>
    </section>
  )
}
