// What the job offers ask for. Used by their screens and routes.
import { keepPreviousData } from '@tanstack/react-query'
import { jobsApi } from '#contract/portal/jobs.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { searchToQuery } from './jobs-query.ts'
import type { JobsSearch } from './jobs-search.ts'

const { job, jobs, places, searches, whatIf } = jobsApi.endpoints

export const jobQueries = {
  /** The page that was there stays until the next one is. */
  list: (search: JobsSearch) => ({
    ...apiQuery(jobs, { query: searchToQuery(search) }),
    placeholderData: keepPreviousData,
  }),
  one: (jobId: string) => apiQuery(job, { params: { jobId } }),
  searches: () => apiQuery(searches, {}),
  places: (q: string) => ({ ...apiQuery(places, { query: { q } }), placeholderData: keepPreviousData }),
  whatIf: (jobId: string, changes: readonly { skillId: string; level: 0 | 1 | 2 | 3 | 4 | 5 }[]) => ({
    ...apiQuery(whatIf, { body: { jobId, changes: [...changes] } }),
    placeholderData: keepPreviousData,
  }),
}
