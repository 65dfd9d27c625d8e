// The days that something is usually due on, seen from now, and days with and without a time. Pure; times are local.
// @chunk lists
import { endOfDay, isWholeDay } from '#formats/due.ts'

export const QUICK_DAYS = ['today', 'tomorrow', 'weekend', 'next-week'] as const
export type QuickDay = (typeof QUICK_DAYS)[number]

const SATURDAY = 6
const MONDAY = 1

/** The day of a quick pick; the weekend is its Saturday, next week its Monday. On a Saturday, the weekend is the next one. */
export function quickDay(pick: QuickDay, now: number): Date {
  const day = new Date(now)
  const until = (weekday: number) => (weekday - day.getDay() + 7) % 7 || 7
  const days = { today: 0, tomorrow: 1, weekend: until(SATURDAY), 'next-week': until(MONDAY) }[pick]
  day.setDate(day.getDate() + days)
  return endOfDay(day)
}

/** A start date without a time of day is the first moment of its day. */
export const startOfDay = (day: Date): Date => new Date(day.getFullYear(), day.getMonth(), day.getDate())

/** A start as the editor of due dates has it: without a time of day, the end of its day. */
export function dueOfStart(start: string): string {
  const date = new Date(start)
  return (date.getTime() === startOfDay(date).getTime() ? endOfDay(date) : date).toISOString()
}

/** The way back. */
export function startOfDue(due: string): string {
  const date = new Date(due)
  return (isWholeDay(date) ? startOfDay(date) : date).toISOString()
}

/** Another day with the time of day that was set; a date that had none stays without. */
export function withDay(previous: string | null, day: Date): string {
  if (previous === null || isWholeDay(new Date(previous))) return endOfDay(day).toISOString()
  const moved = new Date(previous)
  moved.setFullYear(day.getFullYear(), day.getMonth(), day.getDate())
  return moved.toISOString()
}

/** So many days after what was set, at the same time of day. */
export function daysAfter(due: string, days: number): string {
  const day = new Date(due)
  day.setDate(day.getDate() + days)
  return day.toISOString()
}
