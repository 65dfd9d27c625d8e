// The journeys whose costs Alex has claimed from Kestrelway: in Zeynep's table, the chat with her and the tickets in the mailbox.
import { localTime, monthStart } from './local-time.ts'
import { officeDay } from './office-days.ts'

const DAY = 86_400_000
const FRIDAY = 5
/** When Zeynep made the latest table of travel costs, of the month before that day: days before the first run. */
export const CLAIM_DAYS_AGO = 8
/** The weekly meeting and the report, with which Alex is in Lyon: days before the first run, of which they are on the office day. */
const IN_LYON: readonly number[] = [4, 6]
/** Soup with Jonas, coffee in the hall, the talk with Priya: days before the first run. */
const SEEN_IN_LYON: readonly number[] = [36, 43, 33]

export interface ClaimedJourneys {
  /** To Sète after the meeting of that Friday, and back: a workshop, and the weekend after it. */
  readonly out: number
  readonly back: number
  readonly grenoble: number
}

/** The days, in ms since the epoch. @param now ms since the epoch */
export function claimedJourneys(now: number): ClaimedJourneys {
  const first = monthStart(now - CLAIM_DAYS_AGO * DAY, 1)
  const dayOf = (days: number) => new Date(localTime(now, days, 12, 0))
  const taken = new Set(IN_LYON.map((days) => dayOf(officeDay(now, days)).getDay()))
  const seen = new Set(SEEN_IN_LYON.map((days) => dayOf(officeDay(now, days)).toDateString()))
  const isFree = (at: number) =>
    !taken.has(new Date(at).getUTCDay()) && !seen.has(new Date(at + DAY / 2).toDateString())
  // The first Friday after the first of the month.
  const friday = first + ((FRIDAY - new Date(first).getUTCDay() + 7) % 7 || 7) * DAY
  return {
    out: friday,
    back: friday + 2 * DAY,
    grenoble: [5, 6, 4, 3].map((day) => friday + day * DAY).find(isFree) ?? friday + 5 * DAY,
  }
}
