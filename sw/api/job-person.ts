// What one person has to do with the jobs: levels, marks, applications, drafts; and a job as a list shows it to them. Used by portal/jobs.ts and portal/career.ts.
import type { ApplicationRow } from '#contract/portal/application-shapes.ts'
import { distanceKm, isOpenAt, type JobListed, type JobRow, jobStatusAt } from '#contract/portal/job-shapes.ts'
import { type KnownLevel, knownLevels, matchOf } from '#contract/portal/match-score.ts'
import type { SkillClaimRow } from '#contract/portal/skills.ts'
import { consentsOf } from './consents.ts'
import type { CairnDb } from './db.ts'

/** A row of the table `jobMarks`: what a person has done with a job. */
export interface JobMark {
  /** `markId()` */
  readonly id: string
  readonly userId: string
  readonly jobId: string
  readonly savedAt: string | null
  readonly hiddenAt: string | null
  /** When it was looked at last, and what of it was seen. */
  readonly viewedAt: string | null
  readonly seen: Readonly<Record<string, unknown>> | null
  /** The same of the visit before, with which the present one compares. */
  readonly beforeAt: string | null
  readonly before: Readonly<Record<string, unknown>> | null
}

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
  const own = async <Row>(table: string): Promise<Row[]> =>
    db.tables.some(({ name }) => name === table)
      ? db.table<Row, string>(table).where('userId').equals(userId).toArray()
      : []
  const [consents, claims, marks, applications, drafts] = await Promise.all([
    consentsOf(db, userId),
    own<SkillClaimRow>('skillClaims'),
    own<JobMark>('jobMarks'),
    own<ApplicationRow>('applications'),
    own<{ readonly jobId: string }>('applicationDrafts'),
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
  for (const [place, job] of jobs.entries()) {
    if (isOpenAt(job, now) && !person.marks.get(job.id)?.hiddenAt) isIn[place] = 1
  }
  return isIn
}
