// How a language expresses a day or a time of day: the parts of a phrase, how far it can be trusted, and what languages share. Pure; used by english-dates.ts
// and french-dates.ts. Patterns are of folded letters; in them '~' is room for blanks, ' ' for at least one.
// @offline later

/**
 * When words count as a date: always; where nothing follows; where nothing follows or is before; beside a time alone; never, only offered. A fraction counts
 * beside a time, or between a word such as 'by' and the end.
 */
export type Trust = 'always' | 'last' | 'edge' | 'fraction' | 'beside' | 'never'

export interface Day {
  /** The first moment of the day; or, of words such as 'in 2 hours', the instant. */
  readonly date: Date
  readonly isInstant?: boolean
  /** Minutes since midnight that a part of the day means: 'this evening'. */
  readonly part?: number
}

export interface DayRule {
  readonly pattern: RegExp
  readonly trust: (words: string) => Trust
  /** @param from the first day that a day without a year or a week may be; undefined where there is no such day */
  readonly read: (groups: Groups, from: Date, now: Date) => Day | undefined
}

export interface TimeRule {
  readonly pattern: RegExp
  readonly trust: Trust
  /** Minutes since midnight. */
  readonly read: (groups: Groups) => number
}

export interface Grammar {
  readonly days: readonly DayRule[]
  readonly times: readonly TimeRule[]
  /** Behind a day: 'tomorrow morning'. */
  readonly parts: readonly TimeRule[]
  /** Goes with the day behind it. */
  readonly daySign: RegExp
  readonly timeSign: RegExp
  /** Of the signs of a day, those that nothing but a day is behind. */
  readonly strongSign: RegExp
  /** A number alone behind it may be an hour. */
  readonly bareHour: TimeRule
}

export type Groups = Readonly<Record<string, string | undefined>>

/** No letter, number or sign may follow that makes it part of something else. */
const END = String.raw`(?=$|[\s)\]»"”·]|[.,;:!?…]+(?:$|\s))`

export const compiled = (source: string, end = END): RegExp =>
  new RegExp(`(?:${source.replaceAll('~', String.raw`\s*`).replaceAll(' ', String.raw`\s+`)})${end}`, 'yu')

export const day = (source: string, read: DayRule['read'], trust: Trust | DayRule['trust'] = 'always'): DayRule => ({
  pattern: compiled(source),
  read,
  trust: typeof trust === 'string' ? () => trust : trust,
})
export const time = (source: string, read: TimeRule['read'], trust: Trust = 'always'): TimeRule => ({
  pattern: compiled(source),
  read,
  trust,
})
export const fixed = (minutes: number) => () => minutes

export const plusDays = (date: Date, days: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
export const today = (now: Date): Date => plusDays(now, 0)

/** The same day of another month, or its last one. */
export function plusMonths(date: Date, months: number): Date {
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0)
  return new Date(last.getFullYear(), last.getMonth(), Math.min(date.getDate(), last.getDate()))
}

export const relative = (days: number) => (_: Groups, __: Date, now: Date) => ({ date: plusDays(now, days) })
export const monthEnd = (months: number) => (_: Groups, __: Date, now: Date) => ({
  date: new Date(now.getFullYear(), now.getMonth() + months + 1, 0),
})
const MONDAY_FIRST = 6
/** The Monday of this week, or of one behind it. */
export const mondayOf = (now: Date, weeks: number): Date =>
  plusDays(now, weeks * 7 - ((now.getDay() + MONDAY_FIRST) % 7))
export const ofWeek = (now: Date, weeks: number, weekday: number): Date =>
  plusDays(mondayOf(now, weeks), (weekday + MONDAY_FIRST) % 7)
export const onOrAfter = (from: Date, weekday: number): Date => plusDays(from, (weekday - from.getDay() + 7) % 7)

/** The Saturday of this weekend; on its Sunday, that Sunday. */
export const weekendOf = (from: Date): Date => (from.getDay() === 0 ? from : onOrAfter(from, 6))

/** Undefined where the calendar has no such day. */
function calendarDay(year: number, month: number, date: number): Date | undefined {
  const found = new Date(year, month, date)
  return found.getMonth() === month && found.getDate() === date ? found : undefined
}

/** Without a year, the first one on or after `from`; a 29th of February may be eight years off. */
export function dated(date: number, month: number, year: string | undefined, from: Date): Day | undefined {
  if (year !== undefined) {
    const found = calendarDay(Number(year.length === 2 ? `20${year}` : year), month, date)
    return found && { date: found }
  }
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = calendarDay(from.getFullYear() + ahead, month, date)
    if (found && found >= from) return { date: found }
  }
  return undefined
}

