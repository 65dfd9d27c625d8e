// Days on which an office is open, whatever weekday the first run is on: meetings, appointments, deliveries and what is due at work are on one.
import { localTime } from './local-time.ts'

const SUNDAY = 0
const SATURDAY = 6

const weekdayOf = (now: number, daysAgo: number): number => new Date(localTime(now, daysAgo, 12, 0)).getDay()

/**
 * That day, or the Monday after it where it is on a weekend.
 * @param now ms since the epoch
 * @param daysAgo days before the first run; negative for those after it
 * @returns days before the first run
 */
export function officeDay(now: number, daysAgo: number): number {
  const weekday = weekdayOf(now, daysAgo)
  return daysAgo - (weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0)
}

/** That day, or the Friday before it: for what has to be over by another day. @returns days before the first run */
export function officeDayBefore(now: number, daysAgo: number): number {
  const weekday = weekdayOf(now, daysAgo)
  return daysAgo + (weekday === SATURDAY ? 1 : weekday === SUNDAY ? 2 : 0)
}

/** The first, second and so on after today: no two of them are one. @returns days after the first run */
function officeDayAhead(now: number, count: number): number {
  let days = 0
  for (let left = count; left > 0; left -= 1) {
    days += 1
    days = -officeDay(now, -days)
  }
  return days
}

/** When something is due: days from the first run, or so many office days after it. */
export type DueDay = number | { readonly officeDays: number }

/** @returns days after the first run */
export const daysAhead = (now: number, day: DueDay): number =>
  typeof day === 'number' ? day : officeDayAhead(now, day.officeDays)

/** What is due at work is due when somebody is there; what is overdue was, before a weekend. @returns days after the first run */
export const dueAtWork = (now: number, days: number): number =>
  days === 0 ? 0 : days > 0 ? -officeDay(now, -days) : -officeDayBefore(now, -days)

/** What is ahead of Alex, in office days after the first run: each on a day of its own. Applications, tasks, notes and boards take it from here. */
export const appointments = {
  /** At noon; Halden’s first time is two hours before. */
  caseForSète: { officeDays: 2 },
  /** At three; Halden’s second time is half an hour before. */
  dentist: { officeDays: 3 },
  sète: { officeDays: 4 },
  /** With Priya Nair, after Halden’s third time. */
  oneToOne: { officeDays: 5 },
  hourForSamuel: { officeDays: 6 },
} as const satisfies Readonly<Record<string, DueDay>>
