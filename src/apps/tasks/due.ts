// Due dates: what a moment means today, and the quick picks. Pure; times are local. Wording is in due-words.ts.
import type { DueFilter } from './due-filters.ts'

/** A due date without a time of day is the last second of its day: overdue exactly when the day is over. */
export function endOfDay(date: Date): Date {
  const end = new Date(date)
  end.setHours(23, 59, 59, 0)
  return end
}

export function isWholeDay(due: Date): boolean {
  return due.getHours() === 23 && due.getMinutes() === 59 && due.getSeconds() === 59
}

/** Whole days from now's day to the date's, counted in the calendar, so that a change of the clocks moves nothing. */
export function daysFrom(now: number, date: Date): number {
  const today = new Date(now)
  const start = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())
  return Math.round((start(date) - start(today)) / 86_400_000)
}

/** `now` is what is late and what is due today; `week` is today and the six days after it. */
export function isDue(due: string | null, filter: DueFilter, now: number): boolean {
  if (due === null) return filter === 'none'
  const date = new Date(due)
  const days = daysFrom(now, date)
  switch (filter) {
    case 'overdue':
      return date.getTime() < now
    case 'now':
      return days <= 0
    case 'today':
      return days === 0
    case 'week':
      return days >= 0 && days < 7
    case 'none':
      return false
  }
}

export const QUICK_PICKS = ['today', 'tomorrow', 'weekend', 'next-week'] as const
export type QuickPick = (typeof QUICK_PICKS)[number]

const SATURDAY = 6
const MONDAY = 1

/** The day of a quick pick; the weekend is its Saturday, next week its Monday. On a Saturday, the weekend is the next one. */
export function quickPick(pick: QuickPick, now: number): Date {
  const day = new Date(now)
  const until = (weekday: number) => (weekday - day.getDay() + 7) % 7 || 7
  const days = { today: 0, tomorrow: 1, weekend: until(SATURDAY), 'next-week': until(MONDAY) }[pick]
  day.setDate(day.getDate() + days)
  return endOfDay(day)
}

/** Another day with the time of day that was set; a date that had none stays without. */
export function withDay(previous: string | null, day: Date): string {
  if (previous === null || isWholeDay(new Date(previous))) return endOfDay(day).toISOString()
  const moved = new Date(previous)
  moved.setFullYear(day.getFullYear(), day.getMonth(), day.getDate())
  return moved.toISOString()
}