/** The next month that has the day: 'the 31st'. */
export function nextOfMonths(date: number, from: Date): Day | undefined {
  for (let ahead = 0; ahead <= 2; ahead += 1) {
    const first = new Date(from.getFullYear(), from.getMonth() + ahead, 1)
    const found = calendarDay(first.getFullYear(), first.getMonth(), date)
    if (found && found >= from) return { date: found }
  }
  return undefined
}

/** 'friday 27': undefined where no such day comes within some weeks. */
export function weekdayOfDate(weekday: number, date: number, from: Date): Day | undefined {
  for (let weeks = 0; weeks < 10; weeks += 1) {
    const found = plusDays(onOrAfter(from, weekday), weeks * 7)
    if (found.getDate() === date) return { date: found }
  }
  return undefined
}

const FRACTION = /^(?:1\/2|1\/3|2\/3|1\/4|3\/4)$/
/** Round the clock. */
const NO_DATE = /^24\/7/

/** Days in numbers, which both languages write in one way. @param weekday what may be before */
export const numbered = (weekday: string): DayRule[] => [
  day(String.raw`(?<y>(?:19|20)\d\d)(?<s>[-/])(?<m>\d{1,2})\k<s>(?<d>\d{1,2})`, numericDay),
  day(String.raw`(?:${weekday},? )?(?<d>\d{1,2})(?<s>[-/.])(?<m>\d{1,2})\k<s>(?<y>(?:19|20)\d\d)`, numericDay),
  day(String.raw`(?<d>\d{1,2})/(?<m>\d{1,2})(?:/(?<y>\d\d))?`, numericDay, (words) =>
    FRACTION.test(words) ? 'fraction' : 'last',
  ),
  day(String.raw`${weekday},? (?<d>\d{1,2})/(?<m>\d{1,2})(?:/(?<y>\d\d))?`, numericDay),
]

/** Day before month; where only the other way is a date, that one, if it has its year. */
function numericDay({ d, m, y, s }: Groups, from: Date): Day | undefined {
  if (s === undefined && y === undefined && NO_DATE.test(`${d}/${m}`)) return undefined
  const [date, month] = [Number(d), Number(m)]
  const isTurned = month > 12 && date <= 12 && y?.length === 4
  return isTurned ? dated(month, date - 1, y, from) : dated(date, month - 1, y, from)
}

export interface Names {
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
  readonly numbers: Readonly<Record<string, number>>
}

/** By how it begins. */
export const indexIn = (names: readonly string[], word = ''): number => names.findIndex((name) => word.startsWith(name))
export const numberOf = ({ numbers }: Names, word = ''): number => numbers[word] ?? Number(word)

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
const MINUTE = 60_000

export function inUnits(count: number, unit: Unit, now: Date): Day {
  switch (unit) {
    case 'minute':
      return { date: new Date(now.getTime() + count * MINUTE), isInstant: true }
    case 'hour':
      return { date: new Date(now.getTime() + count * 60 * MINUTE), isInstant: true }
    case 'day':
      return { date: plusDays(now, count) }
    case 'week':
      return { date: plusDays(now, count * 7) }
    case 'month':
      return { date: plusMonths(now, count) }
    case 'year':
      return { date: plusMonths(now, count * 12) }
  }
}

export const clock = ({ h, mi = '0', half }: Groups): number => {
  const hours = half ? (Number(h) % 12) + (half === 'p' ? 12 : 0) : Number(h)
  return hours * 60 + Number(mi)
}
export const CLOCK = time(String.raw`(?<h>[01]?\d|2[0-3]):(?<mi>[0-5]\d)(?::[0-5]\d)?`, clock)
export const HALF_DAY = time(String.raw`(?<h>1[0-2]|0?[1-9])(?:[:.](?<mi>[0-5]\d))?~(?<half>[ap])(?:\.?m\b\.?)`, clock)
export const NOON = 12 * 60
/** The one that ends the day. */
export const MIDNIGHT = 24 * 60

/** What may be behind a day and its month. */
export const YEAR = String.raw`(?:,? (?<y>(?:19|20)\d\d))?`
/** A weekday by its whole name, in either language. */
export const isLong = (words: string): boolean => /day$|di$|dimanche$/.test(words)
