// Applications: drafts, documents, sending, following, answering. Spoken by sw/api/portal/applications.ts and src/portal/career.
// @chunk application-shapes
import { defineApi } from '#contract/define-api.ts'
import {
  ApplicationDetail,
  ApplicationDraft,
  ApplicationListed,
  ApplicationNote,
  CareerDocument,
  DraftFields,
  NewApplication,
} from '#contract/portal/application-shapes.ts'
import { ApplicationStatus, FunnelStatus } from '#contract/portal/application-states.ts'
import { DocumentKind } from '#contract/portal/job-shapes.ts'
import { Pagination } from '#contract/portal/jobs.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Id, IsoDate, PageNumber } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const ById = z.object({ id: Id })
const ByJob = z.object({ jobId: Id })
const ByInterview = z.object({ id: Id, iid: Id })
const Note = z.object({ text: z.string().check(z.minLength(1), z.maxLength(5000)) })

/** What stands behind the numbers of home and of the analytics: each of them counts with these. */
export const ApplicationsAsked = z.object({
  /** Several with commas. */
  status: z.optional(z.string().check(z.maxLength(500))),
  /** Came so far at least, whatever became of it then; an assessment only where there was one. */
  reached: z.optional(FunnelStatus),
  /** `yes`: the employer has answered. `waiting`: not yet, and it is not over. */
  answered: z.optional(z.enum(['yes', 'waiting'])),
  sentSince: z.optional(IsoDate),
  /** The employer has done something since. */
  movedSince: z.optional(IsoDate),
  /** There was an interview since. */
  metSince: z.optional(IsoDate),
})
export type ApplicationsAsked = z.infer<typeof ApplicationsAsked>

/** What a stale or an illegal act meets: the application as it is now. */
export const ApplicationConflict = z.extend(PortalError, { current: ApplicationDetail })
export type ApplicationConflict = z.infer<typeof ApplicationConflict>

export const ApplicationPage = z.object({
  results: z.array(ApplicationListed),
  pagination: Pagination,
  /** How many there are of each status, whatever is filtered; what there is none of is left out. */
  counts: z.array(z.object({ status: ApplicationStatus, count: z.number() })),
})
export type ApplicationPage = z.infer<typeof ApplicationPage>

/**
 * Portal API, B. Refusals a person is told of are 400: `error.application.missing.msg.application` (`fields` names what, such as `answers.q1`),
 * `error.application.closed.msg.job`, `error.application.duplicate.msg.application`, `error.document.type.msg.document`, `error.document.size.msg.document`.
 * 409 answers the application as it is: `error.application.stale.msg.application`, `error.application.transition.msg.application`.
 */
