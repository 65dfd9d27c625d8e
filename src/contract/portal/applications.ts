// Applications: drafts, documents, sending, following, answering.
// @chunk application-shapes
import { defineApi } from '#contract/define-api.ts'
import { ApplicationDraft, CareerDocument, DraftFields, NewApplication } from '#contract/portal/application-drafts.ts'
import { ApplicationDetail, ApplicationListed, ApplicationNote } from '#contract/portal/application-shapes.ts'
import { ApplicationStatus, FunnelStatus } from '#contract/portal/application-states.ts'
import { Pagination } from '#contract/portal/job-page.ts'
import { DocumentKind } from '#contract/portal/job-shapes.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Id, IsoDate, PageNumber } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const ById = z.object({ id: Id })
const ByJob = z.object({ jobId: Id })
const ByInterview = z.object({ id: Id, iid: Id })
const Note = z.object({
  /** The note’s text. */
  text: z.string().check(z.minLength(1), z.maxLength(5000)),
})

/** What stands behind the numbers of home and of the analytics: each of them counts with these. */
export const ApplicationFilters = z.object({
  /** Any of these values of `ApplicationStatus`, with commas; unknown ones match nothing. */
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
export type ApplicationFilters = z.infer<typeof ApplicationFilters>

/** A refusal with the application as it is now. */
export const ApplicationConflict = z.extend(PortalError, { current: ApplicationDetail })
export type ApplicationConflict = z.infer<typeof ApplicationConflict>

/** A page of the person’s applications. */
export const ApplicationPage = z.object({
  results: z.array(ApplicationListed),
  pagination: Pagination,
  /** How many there are of each status, whatever is filtered; what there is none of is left out. */
  counts: z.array(
    z.object({
      status: ApplicationStatus,
      /** How many applications have this status. */
      count: z.number(),
    }),
  ),
})
export type ApplicationPage = z.infer<typeof ApplicationPage>

/**
 * Applications for jobs: drafts and documents, sending, following and answering. A person has one active application for a job; once it is withdrawn and
 * `canReapply` says so, another can be sent. `ApplicationStatus` says which steps the person makes and which the portal.
 */
export const applicationsApi = defineApi('applications', 'portal', {
  /**
   * Lists the person’s applications, a page at a time. By default, those that changed last come first.
   * @200 The page that was asked for, and how many applications there are of each status.
   */
  applications: {
    method: 'GET',
    path: 'career/applications',
    query: z.extend(ApplicationFilters, {
      /** Words to look for in the job’s title and the company’s name. */
      q: z.optional(z.string().check(z.maxLength(200))),
      /** `waiting`: the longest wait first; `next`: the next interview or step first. */
      sort: z._default(z.enum(['updated', 'submitted', 'status', 'company', 'waiting', 'next']), 'updated'),
      page: PageNumber,
      /** How many applications a page has. */
      size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 100),
    }),
    answers: { 200: ApplicationPage, 401: Unauthorized },
    persist: true,
  },
  /** Returns one application with all that belongs to it. @200 The application with its timeline, interviews, documents and notes. */
  application: {
    method: 'GET',
    path: 'career/applications/{id}',
    params: ById,
    answers: { 200: ApplicationDetail, 401: Unauthorized, 404: PortalError },
  },
  /**
   * Sends an application for a job. The server keeps the job and the resume as they are now and deletes the draft.
   * @201 The application as it was sent, with its timeline.
   * @400 `error.application.missing.msg.application` where something required is missing: `fields` names it, such as `answers.q1`.
   * `error.application.closed.msg.job` where the job is closed. `error.application.duplicate.msg.application` where there is an application already.
   * @404 `error.jobs.notfound.msg.job`: there is no such job.
   */
  apply: {
    method: 'POST',
    path: 'career/applications',
    body: NewApplication,
    answers: { 201: ApplicationDetail, 400: PortalError, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
    touches: ['jobs', 'career', 'notifications'],
  },
  /**
   * Withdraws an application, or accepts or declines its offer.
   * @200 The application in its new status.
   * @409 `error.application.stale.msg.application` for another `version` than the present one, `error.application.transition.msg.application` for a
   * step that is not in `allowed`.
   */
  transition: {
    method: 'POST',
    path: 'career/applications/{id}/transitions',
    params: ById,
    body: z.object({
      /** The status that the person wants; one of `allowed`. */
      to: ApplicationStatus,
      /** One of the keys that `ApplicationEvent.reason` has. */
      reason: z.optional(z.string().check(z.maxLength(50))),
      /** What the person writes to the employer. */
      note: z.optional(z.string().check(z.maxLength(2000))),
      /** The version of the application that the person has seen. */
      version: z.number(),
    }),
    answers: { 200: ApplicationDetail, 401: Unauthorized, 404: PortalError, 409: ApplicationConflict },
    offline: 'queue',
    touches: ['jobs', 'career', 'notifications'],
  },
  /**
   * Answers an invitation to an interview. `accept` takes one of the offered `slots`, or the time that is set; `propose` offers other times.
   * @200 The application with the interview as it now stands.
   * @400 `error.interview.slot.msg.interview` where the time has passed or was not offered.
   * @409 The interview waits for no answer any more.
   */
  respond: {
    method: 'POST',
    path: 'career/applications/{id}/interviews/{iid}/response',
    params: ByInterview,
    body: z.object({
      /** `propose` needs `slots`. */
      response: z.enum(['accept', 'decline', 'propose']),
      /** The offered time that the person takes. */
      slot: z.optional(IsoDate),
      /** The times that the person proposes. */
      slots: z.optional(z.array(IsoDate).check(z.minLength(1), z.maxLength(10))),
      /** What the person writes to the employer. */
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
  /**
   * Returns an interview as a calendar file, `text/calendar`. A newer version has a higher `SEQUENCE` and takes the place of the older one.
   * @200 The calendar file.
   */
  calendar: {
    method: 'GET',
    path: 'career/applications/{id}/interviews/{iid}/calendar.ics',
    params: ByInterview,
    answerType: 'file',
    answers: { 200: z.file(), 401: Unauthorized, 404: PortalError },
  },
  /** Lists the person’s drafts of applications. @200 The drafts, each with its job’s id. */
  drafts: {
    method: 'GET',
    path: 'career/drafts',
    answers: { 200: z.array(ApplicationDraft), 401: Unauthorized },
    persist: true,
  },
  /** Returns the draft for a job, or null where there is none. @200 The draft, or null. */
  draft: {
    method: 'GET',
    path: 'career/drafts/{jobId}',
    params: ByJob,
    answers: { 200: z.nullable(ApplicationDraft), 401: Unauthorized },
  },
  /** Stores the draft for a job, in place of an earlier one. @200 The draft as it is stored now. */
  putDraft: {
    method: 'PUT',
    path: 'career/drafts/{jobId}',
    params: ByJob,
    body: z.object({ draft: DraftFields }),
    answers: { 200: ApplicationDraft, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Deletes the draft for a job. The answer is false where there was none. @200 Whether there was a draft. */
  deleteDraft: {
    method: 'DELETE',
    path: 'career/drafts/{jobId}',
    params: ByJob,
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'queue',
  },
  /** Lists the files that the person uploaded for applications. @200 The files’ names, kinds and sizes, without their bytes. */
  documents: {
    method: 'GET',
    path: 'career/documents',
    answers: { 200: z.array(CareerDocument), 401: Unauthorized },
  },
  /**
   * Stores a file for one or several applications. The device may choose the id, so that an application can name a file that is not sent yet.
   * @201 The file as it is listed, without its bytes.
   * @400 `error.document.type.msg.document`, `error.document.size.msg.document` above 5 MB, or `error.document.empty.msg.document`.
   */
  upload: {
    method: 'POST',
    path: 'career/documents',
    bodyType: 'form',
    body: z.object({
      /** PDF, Word (.docx), OpenDocument text, plain text, JPEG or PNG, at most 5 MB. */
      file: z.file(),
      kind: z._default(DocumentKind, 'other'),
      /** The id that the file is to have. */
      id: z.optional(Id),
      /** The job it is for. Cairn sends the file before the application for that job. */
      jobId: z.optional(Id),
    }),
    answers: { 201: CareerDocument, 400: PortalError, 401: Unauthorized },
    offline: 'queue',
  },
  /** Removes a file from the person’s documents. Applications keep what was sent with them. @200 Whether there was such a file. */
  deleteDocument: {
    method: 'DELETE',
    path: 'career/documents',
    query: ById,
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'queue',
  },
  /**
   * Returns the bytes of a file, with its type and name.
   * @200 The file.
   * @404 `error.document.notfound.msg.document`: there is no such file.
   */
  document: {
    method: 'GET',
    path: 'career/documents/{id}',
    params: ById,
    answerType: 'file',
    answers: { 200: z.file(), 401: Unauthorized, 404: PortalError },
  },
  /** Adds a private note to an application. @201 The new note. */
  addNote: {
    method: 'POST',
    path: 'career/applications/{id}/notes',
    params: ById,
    body: Note,
    answers: { 201: ApplicationNote, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Changes the text of a private note. @200 The note with its new text. */
  updateNote: {
    method: 'PATCH',
    path: 'career/applications/{id}/notes/{noteId}',
    params: z.object({ id: Id, noteId: Id }),
    body: Note,
    answers: { 200: ApplicationNote, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Deletes a private note. @200 Whether there was such a note. */
  deleteNote: {
    method: 'DELETE',
    path: 'career/applications/{id}/notes/{noteId}',
    params: z.object({ id: Id, noteId: Id }),
    answers: { 200: z.boolean(), 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Sets what the person means to do next about an application. Null removes it. @200 The application with its next step. */
  setNextStep: {
    method: 'PUT',
    path: 'career/applications/{id}/next-step',
    params: ById,
    body: z.object({
      /** When, and what. */
      nextStep: z.nullable(
        z.object({
          at: IsoDate,
          /** What the person means to do. */
          text: z.string().check(z.minLength(1), z.maxLength(500)),
        }),
      ),
    }),
    answers: { 200: ApplicationDetail, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Returns one application as a .zip file. It holds the letter, resume, answers, timeline, interviews and documents. @200 The .zip file. */
  exportOne: {
    method: 'GET',
    path: 'career/applications/{id}/export',
    params: ById,
    answerType: 'file',
    answers: { 200: z.file(), 401: Unauthorized, 404: PortalError },
  },
})
