// Alex's notifications from the portal. Times count back from the first run.
import type { Notification } from '#contract/portal/notifications.ts'
import { refusedDays, withdrawnDays } from '#seed/career/sent-days.ts'
import { appliedJobs, type NotifiedJob, offeredJobs } from '#seed/notification-jobs.ts'

type Row = Notification & { readonly userId: string }

const HOUR = 60
const DAY = 24 * HOUR
const MINUTE_MS = 60_000

interface Planned {
  readonly job: NotifiedJob
  /** Minutes before the first run. */
  readonly ago: number
  /** What the application became; none for an offer. */
  readonly status?: string
  readonly unread?: boolean
}

const { halden, sete, lumen, orsay, rivet, fournils, okapi, nordaval, laundry } = appliedJobs
const { vero, planner, clinique, brume, rhone, institut, nordlys, oberland, brightwell, tidewater, jura, atelier } =
  offeredJobs

/** Newest first. */
const planned: readonly Planned[] = [
  { job: rhone, ago: 26, unread: true },
  { job: halden, ago: 2 * HOUR + 30, status: 'interview', unread: true },
  { job: sete, ago: 20 * HOUR + 5, status: 'interview', unread: true },
  { job: oberland, ago: 23 * HOUR, unread: true },
  { job: nordaval, ago: withdrawnDays * DAY, status: 'withdrawn' },
  { job: brume, ago: 2 * DAY + 20 * HOUR, unread: true },
  { job: clinique, ago: 3 * DAY + 22 * HOUR },
  { job: planner, ago: 5 * DAY + 20 * HOUR },
  { job: sete, ago: 6 * DAY + 2 * HOUR, status: 'assessment' },
  { job: institut, ago: 6 * DAY + 9 * HOUR },
  { job: lumen, ago: 8 * DAY + 4 * HOUR, status: 'inReview', unread: true },
  { job: nordlys, ago: 9 * DAY + 12 * HOUR },
  { job: laundry, ago: 10 * DAY + 5 * HOUR, status: 'submitted' },
  { job: brightwell, ago: 10 * DAY + 12 * HOUR },
  { job: okapi, ago: 11 * DAY + 2 * HOUR, status: 'submitted' },
  { job: lumen, ago: 12 * DAY + 6 * HOUR, status: 'submitted' },
  { job: tidewater, ago: 13 * DAY + 12 * HOUR },
  { job: halden, ago: 14 * DAY + 1 * HOUR, status: 'inReview' },
  { job: rivet, ago: 15 * DAY + 9 * HOUR, status: 'submitted' },
  { job: vero, ago: 15 * DAY + 20 * HOUR },
  { job: jura, ago: 17 * DAY + 2 * HOUR },
  { job: fournils, ago: 19 * DAY + 4 * HOUR, status: 'submitted' },
  { job: atelier, ago: 22 * DAY + 12 * HOUR },
  { job: orsay, ago: refusedDays * DAY, status: 'rejected' },
  { job: orsay, ago: 41 * DAY + 5 * HOUR, status: 'submitted' },
]

/** Days that the list spans; a larger one goes on before it. */
const SPAN = 42 * DAY

/** Every row, newest first. */
export function seedNotifications(now: number, factor = 1): Row[] {
  return Array.from({ length: factor }, (_, round) =>
    planned.map(({ job, ago, status, unread = false }): Row => {
      const id = status === undefined ? `${job.jobId}-offered` : `${job.jobId}-${status}`
      return {
        id: round === 0 ? id : `${id}-${round + 1}`,
        userId: 'alex-morgan',
        read: round > 0 || !unread,
        type: status === undefined ? 'JOB_OFFER' : 'APPLICATION',
        createdAt: new Date(now - (ago + round * SPAN) * MINUTE_MS).toISOString(),
        attributes: { ...job, applicationStatus: status ?? null },
      }
    }),
  ).flat()
}
