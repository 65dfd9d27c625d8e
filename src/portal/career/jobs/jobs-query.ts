// Converts between the URL, the call's parameters, and a saved search. Apart from jobs-search.ts, which the first page has too.
// @chunk job-rows
import type { CallInput } from '#contract/define-api.ts'
import { type JobCriteria, JobQuery } from '#contract/portal/job-criteria.ts'
import type { jobsApi } from '#contract/portal/jobs.ts'
import { criteriaToAddress } from '#platform/portal/job-address.ts'
import { exactly, isByConditions } from './jobs-filters.ts'
import { FLAGS, type JobsSearch, readJobsSearch } from './jobs-search.ts'

type JobsQuery = NonNullable<CallInput<(typeof jobsApi.endpoints)['jobs']>['query']>

/** As the call has it. */
export function searchToQuery(search: JobsSearch): JobsQuery {
  const { sort, page, size, kept: _, conditions: __, ...filters } = search
  const flags = Object.fromEntries(FLAGS.flatMap((name) => (filters[name] ? [[name, 'true']] : [])))
  const conditions = isByConditions(search) ? 'true' : undefined
  return withoutEmpty({ ...filters, ...flags, conditions, sort, page, size }) as JobsQuery
}

/** The form in which a search is saved. */
export function searchToCriteria(search: JobsSearch): JobCriteria {
  return JobQuery.parse(searchToQuery({ ...search, conditions: 0 }))
}

/** A saved search, as in the URL. */
export const criteriaToSearch = (criteria: JobCriteria): JobsSearch =>
  exactly(readJobsSearch(criteriaToAddress(criteria)))

/** What has to fit, as in the URL; nothing else is in it. */
export const conditionsToSearch = (conditions: JobCriteria): JobsSearch =>
  withoutEmpty(readJobsSearch(criteriaToAddress(conditions))) as JobsSearch

const withoutEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
