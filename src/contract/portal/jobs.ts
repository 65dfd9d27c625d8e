// Jobs: search, detail, marks, match, saved searches.
// @chunk job-shapes
import { defineApi } from '#contract/define-api.ts'
import { CompanyDetail } from '#contract/portal/company-shapes.ts'
import { JobCriteria, JobQuery, JobSort, QueryFlag } from '#contract/portal/job-criteria.ts'
import { JobPage } from '#contract/portal/job-page.ts'
import { JobDetail, JobListed, JobQuestion, Place, WantedDocument } from '#contract/portal/job-shapes.ts'
import { Match, WhatIf, WhatIfAnswer } from '#contract/portal/match.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Id, IsoDate, PageNumber } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const SearchFields = z.object({
  /** The name that the person gives. */
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  criteria: JobCriteria,
  /** When notifications tell of new jobs. */
  alert: z.enum(['off', 'instant', 'daily']),
})

/** A search that the person keeps. `newCount` counts the jobs that were posted after `seenAt`. */
export const SavedSearch = z.extend(SearchFields, {
  id: Id,
  createdAt: IsoDate,
  seenAt: IsoDate,
  /** How many jobs are new. */
  newCount: z.number(),
  /** How many jobs it finds now. */
  total: z.number(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** What the application form of a job asks. */
export const JobForm = z.object({
  jobId: Id,
  questions: z.array(JobQuestion),
  documents: z.array(WantedDocument),
  /** Whether it takes a letter. */
  coverLetter: z.enum(['required', 'optional', 'none']),
  /** Whether the job takes applications now. */
  isOpen: z.boolean(),
  validThrough: IsoDate,
  /** The IANA time zone of the job’s place. */
  zone: z.string(),
})
export type JobForm = z.infer<typeof JobForm>

const ByJob = z.object({ jobId: Id })
const Nothing = z.optional(z.object({}))
const Saved = z.object({
  /** Whether the job is saved now. */
  saved: z.boolean(),
})
const Hidden = z.object({
  /** Whether the job is hidden now. */
  hidden: z.boolean(),
})

/** Jobs: search, details, match, saved searches. An unknown job is a 404 with `error.jobs.notfound.msg.job`. */
export const jobsApi = defineApi('jobs', 'portal', {
  /**
   * Searches the jobs, a page at a time. By default, results are sorted by relevance where there are words, else by match, or by date without consent
   * to matching. Unknown parameters are ignored. An unknown id finds no job.
   * @400 A parameter has a value that it does not list, such as an unknown `sort` or `contract`. Cairn says so in its own words.
   */
  jobs: {
    method: 'GET',
    path: 'career/jobs',
    query: z.extend(JobQuery, {
      /** Left out, the server chooses; `relevance` without `q` and `distance` without a place count as left out. */
      sort: z.optional(JobSort),
      /** Adds the person’s conditions, as far as the query does not set the same filters. */
      conditions: QueryFlag,
      page: PageNumber,
      /** How many jobs a page has. */
      size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25),
    }),
    answers: { 200: JobPage, 401: Unauthorized },
    persist: true,
  },
  /**
   * Returns one job with its description and its match. `changes` lists what is new since the person looked last.
   * @410 The job takes no applications any more; the body is the job all the same.
   */
  job: {
    method: 'GET',
    path: 'career/jobs/{jobId}',
    params: ByJob,
    answers: { 200: JobDetail, 410: JobDetail, 401: Unauthorized, 404: PortalError },
  },
  /** Saves a job for later. @200 Whether it is saved: true. */
  save: {
    method: 'PUT',
    path: 'career/jobs/{jobId}/saved',
    params: ByJob,
    body: Nothing,
    answers: { 200: Saved, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Removes a job from the saved ones. @200 Whether it is saved: false. */
  unsave: {
    method: 'DELETE',
    path: 'career/jobs/{jobId}/saved',
    params: ByJob,
    answers: { 200: Saved, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Keeps a job out of lists and later searches. @200 Whether it is hidden: true. */
  hide: {
    method: 'PUT',
    path: 'career/jobs/{jobId}/hidden',
    params: ByJob,
    body: Nothing,
    answers: { 200: Hidden, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Shows a hidden job in lists again. @200 Whether it is hidden: false. */
  unhide: {
    method: 'DELETE',
    path: 'career/jobs/{jobId}/hidden',
    params: ByJob,
    answers: { 200: Hidden, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /**
   * Explains the match of a job, skill by skill. Null where the person has not agreed to matching.
   * @200 The match, or null where levels may not be compared.
   */
  match: {
    method: 'GET',
    path: 'career/jobs/{jobId}/match',
    params: ByJob,
    /** Null where the person does not let their levels be compared. */
    answers: { 200: z.nullable(Match), 401: Unauthorized, 404: PortalError },
  },
  /** Returns what the application form of a job asks. */
  form: {
    method: 'GET',
    path: 'career/jobs/{jobId}/form',
    params: ByJob,
    answers: { 200: JobForm, 401: Unauthorized, 404: PortalError },
  },
  /** Returns which jobs would match with other levels. Nothing is stored. */
  whatIf: {
    method: 'POST',
    path: 'career/match/what-if',
    effect: 'read',
    body: WhatIf,
    answers: { 200: WhatIfAnswer, 401: Unauthorized },
  },
  /** Lists the person’s saved searches. @200 The saved searches, each with its number of new jobs. */
  searches: {
    method: 'GET',
    path: 'career/searches',
    answers: { 200: z.array(SavedSearch), 401: Unauthorized },
    persist: true,
  },
  /** Saves a search. @201 The search as it is saved. */
  createSearch: {
    method: 'POST',
    path: 'career/searches',
    body: z.object({
      /** The search to keep. */
      search: SearchFields,
    }),
    answers: { 201: SavedSearch, 400: PortalError, 401: Unauthorized },
    offline: 'queue',
  },
  /**
   * Changes the name, the criteria or the alert of a saved search.
   * @200 The search as it is saved now.
   * @404 `error.jobs.notfound.msg.search`: there is no such search.
   */
  updateSearch: {
    method: 'PATCH',
    path: 'career/searches',
    body: z.object({
      id: Id,
      /** The fields to change; the others stay. */
      search: z.partial(SearchFields),
    }),
    answers: { 200: SavedSearch, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Deletes a saved search. The answer is false where there was none. @200 Whether there was such a search. */
  deleteSearch: {
    method: 'DELETE',
    path: 'career/searches',
    query: z.object({ id: Id }),
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'queue',
  },
  /**
   * Says that the person has looked at a job. Changes after this moment are listed at the next look. Cairn sends it after it has shown the job.
   * @200 When the person looked at it.
   */
  view: {
    method: 'PUT',
    path: 'career/jobs/{jobId}/viewed',
    params: ByJob,
    body: Nothing,
    answers: { 200: z.object({ viewedAt: IsoDate }), 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /**
   * Says that the person has looked at the results of a saved search. Nothing of it is new any more.
   * @200 The search, without new jobs.
   * @404 `error.jobs.notfound.msg.search`: there is no such search.
   */
  seeSearch: {
    method: 'PUT',
    path: 'career/searches/{id}/seen',
    params: z.object({ id: Id }),
    body: Nothing,
    answers: { 200: SavedSearch, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Lists at most 12 places whose names begin with some letters, the largest first. @200 The places that begin so. */
  places: {
    method: 'GET',
    path: 'career/places',
    query: z.object({
      /** The first letters of the name. */
      q: z._default(z.string().check(z.maxLength(100)), ''),
    }),
    answers: { 200: z.array(Place), 401: Unauthorized },
  },
  /** Returns a company with its open jobs. @200 The company and its open jobs. */
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
