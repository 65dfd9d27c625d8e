// The way between what the address says, what the call asks, and what a kept search is. Apart from jobs-search.ts, which the first page has too.
// @chunk job-rows
import type { CallInput } from '#contract/define-api.ts'
import { type JobCriteria, JobQuery } from '#contract/portal/job-criteria.ts'
import type { jobsApi } from '#contract/portal/jobs.ts'
import { criteriaToAddress } from '#platform/portal/job-address.ts'
import { FLAGS, type JobsSearch, readJobsSearch } from './jobs-search.ts'

type JobsQuery = NonNullable<CallInput<(typeof jobsApi.endpoints)['jobs']>['query']>

/** As the call has it. */
export function searchToQuery({ sort, page, size, kept: _, ...filters }: JobsSearch): JobsQuery {
  const flags = Object.fromEntries(FLAGS.flatMap((name) => (filters[name] ? [[name, 'true']] : [])))
  return withoutEmpty({ ...filters, ...flags, sort, page, size }) as JobsQuery
}

/** As a search is kept. */
export function searchToCriteria(search: JobsSearch): JobCriteria {
  const { sort: _, page: __, size: ___, ...query } = searchToQuery(search) as Record<string, unknown>
  return JobQuery.parse(query)
}

/** A search that was kept, as the address has it. */
export const criteriaToSearch = (criteria: JobCriteria): JobsSearch => readJobsSearch(criteriaToAddress(criteria))

const withoutEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