export const applicationsApi = defineApi('applications', 'portal', {
  /** Default sort: what has changed last first. */
  applications: {
    method: 'GET',
    path: 'career/applications',
    query: z.extend(ApplicationsAsked, {
      q: z.optional(z.string().check(z.maxLength(200))),
      sort: z._default(z.enum(['updated', 'submitted', 'status', 'company', 'waiting', 'next']), 'updated'),
      page: PageNumber,
      size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 100),
    }),
    answers: { 200: ApplicationPage, 401: Unauthorized },
    persist: true,
  },
  application: {
    method: 'GET',
    path: 'career/applications/{id}',
    params: ById,
    answers: { 200: ApplicationDetail, 401: Unauthorized, 404: PortalError },
  },
  apply: {
    method: 'POST',
    path: 'career/applications',
    body: NewApplication,
    answers: { 201: ApplicationDetail, 400: PortalError, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
    touches: ['jobs', 'career', 'notifications'],
  },
  /** Withdraws, accepts or declines. */
  transition: {
    method: 'POST',
    path: 'career/applications/{id}/transitions',
    params: ById,
    body: z.object({
      to: ApplicationStatus,
      reason: z.optional(z.string().check(z.maxLength(50))),
      note: z.optional(z.string().check(z.maxLength(2000))),
      version: z.number(),
    }),
    answers: { 200: ApplicationDetail, 401: Unauthorized, 404: PortalError, 409: ApplicationConflict },
    offline: 'queue',
    touches: ['jobs', 'career', 'notifications'],
  },
  /** `accept` takes one of the `slots` offered, or the time that stands; `propose` offers others. */
  respond: {
    method: 'POST',
    path: 'career/applications/{id}/interviews/{iid}/response',
    params: ByInterview,
    body: z.object({
      response: z.enum(['accept', 'decline', 'propose']),
      slot: z.optional(IsoDate),
      slots: z.optional(z.array(IsoDate).check(z.minLength(1), z.maxLength(10))),
      note: z.optional(z.string().check(z.maxLength(2000))),
    }),
    answers: {
      200: ApplicationDetail,
      400: PortalError,
      401: Unauthorized,
      404: PortalError,
      409: ApplicationConflict,
    },
    offline: 'queue',
    touches: ['jobs', 'career', 'notifications'],
  },
  /** For a calendar: `text/calendar`, whose newer version takes the older one's place. */
  calendar: {
    method: 'GET',
    path: 'career/applications/{id}/interviews/{iid}/calendar.ics',
    params: ByInterview,
    answerType: 'file',
    answers: { 200: z.file(), 401: Unauthorized, 404: PortalError },
  },
  drafts: {
    method: 'GET',
    path: 'career/drafts',
    answers: { 200: z.array(ApplicationDraft), 401: Unauthorized },
    persist: true,
  },
  /** Null: there is none. */
  draft: {
    method: 'GET',
    path: 'career/drafts/{jobId}',
    params: ByJob,
    answers: { 200: z.nullable(ApplicationDraft), 401: Unauthorized },
  },
  putDraft: {
    method: 'PUT',
    path: 'career/drafts/{jobId}',
    params: ByJob,
    body: z.object({ draft: DraftFields }),
    answers: { 200: ApplicationDraft, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  deleteDraft: {
    method: 'DELETE',
    path: 'career/drafts/{jobId}',
    params: ByJob,
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'queue',
  },
  documents: {
    method: 'GET',
    path: 'career/documents',
    answers: { 200: z.array(CareerDocument), 401: Unauthorized },
  },
  /**
   * Multipart. Check with `documentProblem` before. The id may be given by the device, so that an application can name a document that still waits to be sent;
   * `jobId` says for which job it is, so that it is sent before that application.
   */
  upload: {
    method: 'POST',
    path: 'career/documents',
    bodyType: 'form',
    body: z.object({
      file: z.file(),
      kind: z._default(DocumentKind, 'other'),
      id: z.optional(Id),
      jobId: z.optional(Id),
    }),
    answers: { 201: CareerDocument, 400: PortalError, 401: Unauthorized },
    offline: 'queue',
  },
  /** Out of the person's documents; what was sent stays in the applications that it was sent with. */
  deleteDocument: {
    method: 'DELETE',
    path: 'career/documents',
    query: ById,
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'queue',
  },

  document: {
    method: 'GET',
    path: 'career/documents/{id}',
    params: ById,
    answerType: 'file',
    answers: { 200: z.file(), 401: Unauthorized, 404: PortalError },
  },
  addNote: {
    method: 'POST',
    path: 'career/applications/{id}/notes',
    params: ById,
    body: Note,
    answers: { 201: ApplicationNote, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  updateNote: {
    method: 'PATCH',
    path: 'career/applications/{id}/notes/{noteId}',
    params: z.object({ id: Id, noteId: Id }),
    body: Note,
    answers: { 200: ApplicationNote, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  deleteNote: {
    method: 'DELETE',
    path: 'career/applications/{id}/notes/{noteId}',
    params: z.object({ id: Id, noteId: Id }),
    answers: { 200: z.boolean(), 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Null takes it away. */
  setNextStep: {
    method: 'PUT',
    path: 'career/applications/{id}/next-step',
    params: ById,
    body: z.object({
      nextStep: z.nullable(z.object({ at: IsoDate, text: z.string().check(z.minLength(1), z.maxLength(500)) })),
    }),
    answers: { 200: ApplicationDetail, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** The whole file as a .zip: the application, letter, resume, answers, timeline, interviews and documents. */
  exportOne: {
    method: 'GET',
    path: 'career/applications/{id}/export',
    params: ById,
    answerType: 'file',
    answers: { 200: z.file(), 401: Unauthorized, 404: PortalError },
  },
})
