// What one person has to do with the jobs: levels, marks, applications, drafts; and a job as a list shows it to them.
import { distanceKm, isOpenAt, type JobListed, type JobRow, jobStatusAt } from '#contract/portal/job-shapes.ts'
import { type KnownLevel, knownLevels, matchOf } from '#contract/portal/match-score.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { applicationDraftsOf, applicationsOf } from '#sw/api/portal/applications/shared/tables.ts'
import { consentsOf } from '#sw/api/portal/settings/shared/consents.ts'
import { skillClaimsOf } from '#sw/api/portal/skills/shared/tables.ts'
import { jobMarksOf } from './tables.ts'

/** A row of the table `jobMarks`: what a person has done with a job. */
export const JobMark = z.readonly(
  z.object({
    /** `markId()` */
    id: z.string(),
    userId: Id,
    jobId: Id,
    savedAt: z.nullable(IsoDate),
    hiddenAt: z.nullable(IsoDate),
    /** When it was looked at last, and what of it was seen. */
    viewedAt: z.nullable(IsoDate),
    seen: z.nullable(z.record(z.string(), z.unknown())),
    /** The same of the visit before, with which the present one compares. */
    beforeAt: z.nullable(IsoDate),
    before: z.nullable(z.record(z.string(), z.unknown())),
  }),
)
export type JobMark = z.infer<typeof JobMark>

export const markId = (userId: string, jobId: string): string => `${userId}␟${jobId}`

export interface Person {
  /** Whether the levels may be compared with jobs (settings, consents). */
  readonly mayMatch: boolean
  readonly levels: ReadonlyMap<string, KnownLevel>
  readonly marks: ReadonlyMap<string, JobMark>
  /** By job, the newest of the person's applications. */
  readonly applications: ReadonlyMap<string, { readonly id: string; readonly status: string }>
  readonly drafts: ReadonlySet<string>
}

/** Call it outside a transaction. */
export async function personOf(db: CairnDb, userId: string): Promise<Person> {
  const [consents, claims, marks, applications, drafts] = await Promise.all([
    consentsOf(db, userId),
    skillClaimsOf(db, userId),
    jobMarksOf(db, userId),
    applicationsOf(db, userId),
    applicationDraftsOf(db, userId),
  ])
  return {
    mayMatch: consents.matching,
    levels: knownLevels(claims),
    marks: new Map(marks.map((mark) => [mark.jobId, mark])),
    applications: new Map(
      applications
        .sort((a, b) => (a.submittedAt < b.submittedAt ? -1 : 1))
        .map(({ id, jobId, status }) => [jobId, { id, status }]),
    ),
    drafts: new Set(drafts.map(({ jobId }) => jobId)),
  }
}

export interface Place {
  readonly lat: number
  readonly lng: number
}

/** A job as a list shows it. @param from where the distance is measured from */
export function toListed(job: JobRow, person: Person, now: number, from?: Place): JobListed {
  const mark = person.marks.get(job.id)
  const match = person.mayMatch ? matchOf(job.skills, person.levels) : null
  return {
    ...job,
    status: jobStatusAt(job, now),
    isSaved: Boolean(mark?.savedAt),
    isHidden: Boolean(mark?.hiddenAt),
    viewedAt: mark?.viewedAt ?? null,
    application: person.applications.get(job.id) ?? null,
    hasDraft: person.drafts.has(job.id),
    match: match && { score: match.score, lo: match.lo, hi: match.hi },
    distanceKm: from ? Math.round(distanceKm(from, job.location)) : null,
  }
}

/** 1 for each job that is open and not hidden, in the jobs' order: among these it is ranked and counted. */
export function offeredTo(jobs: readonly JobRow[], person: Pick<Person, 'marks'>, now: number): Uint8Array {
  const isIn = new Uint8Array(jobs.length)
  for (const [index, job] of jobs.entries()) {
    if (isOpenAt(job, now) && !person.marks.get(job.id)?.hiddenAt) isIn[index] = 1
  }
  return isIn
}
