// Search parameters of the job offers: the search, the filters, the order, the page and its size. Invalid values are dropped. Lists are texts with commas.
import { instant, numberFrom, oneOf, text, valuesOf, wholeFrom } from '#platform/read-values.ts'

const JOB_SORTS = ['match', 'date', 'pay', 'distance', 'relevance', 'closing'] as const
export type Sort = (typeof JOB_SORTS)[number]

/** How many jobs a page may have; the call's default is 25. */
export const PAGE_SIZES = [10, 25, 50, 100] as const

const flag = oneOf([1])
/** The filters that are on or off. */
export const FLAGS = ['hasPay', 'saved', 'hidden', 'hideApplied', 'closed'] as const

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
  postedSince: instant,
  closingWithin: wholeFrom(1),
  language: text,
  skill: text,
  companyId: text,
  sector: text,
  roleId: text,
  matchMin: numberFrom(0, 1),
  /** A skill's id. */
  unlocks: text,
  viewedSince: instant,
  saved: flag,
  hidden: flag,
  hideApplied: flag,
  closed: flag,
  /** By the person's conditions: 1 yes, 0 no; without other criteria, yes (jobs-filters.ts). */
  conditions: oneOf([0, 1]),
  sort: oneOf(JOB_SORTS),
  page: wholeFrom(1),
  size: oneOf(PAGE_SIZES),
  /** A saved search's id, by which an alert leads to it: its criteria take its place. */
  kept: text,
})
export type JobsSearch = ReturnType<typeof readJobsSearch>
