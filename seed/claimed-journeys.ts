// The journeys whose costs Alex has asked Kestrelway for: Zeynep's table, the chat with her and the tickets in the mailbox tell of them.
import { localTime, monthStart } from './local-time.ts'
import { officeDay } from './office-days.ts'

const DAY = 86_400_000
const FRIDAY = 5
/** When Zeynep made the latest table of travel costs, of the month before that day: days before the first run. */
export const CLAIM_DAYS_AGO = 8
/** The weekly meeting and the report, with which Alex is in Lyon: days before the first run, of which they are on the office day. */
const IN_LYON: readonly number[] = [4, 6]

export interface ClaimedJourneys {
  /** To Sète and back: a workshop, and the weekend after it. */
  readonly out: number
  readonly back: number
  readonly grenoble: number
}

/** The days, in ms since the epoch. @param now ms since the epoch */
export function claimedJourneys(now: number): ClaimedJourneys {
  const first = monthStart(now - CLAIM_DAYS_AGO * DAY, 1)
  const taken = new Set(IN_LYON.map((days) => new Date(localTime(now, officeDay(now, days), 12, 0)).getDay()))
  const freeOf = (days: readonly number[]): number => days.find((day) => !taken.has((FRIDAY + day) % 7)) ?? 0
  // The first Friday that has a Thursday before it in its month.
  const friday = first + ((FRIDAY - new Date(first).getUTCDay() + 7) % 7 || 7) * DAY
  return {
    out: friday + freeOf([0, -1]) * DAY,
    back: friday + 2 * DAY,
    grenoble: friday + freeOf([5, 6, 4]) * DAY,
  }
}
