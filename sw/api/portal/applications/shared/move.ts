// One step of an application: its status, its timeline, its version; and what a person is notified of it.
import type { ApplicationEvent, ApplicationRow } from '#contract/portal/application-shapes.ts'
import type { Actor, ApplicationStatus, SubStatus } from '#contract/portal/application-states.ts'
import type { JobRow } from '#contract/portal/job-shapes.ts'
import type { Notification } from '#contract/portal/notifications.ts'
import type { Language } from '#contract/shared.ts'

export interface Step {
  /** The new event's id. */
  readonly id: string
  readonly to: ApplicationStatus
  readonly actor: Actor
  /** ISO */
  readonly at: string
  readonly kind?: ApplicationEvent['kind']
  readonly subStatus?: SubStatus | null
  readonly reason?: string | null
  readonly note?: string | null
  readonly isSimulated?: boolean
}

/** The application after a step; whether the step is legal is for the caller to know. A step without another status is a line of the timeline. */
export function moveApplication(row: ApplicationRow, step: Step): ApplicationRow {
  const isMove = step.to !== row.status || step.kind === undefined
  const event: ApplicationEvent = {
    id: step.id,
    from: row.status,
    to: step.to,
    at: step.at,
    actor: step.actor,
    kind: step.kind ?? 'status',
    reason: step.reason ?? null,
    note: step.note ?? null,
    isSimulated: step.isSimulated ?? false,
  }
  return {
    ...row,
    status: step.to,
    subStatus: step.subStatus !== undefined ? step.subStatus : step.to === row.status ? row.subStatus : null,
    version: row.version + 1,
    updatedAt: step.at,
    statusAt: isMove ? step.at : row.statusAt,
    events: [...row.events, event],
  }
}

/** Whether it has come back from a refusal before, which happens once. */
export const wasReopened = ({ events }: Pick<ApplicationRow, 'events'>): boolean =>
  events.some(({ from, to }) => from === 'rejected' && to === 'inReview')

type NotifiedJob = Pick<JobRow, 'id' | 'title' | 'company' | 'location' | 'remote'>

/** How a notification names a job. */
export function jobAttributes(
  job: NotifiedJob,
  language: Language,
): Omit<Notification['attributes'], 'applicationStatus'> {
  const { city } = job.location
  const remote = language === 'fr' ? 'À distance' : 'Remote'
  const hybrid = language === 'fr' ? `${city}, hybride` : `${city}, hybrid`
  return {
    jobId: job.id,
    jobTitle: `${job.title[language]}, ${job.company.name}`,
    location: job.remote === 'full' ? remote : job.remote === 'hybrid' ? hybrid : city,
  }
}

/** What a person is notified of a step, as a row of `portalNotifications`. */
export const notificationOf = (
  { userId, status, jobSnapshot, events }: ApplicationRow,
  { id, at, language, read }: { id: string; at: string; language: Language; read: boolean },
): Notification & { readonly userId: string } => ({
  id,
  userId,
  read,
  type: 'APPLICATION',
  createdAt: at,
  attributes: {
    ...jobAttributes(jobSnapshot, language),
    applicationStatus: status,
    ...(events.at(-1)?.isSimulated && { isSimulated: true }),
  },
})
