// The rows of the table that the list of jobs is exported as. Loaded on demand.
// @offline later
import type { JobListed } from '#contract/portal/job-shapes.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import type { Bilingual } from '#contract/shared.ts'
import { localDay } from '#formats/iso-day.ts'
import { call } from '#platform/api/call.ts'
import type { JobLabels } from './job-labels.ts'
import { searchToQuery } from './jobs-query.ts'
import type { JobsSearch } from './jobs-search.ts'

/** As many as a page may have. */
const AT_ONCE = 100

/** @param say a text in the language of the reader */
export async function jobTable(search: JobsSearch, say: (text: Bilingual) => string, labels: JobLabels) {
  return (await allOf(search)).map((job) => [
    say(job.title),
    job.company.name,
    labels.place(job),
    labels.contract[job.contract],
    job.salary ? labels.wholePay(job.salary) : '',
    localDay(new Date(job.postedAt)),
    localDay(new Date(job.validThrough)),
    `${location.origin}/career/jobs/${encodeURIComponent(job.id)}`,
  ])
}

async function allOf(search: JobsSearch): Promise<readonly JobListed[]> {
  const found = new Map<string, JobListed>()
  let [page, last] = [1, 1]
  while (page <= last) {
    const query = { ...searchToQuery(search), page, size: AT_ONCE }
    const { results, pagination } = await call(jobsApi.endpoints.jobs, { query })
    // One that moves to the next page meanwhile is still one.
    for (const job of results) found.set(job.id, job)
    last = pagination.lastPage
    page += 1
  }
  return [...found.values()]
}
