// A due date in words, with its tone. Used by the rows, the detail and the quick-add line.
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Formats } from '#platform/i18n/dates.ts'
import { daysFrom, isWholeDay } from './due.ts'

export interface DueWords {
  /** `Tomorrow`, `Thu 19 Nov`, `Today, 17:00` */
  readonly text: string
  readonly tone: 'plain' | 'soon' | 'overdue'
}

const NEAR: Readonly<Record<number, MessageDescriptor>> = {
  [-1]: msg`Yesterday`,
  0: msg`Today`,
  1: msg`Tomorrow`,
}

/** Days within which the weekday says more than the date alone. */
const WEEKDAY_DAYS = 7

/**
 * @param due ISO instant
 * @param detail `time`: with the time of day where one is set; `day`: only today's
 */
export function dueWords(due: string, now: number, formats: Formats, detail: 'day' | 'time' = 'day'): DueWords {
  const date = new Date(due)
  const days = daysFrom(now, date)
  const hasTime = !isWholeDay(date) && (detail === 'time' || days === 0)
  const tone = date.getTime() < now ? 'overdue' : days <= 1 ? 'soon' : 'plain'
  const day = dayWords(date, days, now, formats)
  return { text: hasTime ? `${day}, ${formats.date(date, 'time')}` : day, tone }
}

function dayWords(date: Date, days: number, now: number, formats: Formats): string {
  const near = NEAR[days]
  if (near) return i18n._(near)
  if (Math.abs(days) < WEEKDAY_DAYS) return formats.date(date, 'day')
  return formats.date(date, date.getFullYear() === new Date(now).getFullYear() ? 'shortDay' : 'date')
}
