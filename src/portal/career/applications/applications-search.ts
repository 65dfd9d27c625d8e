// Search parameters of the applications: list or board, the stage, the query, the order, the open one.
import { instant, oneOf, text, valuesOf } from '#platform/read-values.ts'

export const readApplicationsSearch = valuesOf({
  view: oneOf(['list', 'board']),
  /** A column of the board, or what is not sent yet. */
  stage: oneOf(['draft', 'sent', 'review', 'assessment', 'interview', 'offer', 'ended']),
  /** Statuses with commas; other filters behind a number of home or of the analytics: see `ApplicationsAsked`. */
  status: text,
  reached: oneOf(['submitted', 'inReview', 'assessment', 'interview', 'offer', 'hired']),
  answered: oneOf(['yes', 'waiting']),
  sentSince: instant,
  movedSince: instant,
  metSince: instant,
  q: text,
  sort: oneOf(['updated', 'submitted', 'company', 'waiting', 'next']),
  /** The open one's id. */
  application: text,
})
export type ApplicationsSearch = ReturnType<typeof readApplicationsSearch>

/** What the chips after the stages take away. */
export const ASKED = ['status', 'reached', 'answered', 'sentSince', 'movedSince', 'metSince'] as const

/** Everything is shown. */
export const NOT_FILTERED = readApplicationsSearch({ view: undefined })

/** For a link that opens an application: the URL's other parameters stay. */
export const opening =
  (application: string) =>
  (search: object): ApplicationsSearch => ({ ...(search as ApplicationsSearch), application })
