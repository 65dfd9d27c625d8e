// The jobs that are listed, all pages of them, as a table.
// @chunk jobs
import { useLingui } from '@lingui/react/macro'
import type { JobListed } from '#contract/portal/job-shapes.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { localDay } from '#formats/iso-day.ts'
import { call } from '#platform/api/call.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { ExportButton } from '../export-button.tsx'
import { useJobLabels } from './job-labels.ts'
import { searchToQuery } from './jobs-query.ts'
import type { JobsSearch } from './jobs-search.ts'

export function ExportJobs({ search }: { readonly search: JobsSearch }) {
  const { t } = useLingui()
  const say = useBilingual()
  const labels = useJobLabels()
  const rowOf = (job: JobListed) => [
    say(job.title),
    job.company.name,
    labels.place(job),
    labels.contract[job.contract],
    job.salary ? labels.wholePay(job.salary) : '',
    localDay(new Date(job.postedAt)),
    localDay(new Date(job.validThrough)),
    `${location.origin}/career/jobs/${encodeURIComponent(job.id)}`,
  ]
  return (
    <ExportButton
      label={t`Export these jobs`}
      name={t`jobs`}
      heads={[t`Job`, t`Company`, t`Place`, t`Contract`, t`Salary`, t`Posted`, t`Closes`, t`Link`]}
      read={async () => (await allOf(search)).map(rowOf)}
      className="ms-auto"
    />
  )
}

/** As many as a page may have. */
const AT_ONCE = 100

async function allOf(search: JobsSearch): Promise<readonly JobListed[]> {
  const found = new Map<string, JobListed>()
  let [page, last] = [1, 1]
  while (page <= last) {
    const { results, pagination } = await call(jobsApi.endpoints.jobs, {
      query: { ...searchToQuery(search), page, size: AT_ONCE },
    })
    // One that moves to the next page meanwhile is still one.
    for (const job of results) found.set(job.id, job)
    last = pagination.lastPage
    page += 1
  }
  return [...found.values()]
}
