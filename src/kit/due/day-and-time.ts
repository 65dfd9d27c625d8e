// A due date as two fields have it: a day, and a time of day that may be left out. Pure; times are local.
// @chunk due
// @offline later
import { endOfDay, isWholeDay } from '#formats/due.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** @returns `10:30`; empty for the whole day */
export const clockOf = (due: Date): string =>
  isWholeDay(due) ? '' : `${twoDigits(due.getHours())}:${twoDigits(due.getMinutes())}`

/** @param day `2026-11-19` @param clock as clockOf() gives it */
export function dueOf(day: string, clock: string): Date {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const date = new Date(year, month - 1, dayOfMonth)
  if (clock === '') return endOfDay(date)
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  date.setHours(hours, minutes, 0, 0)
  return date
}
