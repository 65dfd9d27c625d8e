// What the demo portal's clock does to jobs that a person follows: an employer changes one, or fills it. Marked as simulated.
// Inside a write: awaits nothing but tables.
import { isActive } from '#contract/portal/application-states.ts'
import { isOpenAt, type JobRow } from '#contract/portal/job-shapes.ts'
import { jobAttributes } from '#sw/api/portal/applications/shared/move.ts'
import { applicationTable } from '#sw/api/portal/applications/shared/tables.ts'
import type { JobMark } from '#sw/api/portal/jobs/shared/person.ts'
import { jobMarksOf, jobTable } from '#sw/api/portal/jobs/shared/tables.ts'
import type { Tick } from './clock.ts'
import { withClosing } from './due.ts'
import type { NotificationRow } from './shared/tables.ts'

const DAY_MS = 86_400_000

/** Changes a job that the person has saved or looked at; undefined where there is none. */
export async function editJob(tick: Tick): Promise<NotificationRow | undefined> {
  const { db, now, made } = tick
  const followed = await followedJobs(tick, ({ savedAt, viewedAt }) => Boolean(savedAt ?? viewedAt))
  const job = followed[made % Math.max(1, followed.length)]
  if (!job) return undefined
  const edited: JobRow = { ...job, ...editOf(job, made), ...touched(job, now) }
  await jobTable(db).put(edited)
  return notificationOfJob(tick, edited, 'changed')
}

/** Fills a job that the person has saved or applied for; the applications stay where they are, with a timeline entry about it. */
export async function closeJob(tick: Tick): Promise<NotificationRow | undefined> {
  const { db, userId, now, newId, made } = tick
  const table = applicationTable(db)
  const applications = (await table.where('userId').equals(userId).toArray()).filter(({ status }) => isActive(status))
  const applied = new Set(applications.map(({ jobId }) => jobId))
  const followed = await followedJobs(tick, ({ savedAt }) => Boolean(savedAt), applied)
  const job = followed[made % Math.max(1, followed.length)]
  if (!job) return undefined
  const closed: JobRow = { ...job, status: 'filled', ...touched(job, now) }
  await jobTable(db).put(closed)
  for (const row of applications.filter(({ jobId }) => jobId === job.id))
    await table.put(withClosing(row, { id: newId(), at: closed.updatedAt }))
  return notificationOfJob(tick, closed, 'closed')
}

async function followedJobs(
  { db, userId, now }: Tick,
  isFollowed: (mark: JobMark) => boolean,
  applied: ReadonlySet<string> = new Set(),
): Promise<JobRow[]> {
  const marks = await jobMarksOf(db, userId)
  const ids = new Set([
    ...applied,
    ...marks.filter((mark) => !mark.hiddenAt && isFollowed(mark)).map(({ jobId }) => jobId),
  ])
  const jobs = await jobTable(db).bulkGet([...ids])
  return jobs.filter((job) => job !== undefined && isOpenAt(job, now)) as JobRow[]
}

/** What employers change, in turns: the pay, the last day, how many they look for. */
function editOf({ salary, validThrough, openings }: JobRow, made: number): Partial<JobRow> {
  const turn = made % 3
  if (turn === 0 && salary) return { salary: { ...salary, max: Math.round((salary.max * 1.05) / 10_000) * 10_000 } }
  if (turn === 1) return { openings: openings + 1 }
  return { validThrough: new Date(Date.parse(validThrough) + 7 * DAY_MS).toISOString() }
}

const touched = ({ version }: JobRow, now: number) =>
  ({ updatedAt: new Date(now).toISOString(), version: version + 1, isSimulated: true }) as const

const notificationOfJob = (
  { newId, userId, now, language }: Tick,
  job: JobRow,
  jobEvent: 'changed' | 'closed',
): NotificationRow => ({
  id: newId(),
  userId,
  read: false,
  type: 'JOB_OFFER',
  createdAt: new Date(now).toISOString(),
  attributes: { ...jobAttributes(job, language), applicationStatus: null, jobEvent, isSimulated: true },
})
