// The first job of the list, shown beside it while none is open. It does not count as looked at, and neither the URL nor a key is about it.
// @chunk job
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { cx } from '#ui/cx.ts'
import { linkClass } from '#ui/link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { JobArticle } from './job-article.tsx'
import { sameSearch } from './jobs-filters.ts'
import { jobQueries } from './queries.ts'
import { useApplyPath } from './use-apply-path.ts'
import { useJobCommands } from './use-job-commands.ts'

/** @param jobId none as long as the list is not there */
export function JobPreview({ jobId }: { jobId: string | undefined }) {
  const { t } = useLingui()
  // The one before stays until the next is there, so that hiding one after the other keeps the focus on the button.
  const query = useQuery({
    ...jobQueries.one(jobId ?? ''),
    enabled: jobId !== undefined,
    placeholderData: keepPreviousData,
  })
  // Asked at the same time: the line about the match would grow under the eyes otherwise.
  useQuery(skillQueries.claims())
  return (
    <section
      aria-label={t`First job in the list`}
      aria-busy={query.isPlaceholderData}
      className={cx(query.isPlaceholderData && 'opacity-75')}
    >
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the job`} hasTwoLines count={6} className="p-8" />}
        error={{ title: t`Couldn’t load the job.`, description: t`Check your connection, then try again.` }}
      >
        {(job) => <Preview job={job} />}
      </QueryView>
    </section>
  )
}

function Preview({ job }: { job: JobDetail }) {
  const commands = useJobCommands()
  const applyPath = useApplyPath(job)
  return (
    <>
      <p className="flex min-h-11 items-center justify-between gap-4 border-line-soft border-b px-8 text-13 text-ink-muted print:hidden">
        <Trans>First job in the list</Trans>
        <Link
          to="/career/jobs/$jobId"
          params={{ jobId: job.id }}
          search={sameSearch}
          resetScroll={false}
          className={linkClass}
        >
          <Trans>Open this job</Trans>
        </Link>
      </p>
      <JobArticle job={job} commands={commands} applyPath={applyPath} isPreview />
    </>
  )
}
