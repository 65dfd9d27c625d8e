// Jobs: search, detail, marks, match, saved searches. Spoken by sw/api/portal/jobs.ts and src/portal/career.
// @chunk job-shapes
import { defineApi } from '#contract/define-api.ts'
import { JobCriteria, type JobFilter, JobQuery, JobSort, QueryFlag } from '#contract/portal/job-criteria.ts'
import { CompanyDetail, JobDetail, JobListed, JobQuestion, Place, WantedDocument } from '#contract/portal/job-shapes.ts'
import { Match, WhatIf, WhatIfAnswer } from '#contract/portal/match.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Bilingual, Id, IsoDate, PageNumber } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Where a page of a list stands in it. Indexes count from 0; of an empty list they are 0 and -1. */
export const Pagination = z.object({
  length: z.number(),
  size: z.number(),
  page: z.number(),
  lastPage: z.number(),
  startIndex: z.number(),
  endIndex: z.number(),
})
export type Pagination = z.infer<typeof Pagination>

/** A page beyond the last one is the last one. */
export function paginationOf(length: number, page: number, size: number): Pagination {
  const lastPage = Math.max(1, Math.ceil(length / size))
  const shown = Math.min(page, lastPage)
  const startIndex = (shown - 1) * size
  return { length, size, page: shown, lastPage, startIndex, endIndex: Math.min(startIndex + size, length) - 1 }
}

/** How many jobs each value would leave, with the other filters as they are; the most first. */
const Facet = z.array(z.object({ value: z.string(), count: z.number() }))
/** The same of values that have names of their own. */
const NamedFacet = z.array(z.object({ value: z.string(), label: Bilingual, count: z.number() }))

export const JobFacets = z.object({
  contract: Facet,
  remote: Facet,
  level: Facet,
  language: Facet,
  /** The thirty that most ask for. */
  skill: NamedFacet,
  company: NamedFacet,
  sector: NamedFacet,
  role: NamedFacet,
  /** By days: 1, 3, 7, 14, 30. */
  postedWithin: Facet,
  pay: z.object({
    notStated: z.number(),
    /** By the upper end, in steps of 10,000 euros a year: `value` is the lower bound in minor units. */
    steps: Facet,
  }),
  /** How many the person has saved and hidden, whatever is asked. */
  mine: z.object({ saved: z.number(), hidden: z.number() }),
})
export type JobFacets = z.infer<typeof JobFacets>

export const JobPage = z.object({
  results: z.array(JobListed),
  pagination: Pagination,
  /** Whether the person lets their levels be compared with jobs. Where not, `match` is null, nothing is sorted by it and `matchMin` leaves nothing out. */
  isMatched: z.boolean(),
  facets: JobFacets,
  /** Where nothing is found: how many there would be without one of the filters, the most first. */
  loosen: z.array(z.object({ filter: z.custom<JobFilter>((value) => typeof value === 'string'), count: z.number() })),
  /** What was searched for in place of words that nothing has. */
  corrected: z.nullable(z.string()),
  /** Words that say nothing about a job, such as `job`, where there are no others: all jobs were found. */
  ignored: z.nullable(z.string()),
  /** How many have all of the words, the first of them all; the others lack one or more. Null where none does. */
  withAllWords: z._default(z.nullable(z.number()), null),
  /** What has to fit, as the person answered it in the profiling; empty where they answered nothing of it. */
  conditions: z._default(JobCriteria, {}),
})
export type JobPage = z.infer<typeof JobPage>

const SearchFields = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  criteria: JobCriteria,
  alert: z.enum(['off', 'instant', 'daily']),
})

