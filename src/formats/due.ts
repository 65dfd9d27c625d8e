// Due dates: days without a time, how far off they are, and their words with the tone that goes with them. Times are local.
// @chunk signed-in

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

export interface DueText {
  /** `Tomorrow`, `Thu 19 Nov`, `Today, 17:00`: with the time of day where one is set. */
  readonly text: string
  readonly tone: 'plain' | 'soon' | 'overdue'
}

/** The names of the days that have one, by how many days from now they are. */
export type NearDays = Readonly<Record<-1 | 0 | 1, string>>

/** Days within which the weekday is clearer than the date alone. */
const WEEKDAY_DAYS = 7

/** How days and times are written in the person's language. */
export interface DueFormats {
  date(value: Date, style: 'date' | 'day' | 'shortDay' | 'time'): string
}

export interface DueTextOptions {
  /** ms since the epoch */
  readonly now: number
  readonly formats: DueFormats
  readonly near: NearDays
}

/** @param due ISO instant */
export function dueText(due: string, { now, formats, near }: DueTextOptions): DueText {
  const date = new Date(due)
  const days = daysFrom(now, date)
  const tone = date.getTime() < now ? 'overdue' : days <= 1 ? 'soon' : 'plain'
  const day = isNear(days) ? near[days] : farDay(date, days, now, formats)
  const isTimed = !isWholeDay(date)
  return { text: isTimed ? `${day}, ${formats.date(date, 'time')}` : day, tone }
}

const isNear = (days: number): days is -1 | 0 | 1 => Math.abs(days) <= 1

function farDay(date: Date, days: number, now: number, formats: DueFormats): string {
  if (Math.abs(days) < WEEKDAY_DAYS) return formats.date(date, 'day')
  return formats.date(date, date.getFullYear() === new Date(now).getFullYear() ? 'shortDay' : 'date')
}

/** How far off a due date is, where that adds to its label: a whole day is not so many hours away. */
export function dueDistance(
  due: string,
  now: number,
  formats: { relative(value: string, now: number): string; relativeDay(value: string, now: number): string },
): string | undefined {
  const date = new Date(due)
  if (!isWholeDay(date)) return formats.relative(due, now)
  return isNear(daysFrom(now, date)) ? undefined : formats.relativeDay(due, now)
}
