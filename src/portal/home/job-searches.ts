// The searches of the job offers that home's numbers open: what the back end counted, as URL parameters (sw/api/portal/career-home.ts).
// @chunk career-shapes
import { CLOSING_SOON_HOURS } from '#contract/portal/career.ts'
import { MATCH_THRESHOLD } from '#contract/portal/match.ts'

/** The back end counts by the person's conditions. */
export const BY_CONDITIONS = { conditions: 1 } as const

const matching = { ...BY_CONDITIONS, matchMin: MATCH_THRESHOLD, hideApplied: 1 } as const

/** @param since ISO */
export const newMatchesOf = (since: string) => ({ ...matching, postedSince: since })

export const CLOSING_SOON = { ...matching, closingWithin: CLOSING_SOON_HOURS, sort: 'closing' } as const

/** All that fits, whenever it was posted. */
export const MATCHING = matching
