// The demo portal's own clock: moves one of a person's applications on as an employer would, or reports a job that fits. Everything it does is marked as
// simulated. Inside a write: awaits nothing but tables.
import type { ApplicationRow, Interview } from '#contract/portal/application-shapes.ts'
import { type ApplicationStatus, isActive, isLegal } from '#contract/portal/application-states.ts'
import { isOpenAt } from '#contract/portal/job-shapes.ts'
import type { Language } from '#contract/shared.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import {
  jobAttributes,
  moveApplication,
  notificationOf,
  type Step,
  wasReopened,
} from '#sw/api/portal/applications/shared/move.ts'
import { applicationsOf, applicationTable } from '#sw/api/portal/applications/shared/tables.ts'
import { jobMarksOf, jobTable } from '#sw/api/portal/jobs/shared/tables.ts'
import { closeJob, editJob } from './jobs.ts'
import { type NotificationRow, notificationTable } from './shared/tables.ts'

export interface Tick {
  readonly db: CairnDb
  readonly userId: string
  /** ms since the epoch */
  readonly now: number
  readonly language: Language
  readonly newId: () => string
  /** How many there have been before: by it the simulation takes turns. */
  readonly made: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What employers do from each status, in turns; what the table does not allow is passed over. */
const PLANS: Readonly<Partial<Record<ApplicationStatus, readonly ApplicationStatus[]>>> = {
  submitted: ['inReview', 'inReview', 'rejected', 'inReview'],
  inReview: ['interview', 'assessment', 'onHold', 'interview', 'rejected'],
  assessment: ['interview', 'interview', 'rejected'],
  interview: ['offer', 'rejected', 'interview'],
  onHold: ['inReview', 'interview'],
  inactive: ['inReview', 'rejected'],
  accepted: ['hired'],
}

/** Every other time news of an application, where there can be any; else a job, a new one or one that is followed. Undefined where there is nothing to tell. */
export async function sendSomething(tick: Tick): Promise<NotificationRow | undefined> {
  const news = await newsOf(tick)
  return news ?? (await offerJob(tick)) ?? (await moveOne(tick))
}

function newsOf(tick: Tick): Promise<NotificationRow | undefined> | undefined {
  if (tick.made % 2 === 1) return moveOne(tick)
  if (tick.made % 8 === 2) return editJob(tick)
  return tick.made % 8 === 6 ? closeJob(tick) : undefined
}

/** Moves the application of which nothing was heard for the longest. */
async function moveOne(tick: Tick): Promise<NotificationRow | undefined> {
  const { db, userId, now, newId, language } = tick
  const table = applicationTable(db)
  const rows = (await table.where('userId').equals(userId).toArray()).filter(({ status, interviews }) =>
    canMove(status, interviews, now),
  )
  const row = rows.sort((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1))[
    tick.made % Math.max(1, Math.min(3, rows.length))
  ]
  if (!row) return undefined
  const at = new Date(now).toISOString()
  const to = nextOf(row)
  if (to === undefined) return undefined
  const step: Step = { id: newId(), to, actor: 'portal', at, isSimulated: true, ...reasonOf(row, to) }
  const moved = withResult(moveApplication(row, step), tick)
  await table.put(moved)
  return notificationOf(moved, { id: newId(), at, language, read: false })
}

/** What waits for the person, or for a day to come, is not moved. */
function canMove(status: ApplicationStatus, interviews: readonly Interview[], now: number): boolean {
  if (!isActive(status) || status === 'offer') return false
  if (status !== 'interview') return true
  return interviews.every(
    ({ status: of, startsAt }) =>
      of !== 'proposed' && !(of === 'accepted' && startsAt !== null && Date.parse(startsAt) > now),
  )
}

function nextOf(row: ApplicationRow): ApplicationStatus | undefined {
  // A proposal of the person's is answered before anything else happens.
  if (row.interviews.some(({ status }) => status === 'counterProposed')) return 'interview'
  const plan = PLANS[row.status]?.filter((to) => isLegal(row.status, to, 'portal', wasReopened(row))) ?? []
  return plan[(row.version + row.jobId.length) % Math.max(1, plan.length)]
}

const REASONS = ['otherCandidate', 'experience', 'skills', 'positionClosed'] as const

const reasonOf = (row: ApplicationRow, to: ApplicationStatus): Pick<Step, 'reason' | 'subStatus'> => ({
  reason: to === 'rejected' ? (REASONS[row.jobId.length % REASONS.length] ?? null) : null,
  ...(to === 'interview' && { subStatus: row.status === 'interview' ? 'rescheduled' : 'scheduled' }),
})

/** The details of a status: interview times, an offer, feedback. */
function withResult(row: ApplicationRow, tick: Tick): ApplicationRow {
  const { jobSnapshot, interviews } = row
  const { zone } = jobSnapshot.location
  const at = new Date(tick.now).toISOString()
  if (row.status === 'rejected') {
    const reason = row.events.at(-1)?.reason
    return { ...row, feedback: { reasons: reason ? [reason] : [], text: null, at } }
  }
  if (row.status === 'offer' && jobSnapshot.salary) {
    const { max } = jobSnapshot.salary
    const offer = {
      salary: { ...jobSnapshot.salary, min: max, max },
      start: inDays(tick.now, 60, 8),
      expiresAt: inDays(tick.now, 7, 17),
      zone,
      note: null,
    }
    return { ...row, offer }
  }
  if (row.status !== 'interview') return row
  const proposal = interviews.find(({ status }) => status === 'counterProposed')
  if (proposal) {
    const agreed: Interview = {
      ...proposal,
      status: 'accepted',
      startsAt: proposal.proposed[0] ?? null,
      sequence: proposal.sequence + 1,
    }
    return { ...row, interviews: interviews.map((one) => (one === proposal ? agreed : one)) }
  }
  const proposed: Interview = {
    id: tick.newId(),
    kind: jobSnapshot.remote === 'none' ? 'onSite' : 'video',
    startsAt: null,
    durationMin: 45,
    zone,
    place: jobSnapshot.remote === 'none' ? `${jobSnapshot.company.name}, ${jobSnapshot.location.city}` : null,
    url: null,
    people: [],
    sequence: 0,
    status: 'proposed',
    slots: [inDays(tick.now, 3, 9), inDays(tick.now, 4, 13), inDays(tick.now, 6, 8)],
    proposed: [],
    note: null,
  }
  return { ...row, interviews: [...interviews, proposed] }
}

/** In so many days at an hour of UTC; at a weekend nobody is interviewed, so that Monday comes in its place. */
function inDays(now: number, days: number, hour: number): string {
  const day = new Date(Math.floor(now / DAY_MS) * DAY_MS + days * DAY_MS + hour * HOUR_MS)
  const untilMonday = { 6: 2, 0: 1 }[day.getUTCDay()] ?? 0
  return new Date(day.getTime() + untilMonday * DAY_MS).toISOString()
}

/** The newest open job that is near to what the person saves and applies for, and was not reported yet. */
async function offerJob({ db, userId, now, language, newId, made }: Tick): Promise<NotificationRow | undefined> {
  const notifications = notificationTable(db)
  const reportedJobs = new Set(
    (await notifications.filter((row) => row.userId === userId).toArray()).map(({ attributes }) => attributes.jobId),
  )
  const applied = await applicationsOf(db, userId)
  const marks = await jobMarksOf(db, userId)
  const hidden = new Set(marks.filter(({ hiddenAt }) => hiddenAt).map(({ jobId }) => jobId))
  const wanted = new Set(applied.map(({ jobSnapshot }) => jobSnapshot.roleId))
  const appliedTo = new Set(applied.map(({ jobId }) => jobId))
  const open = await jobTable(db)
    .filter((job) => isOpenAt(job, now) && !reportedJobs.has(job.id) && !hidden.has(job.id) && !appliedTo.has(job.id))
    .toArray()
  const near = open.filter(({ roleId }) => wanted.size === 0 || wanted.has(roleId))
  const newest = near.sort((a, b) => (a.postedAt > b.postedAt ? -1 : 1))
  const job = newest[made % Math.max(1, Math.min(3, newest.length))]
  if (!job) return undefined
  return {
    id: newId(),
    userId,
    read: false,
    type: 'JOB_OFFER',
    createdAt: new Date(now).toISOString(),
    attributes: { ...jobAttributes(job, language), applicationStatus: null, isSimulated: true },
  }
}
