// A due date in words, with its tone. Pure; on the screen by use-due-words.ts.
import type { Formats } from '#platform/i18n/dates.ts'
import { daysFrom, isWholeDay } from './due.ts'

export interface DueWords {
  /** `Tomorrow`, `Thu 19 Nov`, `Today, 17:00` */
  readonly text: string
  readonly tone: 'plain' | 'soon' | 'overdue'
}

/** The names of the days that have one, by how many days from now they are. */
export type NearDays = Readonly<Record<-1 | 0 | 1, string>>

/** Days within which the weekday says more than the date alone. */
const WEEKDAY_DAYS = 7

export interface DueWordsOptions {
  /** ms since the epoch */
  readonly now: number
  readonly formats: Formats
  readonly near: NearDays
  /** With the time of day where one is set; else only today has it. */
  readonly hasTime?: boolean
}

/** @param due ISO instant */
export function dueWords(due: string, { now, formats, near, hasTime = false }: DueWordsOptions): DueWords {
  const date = new Date(due)
  const days = daysFrom(now, date)
  const tone = date.getTime() < now ? 'overdue' : days <= 1 ? 'soon' : 'plain'
  const day = isNear(days) ? near[days] : farDay(date, days, now, formats)
  const isTimed = !isWholeDay(date) && (hasTime || days === 0)
  return { text: isTimed ? `${day}, ${formats.date(date, 'time')}` : day, tone }
}

const isNear = (days: number): days is -1 | 0 | 1 => Math.abs(days) <= 1

function farDay(date: Date, days: number, now: number, formats: Formats): string {
  if (Math.abs(days) < WEEKDAY_DAYS) return formats.date(date, 'day')
  return formats.date(date, date.getFullYear() === new Date(now).getFullYear() ? 'shortDay' : 'date')
}
