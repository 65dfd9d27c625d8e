// Due dates: which filter a moment falls under, and the quick picks. Pure; times are local.
// @chunk tasks
import { daysFrom, endOfDay, isWholeDay } from '#formats/due.ts'
import type { DueFilter } from './due-filters.ts'

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
