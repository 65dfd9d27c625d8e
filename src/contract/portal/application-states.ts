// What an application can become, and by whom: the state machine as a table.
// @chunk job-shapes
import * as z from '#contract/zod.ts'

/**
 * Where an application stands. The person can withdraw it while it is `submitted`, `inReview`, `assessment`, `interview`, `onHold`, `inactive` or
 * `accepted`, and accept or decline an `offer`. The portal makes all other steps. A draft is kept in `career/drafts` until it is sent.
 */
export const ApplicationStatus = z.enum([
  'draft',
  'submitted',
  'inReview',
  'assessment',
  'interview',
  'onHold',
  'inactive',
  'offer',
  'accepted',
  'hired',
  'rejected',
  'withdrawn',
  'declined',
  'offerWithdrawn',
  'offerExpired',
  'expired',
  'deleted',
])
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** The steps of the way to being hired that are counted. */
export const FunnelStatus = z.enum(['submitted', 'inReview', 'assessment', 'interview', 'offer', 'hired'])
export type FunnelStatus = z.infer<typeof FunnelStatus>

/** Who did it: the person, or the employer through the portal. */
export const Actor = z.enum(['candidate', 'portal'])
export type Actor = z.infer<typeof Actor>

/** Where an interview stands while the application is in `interview`. */
export const SubStatus = z.enum(['scheduled', 'rescheduled', 'done', 'noShow'])
export type SubStatus = z.infer<typeof SubStatus>

const NONE: Readonly<Record<Actor, readonly ApplicationStatus[]>> = { candidate: [], portal: [] }
const waiting = { candidate: ['withdrawn'], portal: ['inReview', 'interview', 'rejected'] } as const

/** Portal API, C: to what each actor can bring an application. Every other pair is refused with 409. */
export const TRANSITIONS: Readonly<Record<ApplicationStatus, Readonly<Record<Actor, readonly ApplicationStatus[]>>>> = {
  draft: { candidate: ['submitted', 'deleted'], portal: ['expired'] },
  submitted: { candidate: ['withdrawn'], portal: ['inReview', 'rejected', 'inactive'] },
  inReview: { candidate: ['withdrawn'], portal: ['assessment', 'interview', 'rejected', 'onHold', 'inactive'] },
  assessment: { candidate: ['withdrawn'], portal: ['interview', 'rejected'] },
  interview: { candidate: ['withdrawn'], portal: ['interview', 'offer', 'rejected'] },
  onHold: waiting,
  inactive: waiting,
  offer: { candidate: ['accepted', 'declined'], portal: ['offerWithdrawn', 'offerExpired'] },
  accepted: { candidate: ['withdrawn'], portal: ['hired', 'offerWithdrawn'] },
  /** Once: see `isLegal`. */
  rejected: { candidate: [], portal: ['inReview'] },
  hired: NONE,
  withdrawn: NONE,
  declined: NONE,
  offerWithdrawn: NONE,
  offerExpired: NONE,
  expired: NONE,
  deleted: NONE,
}

/** @param wasReopened whether it has come back from `rejected` before: that happens once */
export const isLegal = (from: ApplicationStatus, to: ApplicationStatus, actor: Actor, wasReopened = false): boolean =>
  TRANSITIONS[from][actor].includes(to) && !(from === 'rejected' && wasReopened)

/** What can still become something; so can a status that only the portal knows. */
export function isActive(status: string): boolean {
  const next = ApplicationStatus.safeParse(status).data
  if (next === undefined) return true
  return next !== 'rejected' && (TRANSITIONS[next].candidate.length > 0 || TRANSITIONS[next].portal.length > 0)
}

/** The columns of the board, from the first to the last, with what stands in each. */
export const BOARD_COLUMNS = [
  { id: 'sent', statuses: ['submitted'] },
  { id: 'review', statuses: ['inReview', 'onHold', 'inactive'] },
  { id: 'assessment', statuses: ['assessment'] },
  { id: 'interview', statuses: ['interview'] },
  { id: 'offer', statuses: ['offer', 'accepted', 'hired'] },
  { id: 'ended', statuses: ['rejected', 'withdrawn', 'declined', 'offerWithdrawn', 'offerExpired', 'expired'] },
] as const satisfies readonly { readonly id: string; readonly statuses: readonly ApplicationStatus[] }[]

/** Working days without news after which the portal calls an application inactive. */
export const INACTIVE_AFTER = 30
