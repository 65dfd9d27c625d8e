// The journeys whose costs Alex has asked Kestrelway for: Zeynep's table, the chat with her and the tickets in the mailbox tell of them.
import { localTime, monthStart } from './local-time.ts'
import { officeDay } from './office-days.ts'
import { FAIR_DAY } from './report-days.ts'

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
  const fair = new Date(localTime(now, FAIR_DAY, 12, 0)).toDateString()
  const isFree = (at: number) => !taken.has(new Date(at).getUTCDay()) && new Date(at + DAY / 2).toDateString() !== fair
  const freeOf = (friday: number, days: readonly number[]) => days.map((day) => friday + day * DAY).find(isFree)
  // The first Friday that has a Thursday before it in its month; the next where Alex is in Lyon on both.
  const early = first + ((FRIDAY - new Date(first).getUTCDay() + 7) % 7 || 7) * DAY
  const friday = freeOf(early, [0, -1]) === undefined ? early + 7 * DAY : early
  return {
    out: freeOf(friday, [0, -1]) ?? friday,
    back: friday + 2 * DAY,
    grenoble: freeOf(friday, [5, 6, 4]) ?? friday + 5 * DAY,
  }
}
