// The days that something is usually due on, seen from now, and days with and without a time. Pure; times are local.
// @chunk lists
import { endOfDay, isWholeDay } from '#formats/due.ts'

export interface QuickDay {
  readonly id: 'today' | 'tomorrow' | 'weekend' | 'next-week'
  /** Its end. */
  readonly day: Date
}

const SATURDAY = 6
const MONDAY = 1

/** The days of the quick picks; the weekend is its Saturday, next week its Monday. As with `quickTimes`, no weekend that has begun, and no day twice. */
export function quickDays(now: number): QuickDay[] {
  const today = new Date(now)
  const until = (weekday: number) => (weekday - today.getDay() + 7) % 7 || 7
  const isWeekend = today.getDay() % SATURDAY === 0
  const days: readonly (readonly [QuickDay['id'], number])[] = [
    ['today', 0],
    ['tomorrow', 1],
    ...(isWeekend ? [] : ([['weekend', until(SATURDAY)]] as const)),
    ['next-week', until(MONDAY)],
  ]
  return days
    .filter(([, inDays], index) => days.findIndex(([, other]) => other === inDays) === index)
    .map(([id, inDays]) => ({
      id,
      day: endOfDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() + inDays)),
    }))
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
