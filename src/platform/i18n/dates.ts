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
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof STYLES

export interface Formats {
  date(value: string | number | Date, style: DateStyle): string
  /** `in 2 days`, `yesterday`, seen from `now` (ms); `now` within a minute of it: `useNow` tells the time to the minute, and what came since is not to come. */
  relative(value: string | number | Date, now?: number): string
  /** A day seen from the day of `now`: `today`, `tomorrow`, `in 4 days`, `in 3 months`. */
  relativeDay(value: string | number | Date, now?: number): string
  /** The same as `relative` for what has happened: a clock elsewhere that is ahead puts none of it into the future. */
  ago(value: string | number | Date, now?: number): string
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** Compares as the language sorts. */
  compare(a: string, b: string): number
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

const DAY_MS = 86_400_000
/** A day without a time, such as `2026-11-17`, is that day wherever it is read. */
const dateOf = (value: string | number | Date): Date =>
  new Date(typeof value === 'string' && value.length === 10 ? `${value}T00:00` : value)
const midnight = (value: string | number | Date): number => dateOf(value).setHours(0, 0, 0, 0)

const byLocale = new Map<string, Formats>()

export function useFormats(): Formats {
  return formatsOf(useLingui().i18n.locale)
}

/** English is written as in Europe: day before month, 24 hours. */
export function formatsOf(language: string): Formats {
  const known = byLocale.get(language)
  if (known) return known
  const formats = createFormats(language === 'fr' ? 'fr-FR' : 'en-GB')
  byLocale.set(language, formats)
  return formats
}

function createFormats(locale: string): Formats {
  const dates = new Map<DateStyle, Intl.DateTimeFormat>()
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const distance = (ms: number) => {
    const [unit, size] = UNITS.find(([, least]) => Math.abs(ms) >= least) ?? ['second', Number.POSITIVE_INFINITY]
    return relative.format(Math.round(ms / size), unit)
  }
  const since = (value: string | number | Date, now: number) => new Date(value).getTime() - now
  return {
    date(value, style) {
      const format = dates.get(style) ?? new Intl.DateTimeFormat(locale, STYLES[style])
      dates.set(style, format)
      return format.format(dateOf(value))
    },
    relative: (value, now = Date.now()) => distance(since(value, now)),
    relativeDay(value, now = Date.now()) {
      const days = Math.round((midnight(value) - midnight(now)) / DAY_MS)
      return Math.abs(days) < 32 ? relative.format(days, 'day') : relative.format(Math.round(days / 30.4), 'month')
    },
    ago: (value, now = Date.now()) => distance(Math.min(0, since(value, now))),
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    compare: collator.compare,
  }
}
