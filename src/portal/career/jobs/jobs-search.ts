// What the address of the job offers says: the search, the filters, the order, the page. What it does not understand it drops. Lists are texts with commas.
import type { CallInput } from '#contract/define-api.ts'
import { criteriaToQuery, type JobCriteria, type JobFilter, JobQuery } from '#contract/portal/job-criteria.ts'
import type { jobsApi } from '#contract/portal/jobs.ts'
import { numberFrom, oneOf, text, valuesOf, wholeFrom } from '#platform/read-values.ts'

export const JOB_SORTS = ['match', 'date', 'pay', 'distance', 'relevance', 'closing'] as const
export type Sort = (typeof JOB_SORTS)[number]

const flag = oneOf([1])
/** The filters that are on or off. */
const FLAGS = ['hasPay', 'saved', 'hidden', 'hideApplied', 'closed'] as const

export const readJobsSearch = valuesOf({
  q: text,
  place: text,
  lat: numberFrom(-90, 90),
  lng: numberFrom(-180, 180),
  radiusKm: numberFrom(1, 2000),
  contract: text,
  remote: text,
  /** Minor units of euros a year. */
  payMin: wholeFrom(0),
  hasPay: flag,
  level: text,
  levelMax: numberFrom(1, 5),
  postedWithin: wholeFrom(1),
  closingWithin: wholeFrom(1),
  language: text,
  skill: text,
  companyId: text,
  sector: text,
  roleId: text,
  matchMin: numberFrom(0, 1),
  saved: flag,
  hidden: flag,
  hideApplied: flag,
  closed: flag,
  sort: oneOf(JOB_SORTS),
  page: wholeFrom(1),
})
export type JobsSearch = ReturnType<typeof readJobsSearch>

type JobsQuery = NonNullable<CallInput<(typeof jobsApi.endpoints)['jobs']>['query']>

/** As the call has it. */
export function searchToQuery({ sort, page, ...filters }: JobsSearch): JobsQuery {
  const flags = Object.fromEntries(FLAGS.flatMap((name) => (filters[name] ? [[name, 'true']] : [])))
  return withoutEmpty({ ...filters, ...flags, sort, page }) as JobsQuery
}

/** As a search is kept. */
export function searchToCriteria(search: JobsSearch): JobCriteria {
  const { sort: _, page: __, ...query } = searchToQuery(search) as Record<string, unknown>
  return JobQuery.parse(query)
}

/** A search that was kept, as the address has it. */
export function criteriaToSearch(criteria: JobCriteria): JobsSearch {
  const query = criteriaToQuery(criteria) as Record<string, unknown>
  const flags = Object.fromEntries(FLAGS.flatMap((name) => (query[name] ? [[name, 1]] : [])))
  return readJobsSearch({ ...query, ...flags })
}

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

const withoutEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
