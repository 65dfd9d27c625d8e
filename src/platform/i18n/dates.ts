// Dates, numbers and order in the chosen language. Formatters are made once for each language and style.
// @chunk signed-in
import { useLingui } from '@lingui/react'

/** How a date is written. Named so that screens agree. */
const STYLES = {
  /** Tue 17 Nov */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 17 Nov */
  shortDay: { day: 'numeric', month: 'short' },
  /** 17 November 2026 */
  longDay: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 17 November */
  dayOfYear: { day: 'numeric', month: 'long' },
  /** Tuesday 17 November */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Nov 2026 */
  shortMonth: { month: 'short', year: 'numeric' },
  /** Tue */
  weekdayShort: { weekday: 'short' },
  /** Tuesday */
  weekdayName: { weekday: 'long' },
  /** 17 Nov 2026 */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 09:12 */
  time: { hour: '2-digit', minute: '2-digit' },
  /** 17 Nov, 09:12 */
  dayTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** Tue 17 Nov, 09:12 */
  weekdayTime: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof STYLES

export interface Formats {
  date(value: string | number | Date, style: DateStyle): string
  /** `in 26 minutes`; of the same day `in 9 hours`; from the next on by the calendar: `yesterday`, `in 2 days`, `in 3 weeks`. Seen from `now` (ms); `now` within a minute of it: `useNow` tells the time to the minute, and what came since is not to come. */
  relative(value: string | number | Date, now?: number): string
  /** A day seen from the day of `now`: `today`, `tomorrow`, `in 4 days`, `in 3 months`. */
  relativeDay(value: string | number | Date, now?: number): string
  /** The same as `relative` for what has happened: a clock elsewhere that is ahead puts none of it into the future. */
  ago(value: string | number | Date, now?: number): string
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** Compares as the language sorts. */
  compare(a: string, b: string): number
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** A day without a time, such as `2026-11-17`, is that day wherever it is read. */
const dateOf = (value: string | number | Date): Date =>
  new Date(typeof value === 'string' && value.length === 10 ? `${value}T00:00` : value)
const midnight = (value: string | number | Date): number => dateOf(value).setHours(0, 0, 0, 0)

const byLocale = new Map<string, Formats>()

export function useFormats(): Formats {
  return formatsOf(useLingui().i18n.locale)
}

/** The locale that a language is written in. English is that of Europe: day before month, 24 hours, no comma before the last “and”. */
export const localeOf = (language: string): 'fr-FR' | 'en-GB' => (language === 'fr' ? 'fr-FR' : 'en-GB')

export function formatsOf(language: string): Formats {
  const known = byLocale.get(language)
  if (known) return known
  const formats = createFormats(localeOf(language))
  byLocale.set(language, formats)
  return formats
}

function createFormats(locale: string): Formats {
  const dates = new Map<DateStyle, Intl.DateTimeFormat>()
  // Making one takes far longer than formatting by it.
  const numbers = new Map<string, Intl.NumberFormat>()
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  // A week or a month that is rounded is not `next week`, which is a calendar week.
  const rounded = new Intl.RelativeTimeFormat(locale)
  const daysFrom = (now: number, value: number) => Math.round((midnight(value) - midnight(now)) / DAY_MS)
  const distance = (value: number, now: number) => {
    const minutes = (value - now) / MINUTE_MS
    if (Math.abs(minutes) < 1) return relative.format(0, 'second')
    if (Math.abs(minutes) < 59.5) return relative.format(Math.round(minutes), 'minute')
    const days = daysFrom(now, value)
    // A day has no 24 hours to come, whatever its length.
    if (days === 0)
      return relative.format(Math.sign(minutes) * Math.min(23, Math.round(Math.abs(minutes) / 60)), 'hour')
    if (Math.abs(days) < 7) return relative.format(days, 'day')
    if (Math.abs(days) < 30) return rounded.format(Math.round(days / 7), 'week')
    const months = Math.round(days / 30.44)
    return Math.abs(months) < 12 ? rounded.format(months, 'month') : rounded.format(Math.round(days / 365.25), 'year')
  }
  return {
    date(value, style) {
      const format = dates.get(style) ?? new Intl.DateTimeFormat(locale, STYLES[style])
      dates.set(style, format)
      return format.format(dateOf(value))
    },
    relative: (value, now = Date.now()) => distance(dateOf(value).getTime(), now),
    relativeDay(value, now = Date.now()) {
      const days = daysFrom(now, midnight(value))
      return Math.abs(days) < 32 ? relative.format(days, 'day') : relative.format(Math.round(days / 30.4), 'month')
    },
    ago: (value, now = Date.now()) => distance(Math.min(now, dateOf(value).getTime()), now),
    number(value, options) {
      const style = JSON.stringify(options)
      const format = numbers.get(style) ?? new Intl.NumberFormat(locale, options)
      numbers.set(style, format)
      return format.format(value)
    },
    compare: collator.compare,
  }
}
