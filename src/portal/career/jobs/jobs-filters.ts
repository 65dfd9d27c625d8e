// What is made of the filters that the address of the job offers says. Apart from jobs-search.ts, which the first page of all has for the sake of the address.
// @chunk job-rows
import type { JobFilter } from '#contract/portal/job-criteria.ts'
import { type JobsSearch, readJobsSearch } from './jobs-search.ts'

/** For links between the list and the detail: what the address says stays. */
export const sameSearch = (search: object): JobsSearch => search as JobsSearch

/** The values of a filter that takes several. */
export const valuesIn = (list: string | undefined): string[] => list?.split(',').filter(Boolean) ?? []

/** The list with a value put in, or taken out where it was. */
export function toggled(list: string | undefined, value: string): string | undefined {
  const values = valuesIn(list)
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return next.length > 0 ? next.join(',') : undefined
}

/** What is taken away with a filter: a place goes whole. */
export const withoutFilter = (filter: JobFilter): Partial<JobsSearch> =>
  ['place', 'lat', 'lng', 'radiusKm'].includes(filter)
    ? { place: undefined, lat: undefined, lng: undefined, radiusKm: undefined, page: undefined }
    : { [filter]: undefined, ...(filter === 'payMin' && { hasPay: undefined }), page: undefined }

/** Nothing is asked but everything. */
export const NO_FILTERS: JobsSearch = readJobsSearch({})
