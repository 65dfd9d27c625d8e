// Which applications are behind a number: the one test by which lists choose and by which home and the analytics count.
import type { ApplicationEvent, ApplicationRow } from '#contract/portal/application-shapes.ts'
import { type ApplicationStatus, type FunnelStatus, isActive } from '#contract/portal/application-states.ts'
import type { ApplicationFilters } from '#contract/portal/applications.ts'

/** @returns whether an application is among those requested */
export function fittingApplication(filter: ApplicationFilters): (row: ApplicationRow) => boolean {
  const { reached, answered } = filter
  const statuses = filter.status ? new Set(filter.status.split(',')) : undefined
  const [sent, moved, met] = [filter.sentSince, filter.movedSince, filter.metSince].map(utcOf)
  return (row) =>
    (!statuses || statuses.has(row.status)) &&
    (!reached || hasReached(row, reached)) &&
    (!answered || (answered === 'yes' ? hasAnswer(row) : isWaiting(row))) &&
    (!sent || row.submittedAt >= sent) &&
    (!moved || row.events.some(({ actor, at }) => actor === 'portal' && at > moved)) &&
    (!met || row.interviews.some(({ status, startsAt }) => status === 'done' && (startsAt ?? '') >= met))
}

/** As rows have it, whatever zone it came with. */
const utcOf = (at: string | undefined): string | undefined => at && new Date(at).toISOString()

/** The employer has answered; that the job has closed is no answer. */
export const isAnswer = ({ actor, kind }: ApplicationEvent): boolean => actor === 'portal' && kind !== 'jobClosed'

const hasAnswer = ({ events }: ApplicationRow): boolean => events.some(isAnswer)
const isWaiting = (row: ApplicationRow): boolean => isActive(row.status) && !hasAnswer(row)

/** The place of a status on the way to being hired; what lies beside it counts as far as the application had come. */
const WAY: Readonly<Partial<Record<ApplicationStatus, number>>> = {
  submitted: 0,
  inReview: 1,
  assessment: 2,
  interview: 3,
  offer: 4,
  accepted: 4,
  hired: 5,
}

/** Some come to an interview without an assessment: they count there only if they had one. */
function hasReached({ events }: ApplicationRow, status: FunnelStatus): boolean {
  if (status === 'assessment') return events.some(({ to }) => to === 'assessment')
  return events.some(({ to }) => (WAY[to] ?? -1) >= (WAY[status] ?? 0))
}
