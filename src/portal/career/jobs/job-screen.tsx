// One job at /career/jobs/{jobId}: from now on it counts as viewed, and keys act on it. A closed one keeps its page.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { JobArticle } from './job-article.tsx'
import { sameSearch } from './jobs-filters.ts'
import { jobKeys } from './jobs-keys.ts'
import { useViewJob } from './mutations.ts'
import { jobQueries } from './queries.ts'
import { useApplyPath } from './use-apply-path.ts'
import { useJobCommands } from './use-job-commands.ts'
import { usePreparedForm } from './use-prepared-form.ts'

export function JobScreen({ jobId }: { jobId: string }) {
  const { t } = useLingui()
  const query = useQuery(jobQueries.one(jobId))
  const claims = useQuery(skillQueries.claims())
  return (
    <QueryView
      // The line about the match names the strengths, with which it may wrap, from the first render on.
      query={claims.isLoading ? { ...query, data: undefined } : query}
      loading={<SkeletonRows label={t`Loading the job`} hasTwoLines count={6} className="p-8" />}
      error={{ title: t`Couldn’t load the job.`, description: t`Check your connection, then try again.` }}
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
      {(job) => <OpenJob key={jobId} job={job} />}
    </QueryView>
  )
}

function OpenJob({ job }: { job: JobDetail }) {
  const say = useBilingual()
  const commands = useJobCommands()
  const navigate = useNavigate()
  const { mutate: view } = useViewJob()
  const applyPath = useApplyPath(job)
  useRecordTitle(`${say(job.title)}, ${job.company.name}`)
  useEffect(() => view({ params: { jobId: job.id }, body: undefined }), [view, job.id])
  usePreparedForm(job.id, applyPath !== undefined)
  useKeys(jobKeys, {
    save: () => commands.toggleSaved(job),
    hide: () => commands.toggleHidden(job),
    share: () => void commands.share(job),
    apply: applyPath === undefined ? undefined : () => void navigate({ href: applyPath }),
  })
  return <JobArticle job={job} commands={commands} applyPath={applyPath} />
}
