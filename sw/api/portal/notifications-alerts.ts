// The alerts of kept searches: how many new jobs there are, with one link to the search; each job is told once. Used by notifications.ts, inside its write:
// awaits nothing but tables.
import type { JobCriteria } from '#contract/portal/job-criteria.ts'
import { isOpenAt, type JobRow } from '#contract/portal/job-shapes.ts'
import { knownLevels, matchOf } from '#contract/portal/match-score.ts'
import type { Role, Skill, SkillClaimRow } from '#contract/portal/skills.ts'
import type { CairnDb } from '../db.ts'
import { testsOf } from '../job-filter.ts'
import type { JobMark } from '../job-person.ts'
import { JobConcepts, JobSearchIndex, jobWordsOf } from '../job-search-index.ts'
import { jobAttributes } from '../move-application.ts'
import type { Row, Tick } from './notifications-clock.ts'

const DAY_MS = 86_400_000

interface AlertRow {
  readonly id: string
  readonly name: string
  readonly criteria: JobCriteria
  readonly alert: 'off' | 'instant' | 'daily'
  /** Up to when its new jobs have been announced: by it nothing is told twice. */
  readonly toldAt: string
}

/** The first alert that is due: at once, or a day after the last. Its mark moves on; another one's turn comes with the next tick. */
export async function tellAlert(tick: Tick): Promise<Row | undefined> {
  const { db, userId, now, newId, language } = tick
  const table = db.table<AlertRow, string>('jobSearches')
  const at = new Date(now).toISOString()
  for (const search of await table.where('userId').equals(userId).toArray()) {
    const isDue = search.alert === 'instant' || (search.alert === 'daily' && now - Date.parse(search.toldAt) >= DAY_MS)
    if (!isDue) continue
    const fresh = await freshJobs(tick, search)
    const [newest] = fresh.sort((a, b) => (a.postedAt > b.postedAt ? -1 : 1))
    if (!newest) continue
    await table.put({ ...search, toldAt: at })
    return {
      id: newId(),
      userId,
      read: false,
      type: 'JOB_OFFER',
      createdAt: at,
      attributes: {
        ...jobAttributes(newest, language),
        applicationStatus: null,
        search: { id: search.id, name: search.name, count: fresh.length },
        isSimulated: true,
      },
    }
  }
  return undefined
}

/** What fits the search as its list would have it, and was posted since it told last. */
async function freshJobs({ db, userId, now }: Tick, { criteria, toldAt }: AlertRow): Promise<JobRow[]> {
  const posted = await db
    .table<JobRow>('jobs')
    .filter((job) => job.postedAt > toldAt && isOpenAt(job, now))
    .toArray()
  if (posted.length === 0) return []
  const levels = knownLevels(await db.table<SkillClaimRow>('skillClaims').where('userId').equals(userId).toArray())
  const marks = await db.table<JobMark>('jobMarks').where('userId').equals(userId).toArray()
  const applied = await db
    .table<{ id: string; jobId: string; status: string }>('applications')
    .where('userId')
    .equals(userId)
    .toArray()
  const person = {
    mayMatch: true,
    levels,
    marks: new Map(marks.map((mark) => [mark.jobId, mark])),
    applications: new Map(applied.map(({ id, jobId, status }) => [jobId, { id, status }])),
    drafts: new Set<string>(),
  }
  const open = posted.filter(({ id }) => !person.marks.get(id)?.hiddenAt)
  const scores = Float32Array.from(open, ({ skills }) => matchOf(skills, levels).score)
  const found = criteria.q?.trim() ? await foundIn(db, open, criteria.q) : undefined
  const tests = [...testsOf(criteria, { now, person, scores, found }).values()]
  return open.filter((job, place) => tests.every((test) => test(job, place)))
}

/** The words of a search among a few jobs, found as among all. */
async function foundIn(db: CairnDb, jobs: readonly JobRow[], words: string): Promise<ReadonlyMap<string, number>> {
  const skills = await db.table<Skill>('skills').toArray()
  const roles = await db.table<Role>('roles').toArray()
  const index = new JobSearchIndex()
  for (const job of jobs) index.put(jobWordsOf(job))
  return index.find(words, new JobConcepts(skills, roles, new Map())).scores
}

/** When the next job is posted, where somebody wants to be told at once. ms since the epoch. */
export async function nextAlert({ db, userId, now }: Pick<Tick, 'db' | 'userId' | 'now'>): Promise<number> {
  const searches = await db.table<AlertRow>('jobSearches').where('userId').equals(userId).toArray()
  if (!searches.some(({ alert }) => alert === 'instant')) return Number.POSITIVE_INFINITY
  const times = (
    await db
      .table<JobRow>('jobs')
      .filter(({ postedAt }) => Date.parse(postedAt) > now)
      .toArray()
  ).map(({ postedAt }) => Date.parse(postedAt))
  return Math.min(...times, Number.POSITIVE_INFINITY)
}
