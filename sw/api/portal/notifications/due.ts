// What time alone does to a person's applications: an offer's last day passes, a job stops taking applications, too many working days go by without news.
// Part of the demo portal's clock, so all of it is marked as simulated. Inside a write: awaits nothing but tables.
import type { ApplicationRow } from '#contract/portal/application-shapes.ts'
import { type ApplicationStatus, INACTIVE_AFTER, isActive, isLegal } from '#contract/portal/application-states.ts'
import { isOpenAt, type JobRow } from '#contract/portal/job-shapes.ts'
import { moveApplication, notificationOf, wasReopened } from '#sw/api/portal/applications/shared/move.ts'
import { applicationsOf, applicationTable } from '#sw/api/portal/applications/shared/tables.ts'
import { jobTable } from '#sw/api/portal/jobs/shared/tables.ts'
import type { Tick } from './clock.ts'
import type { NotificationRow } from './shared/tables.ts'

const DAY_MS = 86_400_000

/** Brings all of a person's applications up to now. @returns what they are notified of it */
export async function moveDue({ db, userId, now, newId, language }: Tick): Promise<NotificationRow[]> {
  const table = applicationTable(db)
  const rows = (await table.where('userId').equals(userId).toArray()).filter(({ status }) => isActive(status))
  const jobs = await jobTable(db).bulkGet(rows.map(({ jobId }) => jobId))
  const reported: NotificationRow[] = []
  for (const [index, row] of rows.entries()) {
    const job = jobs[index]
    let moved = row
    if (job && !isOpenAt(job, now) && !row.events.some(({ kind }) => kind === 'jobClosed'))
      moved = withClosing(moved, { id: newId(), at: closedAt(job, row, now) })
    const end = endOf(moved, now)
    if (end && isLegal(moved.status, end.to, 'portal', wasReopened(moved))) {
      moved = moveApplication(moved, { id: newId(), ...end, actor: 'portal', isSimulated: true })
      reported.push(notificationOf(moved, { id: newId(), at: end.at, language, read: false }))
    }
    if (moved !== row) await table.put(moved)
  }
  return reported
}

/** The timeline entry that the job takes no new applications: the application itself stays where it is. */
export const withClosing = (row: ApplicationRow, { id, at }: { id: string; at: string }): ApplicationRow => {
  const moved = moveApplication(row, {
    id,
    to: row.status,
    actor: 'portal',
    at,
    kind: 'jobClosed',
    isSimulated: true,
  })
  // The lines of the timeline are in the order of their times.
  return {
    ...moved,
    events: moved.events.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
  }
}

/** When it closed: by its own time, or when somebody closed it; never before the application was sent. */
function closedAt({ status, validThrough, updatedAt }: JobRow, { submittedAt }: ApplicationRow, now: number): string {
  const at = Date.parse(status === 'open' ? validThrough : updatedAt)
  return new Date(Math.min(now, Math.max(at, Date.parse(submittedAt)))).toISOString()
}

function endOf(row: ApplicationRow, now: number): { readonly to: ApplicationStatus; readonly at: string } | undefined {
  const { status, offer, statusAt } = row
  if (status === 'offer' && offer && Date.parse(offer.expiresAt) <= now)
    return { to: 'offerExpired', at: offer.expiresAt }
  const isWaiting = status === 'submitted' || status === 'inReview'
  return isWaiting && workingDays(Date.parse(statusAt), now) >= INACTIVE_AFTER
    ? { to: 'inactive', at: new Date(now).toISOString() }
    : undefined
}

/** Mondays to Fridays that have passed whole, in UTC. @internal */
export function workingDays(from: number, to: number): number {
  let [count, day] = [0, Math.floor(from / DAY_MS) + 1]
  for (const last = Math.floor(to / DAY_MS); day <= last; day += 1) {
    // The first of January 1970 was a Thursday.
    if ((day + 3) % 7 < 5) count += 1
  }
  return count
}

/** When time alone causes the next event: the end of an offer. ms since the epoch. */
export async function nextDue({ db, userId, now }: Pick<Tick, 'db' | 'userId' | 'now'>): Promise<number> {
  const rows = await applicationsOf(db, userId)
  const ends = rows.flatMap(({ status, offer }) => (status === 'offer' && offer ? [Date.parse(offer.expiresAt)] : []))
  return Math.min(...ends.filter((at) => at > now), Number.POSITIVE_INFINITY)
}
