// Rows of the applications' tables and the answers that their handlers share.
import { ApplicationDraft, CareerDocument } from '#contract/portal/application-drafts.ts'
import { ApplicationRow } from '#contract/portal/application-shapes.ts'
import type { PortalRefusal } from '#contract/portal/portal-refusals.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import { type Context, reply, table } from '#sw/api/engine/define-module.ts'
import { ContentPiece } from '#sw/api/engine/files/bytes.ts'
import { jobTable } from '#sw/api/portal/jobs/shared/tables.ts'
import { toDetail } from './shared/view.ts'

/** `isRemoved`: out of the person's list, and kept for the applications that it was sent with. */
export const DocumentRow = z.extend(CareerDocument, { userId: Id, isRemoved: z.boolean() })
export type DocumentRow = z.infer<typeof DocumentRow>

export const DraftRow = z.extend(ApplicationDraft, { id: z.string(), userId: Id })
export type DraftRow = z.infer<typeof DraftRow>

export const applicationTables = {
  applications: table<ApplicationRow>(ApplicationRow),
  applicationDrafts: table(DraftRow),
  careerDocuments: table(DocumentRow),
  careerPieces: table<ContentPiece>(ContentPiece),
}
export type ApplicationsContext = Context<typeof applicationTables>

/** One's own application; undefined where it is not there, or another person's. */
export async function own({ tables, userId }: ApplicationsContext, id: string): Promise<ApplicationRow | undefined> {
  const row = await tables.applications.get(id)
  return row?.userId === userId ? row : undefined
}

/** The application as an answer; 404 where there is none. */
export async function detailOf({ db, now }: ApplicationsContext, row: ApplicationRow | undefined) {
  return row ? toDetail(row, await jobTable(db).get(row.jobId), now) : notFound()
}

/** 409 with the application as it is. */
export async function conflict(context: ApplicationsContext, row: ApplicationRow, reason: 'stale' | 'transition') {
  const current = toDetail(row, await jobTable(context.db).get(row.jobId), context.now)
  const message: PortalRefusal = `error.application.${reason}.msg.application`
  return reply(409, { message, status: 409, current })
}

export const draftId = (userId: string, jobId: string): string => `${userId}␟${jobId}`
export const toDraft = ({ id: _, userId: __, ...draft }: DraftRow): ApplicationDraft => draft
export const toDocument = ({ userId: _, isRemoved: __, ...document }: DocumentRow): CareerDocument => document

export const notFound = (message: PortalRefusal = 'error.application.notfound.msg.application') =>
  reply(404, { message, status: 404 })
export const jobNotFound = () => reply(404, { message: 'error.jobs.notfound.msg.job', status: 404 })
export const refused = (message: PortalRefusal, fields?: Record<string, string>) =>
  reply(400, { message, status: 400, ...(fields && { fields }) })
