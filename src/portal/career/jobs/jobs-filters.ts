// What is made of the filters in the job offers' URL. Apart from jobs-search.ts, which the first page of all has in order to read the URL.
// @chunk job-rows
import type { JobFilter } from '#contract/portal/job-criteria.ts'
import { type JobsSearch, readJobsSearch } from './jobs-search.ts'

/** The parameters of a URL that are no criteria. */
const HOW: readonly string[] = ['sort', 'page', 'size', 'conditions', 'kept'] satisfies (keyof JobsSearch)[]

const isBare = (search: JobsSearch): boolean =>
  Object.entries(search).every(([name, value]) => HOW.includes(name) || value === undefined || value === '')

/** Whether the person's conditions narrow it: without criteria they do, as one comes from the menu. */
export const isByConditions = (search: JobsSearch): boolean => (search.conditions ?? (isBare(search) ? 1 : 0)) === 1

/** The same with the conditions written out, each a filter like any other. @param conditions as in the URL; undefined while nobody knows */
export function writtenOut(search: JobsSearch, conditions: JobsSearch | undefined): JobsSearch {
  if (!conditions || !isByConditions(search)) return search
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  return { ...conditions, ...Object.fromEntries(given), conditions: undefined }
}

/** Whether a search has all criteria of the conditions; of none, no. */
export function isWithin(search: JobsSearch, conditions: JobsSearch): boolean {
  const all = Object.entries(conditions)
  return all.length > 0 && all.every(([name, value]) => search[name as keyof JobsSearch] === value)
}

/** The URL's parameters after a change. New criteria begin with the first page; the size of a page stays. */
export function changedSearch(
  before: JobsSearch,
  change: Partial<JobsSearch>,
  conditions: JobsSearch | undefined,
): Partial<JobsSearch> {
  const { size, sort } = before
  if (Object.keys(change).every((name) => HOW.includes(name))) return { page: undefined, size, ...change }
  const next = { ...writtenOut(before, conditions), sort, page: undefined, size, ...change }
  return { ...next, conditions: flagOf(next, before, conditions, change.conditions) }
}

function flagOf(
  next: JobsSearch,
  before: JobsSearch,
  conditions: JobsSearch | undefined,
  wanted: 0 | 1 | undefined,
): 0 | 1 | undefined {
  if (conditions && isBare(conditions)) return undefined
  if (wanted !== undefined) return wanted
  if (isBare(next)) return 0
  return !conditions && isByConditions(before) ? 1 : undefined
}

/** One's own jobs, all of them, as their count has it; or back to all others. */
export function toggledMine(search: JobsSearch, flag: 'saved' | 'hidden'): Partial<JobsSearch> {
  if (!search[flag]) return { ...NO_FILTERS, sort: search.sort, [flag]: 1 }
  return { [flag]: undefined, ...(isBare({ ...search, [flag]: undefined }) && { conditions: 1 }) }
}

/** Exactly a search's criteria, and no conditions where it has none. */
export const exactly = (search: JobsSearch): JobsSearch => (isBare(search) ? { ...search, conditions: 0 } : search)

/** For links between the list and the detail: the URL's parameters stay. */
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

/** No criteria: all jobs. */
export const NO_FILTERS: JobsSearch = readJobsSearch({})
