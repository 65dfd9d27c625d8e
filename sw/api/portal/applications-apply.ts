// Takes a new application: refused with what is missing, or kept with the job, the resume and the documents as they are now. Used by applications.ts.
import type {
  ApplicationDetail,
  ApplicationRow,
  NewApplication,
  ResumeSnapshot,
} from '#contract/portal/application-shapes.ts'
import { isActive } from '#contract/portal/application-states.ts'
import { isOpenAt, type JobRow, type JobTextRow } from '#contract/portal/job-shapes.ts'
import { knownLevels, matchOf } from '#contract/portal/match-score.ts'
import type { ResumeContent } from '#contract/portal/resume.ts'
import type { SkillClaimRow } from '#contract/portal/skills.ts'
import type * as z from '#contract/zod.ts'
import { toDetail } from '../application-view.ts'
import { reply } from '../define-module.ts'
import { toldOf } from '../move-application.ts'
import { problemsOf } from './applications-check.ts'
import { type ApplicationsContext, draftId, jobNotFound, refused, toDocument } from './applications-rows.ts'

type Body = z.output<typeof NewApplication>

/** What this domain reads of a version of the person's resume (table `resumeVersions`). */
interface ResumeRow {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly content: ResumeContent
}

export async function apply(body: Body, context: ApplicationsContext) {
  const { tables, db, now, userId = '', newId, language } = context
  const job = await db.table<JobRow, string>('jobs').get(body.jobId)
  const text = await db.table<JobTextRow, string>('jobTexts').get(body.jobId)
  if (!job || !text) return jobNotFound()
  const sent = await tables.applications.where('userId').equals(userId).toArray()
  if (sent.some(({ jobId, status }) => jobId === body.jobId && isActive(status))) {
    return refused('error.application.duplicate.msg.application')
  }
  if (!isOpenAt(job, now)) return refused('error.application.closed.msg.job')
  const rows = (await tables.careerDocuments.bulkGet(body.documentIds)).map((row) =>
    row?.userId === userId && !row.isRemoved ? toDocument(row) : undefined,
  )
  const resumes = await ownResumes(context)
  const resume = resumes.find(({ id }) => id === body.resumeVersionId)
  const hasResume = resumes.length > 0 || body.resumeVersionId !== null ? resume !== undefined : null
  const fields = problemsOf({ application: body, text, documents: rows, hasResume })
  if (Object.keys(fields).length > 0) return refused('error.application.missing.msg.application', fields)
  const at = new Date(now).toISOString()
  const levels = knownLevels(await db.table<SkillClaimRow>('skillClaims').where('userId').equals(userId).toArray())
  const { score, lo, hi } = matchOf(job.skills, levels)
  const id = newId()
  const row: ApplicationRow = {
    id,
    userId,
    jobId: job.id,
    jobSnapshot: { ...job, descriptionHtml: text.descriptionHtml, process: text.process, questions: text.questions },
    resumeSnapshot: resume ? snapshotOf(resume, at) : null,
    coverLetter: body.coverLetter,
    answers: body.answers,
    documents: rows.filter((document) => document !== undefined),
    match: body.matchShared ? { score, lo, hi } : null,
    status: 'submitted',
    subStatus: null,
    version: 1,
    createdAt: at,
    submittedAt: at,
    updatedAt: at,
    statusAt: at,
    events: [
      {
        id: newId(),
        from: 'draft',
        to: 'submitted',
        at,
        actor: 'candidate',
        kind: 'status',
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
  }
  await tables.applications.add(row)
  await tables.applicationDrafts.delete(draftId(userId, job.id))
  await db.table('portalNotifications').add(toldOf(row, { id: newId(), at, language, read: true }))
  return reply<201, ApplicationDetail>(201, toDetail(row, job, now))
}

const snapshotOf = ({ id, name, content }: ResumeRow, takenAt: string): ResumeSnapshot => ({
  id,
  name,
  takenAt,
  content,
})

async function ownResumes({ db, userId = '' }: ApplicationsContext): Promise<ResumeRow[]> {
  if (!db.tables.some(({ name }) => name === 'resumeVersions')) return []
  return db.table<ResumeRow>('resumeVersions').where('userId').equals(userId).toArray()
}
