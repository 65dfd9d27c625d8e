// When Alex is with others and writes to nobody: a mail that is drawn then is of the hour before.

import { eventTimes } from './event-times.ts'
import { localTime } from './local-time.ts'
import { officeDay, officeDayBefore } from './office-days.ts'

/** The workshop of Cap Carrières, until noon: days before the first run, of which it is the office day before. */
const WORKSHOP_DAY = 2
/** The weekly meeting, until ten to eleven, as it was last: days before the first run, of which it is the office day. */
const MEETING_DAY = 4

/** @param at and @param now ms since the epoch */
export function freeTime(at: number, now: number): number {
  const date = new Date(at)
  const hour = date.getHours()
  const noonOf = (days: number): Date => new Date(localTime(now, days, 12, 0))
  const isOn = (days: number): boolean => noonOf(days).toDateString() === date.toDateString()
  const isAtWorkshop = hour >= 9 && hour < 12 && isOn(officeDayBefore(now, WORKSHOP_DAY))
  const isWithPriya = hour >= 8 && hour < 10 && isOn(officeDay(now, eventTimes.talkWithPriya[0]))
  const isAtMeeting = hour === 10 && noonOf(officeDay(now, MEETING_DAY)).getDay() === date.getDay()
  const begins = isAtWorkshop ? 9 : isWithPriya ? 8 : isAtMeeting ? 10 : undefined
  return begins === undefined ? at : localTime(at, 0, begins - 1, date.getMinutes())
}