/** A search that is kept. What was new is told once: `newCount` counts what has come since `seenAt`. */
export const SavedSearch = z.extend(SearchFields, {
  id: Id,
  createdAt: IsoDate,
  seenAt: IsoDate,
  newCount: z.number(),
  total: z.number(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** What the form of an application asks. */
export const JobForm = z.object({
  jobId: Id,
  questions: z.array(JobQuestion),
  documents: z.array(WantedDocument),
  coverLetter: z.enum(['required', 'optional', 'none']),
  isOpen: z.boolean(),
  validThrough: IsoDate,
  zone: z.string(),
})
export type JobForm = z.infer<typeof JobForm>

const ByJob = z.object({ jobId: Id })
const Nothing = z.optional(z.object({}))
const Saved = z.object({ saved: z.boolean() })
const Hidden = z.object({ hidden: z.boolean() })

/** Portal API, B. Unknown ids answer 404 `error.jobs.notfound.msg.job`. */
export const jobsApi = defineApi('jobs', 'portal', {
  /** Default sort: `relevance` where there are words, else `match`; `date` where levels are not to be compared. */
  jobs: {
    method: 'GET',
    path: 'career/jobs',
    query: z.extend(JobQuery, {
      sort: z.optional(JobSort),
      /** Also by the person's conditions, as far as the query says nothing else of the same. */
      conditions: QueryFlag,
      page: PageNumber,
      size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25),
    }),
    answers: { 200: JobPage, 401: Unauthorized },
    persist: true,
  },
  /** 410: it takes no applications any more; the body is there all the same. */
  job: {
    method: 'GET',
    path: 'career/jobs/{jobId}',
    params: ByJob,
    answers: { 200: JobDetail, 410: JobDetail, 401: Unauthorized, 404: PortalError },
  },
  save: {
    method: 'PUT',
    path: 'career/jobs/{jobId}/saved',
    params: ByJob,
    body: Nothing,
    answers: { 200: Saved, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  unsave: {
    method: 'DELETE',
    path: 'career/jobs/{jobId}/saved',
    params: ByJob,
    answers: { 200: Saved, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Keeps it out of lists and later searches. */
  hide: {
    method: 'PUT',
    path: 'career/jobs/{jobId}/hidden',
    params: ByJob,
    body: Nothing,
    answers: { 200: Hidden, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  unhide: {
    method: 'DELETE',
    path: 'career/jobs/{jobId}/hidden',
    params: ByJob,
    answers: { 200: Hidden, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  match: {
    method: 'GET',
    path: 'career/jobs/{jobId}/match',
    params: ByJob,
    /** Null where the person does not let their levels be compared. */
    answers: { 200: z.nullable(Match), 401: Unauthorized, 404: PortalError },
  },
  form: {
    method: 'GET',
    path: 'career/jobs/{jobId}/form',
    params: ByJob,
    answers: { 200: JobForm, 401: Unauthorized, 404: PortalError },
  },
  whatIf: {
    method: 'POST',
    path: 'career/match/what-if',
    effect: 'read',
    body: WhatIf,
    answers: { 200: WhatIfAnswer, 401: Unauthorized },
  },
  searches: {
    method: 'GET',
    path: 'career/searches',
    answers: { 200: z.array(SavedSearch), 401: Unauthorized },
    persist: true,
  },
  createSearch: {
    method: 'POST',
    path: 'career/searches',
    body: z.object({ search: SearchFields }),
    answers: { 201: SavedSearch, 400: PortalError, 401: Unauthorized },
    offline: 'queue',
  },
  updateSearch: {
    method: 'PATCH',
    path: 'career/searches',
    body: z.object({ id: Id, search: z.partial(SearchFields) }),
    answers: { 200: SavedSearch, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  deleteSearch: {
    method: 'DELETE',
    path: 'career/searches',
    query: z.object({ id: Id }),
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'queue',
  },

  /** The person has looked at it: what changes from here on is told with the next look. Send it after the detail was shown. */
  view: {
    method: 'PUT',
    path: 'career/jobs/{jobId}/viewed',
    params: ByJob,
    body: Nothing,
    answers: { 200: z.object({ viewedAt: IsoDate }), 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** The person has looked at a kept search's results: nothing of it is new any more. */
  seeSearch: {
    method: 'PUT',
    path: 'career/searches/{id}/seen',
    params: z.object({ id: Id }),
    body: Nothing,
    answers: { 200: SavedSearch, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Places whose names begin like this, the largest first; at most 12. */
  places: {
    method: 'GET',
    path: 'career/places',
    query: z.object({ q: z._default(z.string().check(z.maxLength(100)), '') }),
    answers: { 200: z.array(Place), 401: Unauthorized },
  },
  company: {
    method: 'GET',
    path: 'career/companies/{companyId}',
    params: z.object({ companyId: Id }),
    answers: {
      200: z.object({ company: CompanyDetail, jobs: z.array(JobListed) }),
      401: Unauthorized,
      404: PortalError,
    },
  },
})
