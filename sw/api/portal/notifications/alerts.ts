// The alerts of saved searches: how many new jobs there are, with one link to the search; each job is reported once. Inside a write: awaits nothing but tables.
import { isOpenAt, type JobRow } from '#contract/portal/job-shapes.ts'
import { knownLevels, matchOf } from '#contract/portal/match-score.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { jobAttributes } from '#sw/api/portal/applications/shared/move.ts'
import { applicationsOf } from '#sw/api/portal/applications/shared/tables.ts'
import { JobConcepts } from '#sw/api/portal/jobs/shared/concepts.ts'
import { testsOf } from '#sw/api/portal/jobs/shared/filter.ts'
import { indexedJobOf } from '#sw/api/portal/jobs/shared/indexed-job.ts'
import { JobSearchIndex } from '#sw/api/portal/jobs/shared/search-index.ts'
import {
  jobMarksOf,
  jobTable,
  type SearchRow,
  savedSearchesOf,
  savedSearchTable,
} from '#sw/api/portal/jobs/shared/tables.ts'
import { roleTable, skillClaimsOf, skillTable } from '#sw/api/portal/skills/shared/tables.ts'
import type { Tick } from './clock.ts'
import type { NotificationRow } from './shared/tables.ts'

const DAY_MS = 86_400_000

/** The first alert that is due: at once, or a day after the last. Its mark moves on; another one's turn comes with the next tick. */
export async function sendAlert(tick: Tick): Promise<NotificationRow | undefined> {
  const { db, userId, now, newId, language } = tick
  const at = new Date(now).toISOString()
  for (const search of await savedSearchesOf(db, userId)) {
    const isDue = search.alert === 'instant' || (search.alert === 'daily' && now - Date.parse(search.toldAt) >= DAY_MS)
    if (!isDue) continue
    const fresh = await freshJobs(tick, search)
    const [newest] = fresh.sort((a, b) => (a.postedAt > b.postedAt ? -1 : 1))
    if (!newest) continue
    await savedSearchTable(db).put({ ...search, toldAt: at })
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

/** What fits the search as its list would have it, and was posted since its last alert. */
async function freshJobs({ db, userId, now }: Tick, { criteria, toldAt }: SearchRow): Promise<JobRow[]> {
  const posted = await jobTable(db)
    .filter((job) => job.postedAt > toldAt && isOpenAt(job, now))
    .toArray()
  if (posted.length === 0) return []
  const levels = knownLevels(await skillClaimsOf(db, userId))
  const marks = await jobMarksOf(db, userId)
  const applied = await applicationsOf(db, userId)
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
  return open.filter((job, index) => tests.every((test) => test(job, index)))
}

/** The words of a search among a few jobs, found as among all. */
async function foundIn(db: CairnDb, jobs: readonly JobRow[], text: string) {
  const skills = await skillTable(db).toArray()
  const roles = await roleTable(db).toArray()
  const index = new JobSearchIndex()
  for (const job of jobs) index.put(indexedJobOf(job))
  return index.find(text, new JobConcepts(skills, roles, new Map())).scores
}

/** When the next job is posted, where somebody wants instant alerts. ms since the epoch. */
export async function nextAlert({ db, userId, now }: Pick<Tick, 'db' | 'userId' | 'now'>): Promise<number> {
  const searches = await savedSearchesOf(db, userId)
  if (!searches.some(({ alert }) => alert === 'instant')) return Number.POSITIVE_INFINITY
  const times = (
    await jobTable(db)
      .filter(({ postedAt }) => Date.parse(postedAt) > now)
      .toArray()
  ).map(({ postedAt }) => Date.parse(postedAt))
  return Math.min(...times, Number.POSITIVE_INFINITY)
}
