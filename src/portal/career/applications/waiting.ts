// What waits for the person among their applications and drafts, what ends first at the top.
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { isActive } from '#contract/portal/application-states.ts'
import { isOpenAt, type JobListed } from '#contract/portal/job-shapes.ts'

export interface Waiting {
  readonly kind: 'offer' | 'invitation' | 'interview' | 'nextStep' | 'draft'
  readonly key: string
  /** Nothing where it has no time. */
  readonly at: string | null
  readonly zone: string
  /** Of a draft, the job alone. */
  readonly application: ApplicationListed | undefined
  readonly job: Pick<JobListed, 'id' | 'title' | 'company'>
}

const DAY_MS = 86_400_000
/** An interview that is agreed, and a next step, are shown so long before. */
const NEAR_MS = 3 * DAY_MS
/** A draft is, so long before its job closes: writing takes its time. */
const CLOSING_MS = 7 * DAY_MS

/** @param drafted the jobs of the drafts @param now ms since the epoch */
export function waitingOf(
  applications: readonly ApplicationListed[],
  drafted: readonly Pick<JobListed, 'id' | 'title' | 'company' | 'location' | 'validThrough' | 'status' | 'postedAt'>[],
  now: number,
): Waiting[] {
  const isWithin = (at: string, ms: number) => Date.parse(at) - now < ms
  const ofApplications = applications
    .filter(({ status }) => isActive(status))
    .flatMap((application): Waiting[] => {
      const { id, jobId, title, company, location, status, offerExpiresAt, interview, nextStep } = application
      const one = (kind: Waiting['kind'], at: string | null, zone = location.zone): Waiting => ({
        kind,
        key: `${kind} ${id}`,
        at,
        zone,
        application,
        job: { id: jobId, title, company },
      })
      const found: Waiting[] = []
      if (status === 'offer') found.push(one('offer', offerExpiresAt))
      if (interview?.status === 'proposed')
        found.push(one('invitation', interview.startsAt ?? interview.slots[0] ?? null, interview.zone))
      if (interview?.status === 'accepted' && interview.startsAt && isWithin(interview.startsAt, NEAR_MS))
        found.push(one('interview', interview.startsAt, interview.zone))
      if (nextStep && isWithin(nextStep.at, NEAR_MS)) found.push(one('nextStep', nextStep.at))
      return found
    })
  const ofDrafts = drafted
    .filter((job) => isOpenAt(job, now) && isWithin(job.validThrough, CLOSING_MS))
    .map((job): Waiting => {
      const { id, validThrough: at, location } = job
      return { kind: 'draft', key: `draft ${id}`, at, zone: location.zone, application: undefined, job }
    })
  // What has no end does not hurry. An invitation is answered before what one means to do about it.
  const endOf = ({ kind, at, application }: Waiting) => {
    const ends = [at, kind === 'invitation' ? application?.nextStep?.at : undefined]
    return Math.min(...ends.flatMap((end) => (end ? Date.parse(end) : [])))
  }
  return [...ofApplications, ...ofDrafts].sort((a, b) => endOf(a) - endOf(b) || (a.key < b.key ? -1 : 1))
}
