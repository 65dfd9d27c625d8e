// An application as its page and its list show it, with what is worked out: what is allowed, how long nothing was heard.
import type {
  ApplicationDetail,
  ApplicationListed,
  ApplicationRow,
  Interview,
  NoNews,
} from '#contract/portal/application-shapes.ts'
import { isActive, isLegal, TRANSITIONS } from '#contract/portal/application-states.ts'
import { isOpenAt, type JobRow, type Stage } from '#contract/portal/job-shapes.ts'
import { fitted } from '#sw/api/portal/profile/shared/fit.ts'
import { wasReopened } from './move.ts'

const DAY_MS = 86_400_000
/** Days until something happens, where the employer does not say: for those who wait, and those who are put off. */
const USUAL = { inReview: 10, onHold: 30 } as const

/** Half of the employer's answers from this status have come by then. */
function usualDays({ status, jobSnapshot }: Pick<ApplicationRow, 'status' | 'jobSnapshot'>): number | null {
  const daysOf = (kind: Stage['kind']) =>
    jobSnapshot.process.find((stage) => stage.kind === kind)?.days ?? USUAL.inReview
  switch (status) {
    case 'submitted':
      return daysOf('inReview')
    case 'inReview':
      return USUAL.inReview
    case 'assessment':
      return daysOf('assessment')
    case 'interview':
      return daysOf('interview')
    case 'onHold':
      return USUAL.onHold
    default:
      return null
  }
}

export function noNewsOf(row: Pick<ApplicationRow, 'status' | 'jobSnapshot' | 'statusAt'>, now: number): NoNews {
  const days = Math.max(0, Math.floor((now - Date.parse(row.statusAt)) / DAY_MS))
  const usual = usualDays(row)
  return { days, usualDays: usual, isLong: usual !== null && days > usual }
}

/** An offer whose last day has passed is answered no more, also before the clock has noted it. */
const allowedTo = (row: ApplicationRow, now: number) =>
  row.status === 'offer' && row.offer && Date.parse(row.offer.expiresAt) <= now
    ? []
    : TRANSITIONS[row.status].candidate.filter((to) => isLegal(row.status, to, 'candidate', wasReopened(row)))

/** @param job as it is now; undefined where it is gone */
export function toDetail(
  { userId: _, ...application }: ApplicationRow,
  job: JobRow | undefined,
  now: number,
): ApplicationDetail {
  const { resumeSnapshot: sent } = application
  const row = { ...application, userId: '' }
  const jobIsOpen = job !== undefined && isOpenAt(job, now)
  return {
    ...application,
    resumeSnapshot: sent && { ...sent, content: fitted(sent.content) },
    noNews: noNewsOf(row, now),
    allowed: allowedTo(row, now),
    jobIsOpen,
    canReapply: jobIsOpen && !isActive(application.status),
  }
}

/** The next interview that has a time to come, or times to choose from. */
export const nextInterview = ({ interviews }: Pick<ApplicationRow, 'interviews'>, now: number): Interview | null =>
  interviews
    .filter(
      ({ status, startsAt }) =>
        status === 'proposed' ||
        status === 'counterProposed' ||
        (status === 'accepted' && startsAt !== null && Date.parse(startsAt) > now),
    )
    .sort((a, b) => ((a.startsAt ?? a.slots[0] ?? '') < (b.startsAt ?? b.slots[0] ?? '') ? -1 : 1))[0] ?? null

export function toApplicationListed(row: ApplicationRow, job: JobRow | undefined, now: number): ApplicationListed {
  const { jobSnapshot, offer, status } = row
  return {
    id: row.id,
    jobId: row.jobId,
    title: jobSnapshot.title,
    company: jobSnapshot.company,
    location: jobSnapshot.location,
    remote: jobSnapshot.remote,
    salary: jobSnapshot.salary,
    status,
    subStatus: row.subStatus,
    version: row.version,
    submittedAt: row.submittedAt,
    updatedAt: row.updatedAt,
    statusAt: row.statusAt,
    noNews: noNewsOf(row, now),
    interview: isActive(status) ? nextInterview(row, now) : null,
    offerExpiresAt: status === 'offer' ? (offer?.expiresAt ?? null) : null,
    nextStep: row.nextStep,
    notesCount: row.notes.length,
    documentsCount: row.documents.length,
    allowed: allowedTo(row, now),
    jobIsOpen: job !== undefined && isOpenAt(job, now),
  }
}
