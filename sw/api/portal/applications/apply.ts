// Takes a new application: refused with what is missing, or stored with the job, the resume and the documents as they are now.

import type { NewApplication } from '#contract/portal/application-drafts.ts'
import type { ApplicationDetail, ApplicationRow, ResumeSnapshot } from '#contract/portal/application-shapes.ts'
import { isActive } from '#contract/portal/application-states.ts'
import { isOpenAt } from '#contract/portal/job-shapes.ts'
import { knownLevels, matchOf } from '#contract/portal/match-score.ts'
import type * as z from '#contract/zod.ts'
import { reply } from '#sw/api/engine/define-module.ts'
import { jobTable, jobTextTable } from '#sw/api/portal/jobs/shared/tables.ts'
import { notificationTable } from '#sw/api/portal/notifications/shared/tables.ts'
import { fitted } from '#sw/api/portal/profile/shared/fit.ts'
import { type ResumeRow, resumeVersionsOf } from '#sw/api/portal/profile/shared/tables.ts'
import { skillClaimsOf } from '#sw/api/portal/skills/shared/tables.ts'
import { problemsOf } from './check.ts'
import { type ApplicationsContext, draftId, jobNotFound, refused, toDocument } from './rows.ts'
import { notificationOf } from './shared/move.ts'
import { toDetail } from './shared/view.ts'

type Body = z.output<typeof NewApplication>

export async function apply(body: Body, context: ApplicationsContext) {
  const { tables, db, now, userId = '', newId, language } = context
  const job = await jobTable(db).get(body.jobId)
  const text = await jobTextTable(db).get(body.jobId)
  if (!job || !text) return jobNotFound()
  const sent = await tables.applications.where('userId').equals(userId).toArray()
  if (sent.some(({ jobId, status }) => jobId === body.jobId && isActive(status))) {
    return refused('error.application.duplicate.msg.application')
  }
  if (!isOpenAt(job, now)) return refused('error.application.closed.msg.job')
  const rows = (await tables.careerDocuments.bulkGet(body.documentIds)).map((row) =>
    row?.userId === userId && !row.isRemoved ? toDocument(row) : undefined,
  )
  const resumes = await resumeVersionsOf(db, userId)
  const resume = resumes.find(({ id }) => id === body.resumeVersionId)
  const hasResume = resumes.length > 0 || body.resumeVersionId !== null ? resume !== undefined : null
  const fields = problemsOf({ application: body, text, documents: rows, hasResume })
  if (Object.keys(fields).length > 0) return refused('error.application.missing.msg.application', fields)
  const at = new Date(now).toISOString()
  const levels = knownLevels(await skillClaimsOf(db, userId))
  const { score, lo, hi } = matchOf(job.skills, levels)
  const row: ApplicationRow = {
    ...submittedAt(at, newId(), newId()),
    userId,
    jobId: job.id,
    jobSnapshot: { ...job, descriptionHtml: text.descriptionHtml, process: text.process, questions: text.questions },
    resumeSnapshot: resume ? snapshotOf(resume, at) : null,
    coverLetter: body.coverLetter,
    answers: body.answers,
    documents: rows.filter((document) => document !== undefined),
    match: body.matchShared ? { score, lo, hi } : null,
  }
  await tables.applications.add(row)
  await tables.applicationDrafts.delete(draftId(userId, job.id))
  await notificationTable(db).add(notificationOf(row, { id: newId(), at, language, read: true }))
  return reply<201, ApplicationDetail>(201, toDetail(row, job, now))
}

/** What every application begins as. @param at ISO @param id of the application @param eventId of its first event */
const submittedAt = (at: string, id: string, eventId: string) => ({
  id,
  status: 'submitted' as const,
  subStatus: null,
  version: 1,
  createdAt: at,
  submittedAt: at,
  updatedAt: at,
  statusAt: at,
  events: [
    {
      id: eventId,
      from: 'draft' as const,
      to: 'submitted' as const,
      at,
      actor: 'candidate' as const,
      kind: 'status' as const,
      reason: null,
      note: null,
      isSimulated: false,
    },
  ],
  interviews: [],
  offer: null,
  feedback: null,
  notes: [],
  nextStep: null,
})

const snapshotOf = ({ id, name, content }: ResumeRow, takenAt: string): ResumeSnapshot => ({
  id,
  name,
  takenAt,
  content: fitted(content),
})
