// What the mails that come again and again are drawn with.

export interface Chance {
  /** One of them. */
  pick<T>(from: readonly T[]): T
  /** A whole number from the first to the second. */
  between(low: number, high: number): number
  /** Whether it happens, once in so many times. */
  oneIn(times: number): boolean
  /** A day before the first run. */
  dayOf(daysAgo: number): Date
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Such as `14 March`. */
export const dateIn = (day: Date): string => `${day.getUTCDate()} ${monthIn(day)}`

/** @param before how many months earlier */
export const monthIn = (day: Date, before = 0): string => MONTHS[(day.getUTCMonth() + 12 - before) % 12] ?? ''

/** ISO 8601: weeks begin on Mondays, and are of the year that their Thursday is in. */
export function thursdayOf(day: Date): Date {
  const thursday = new Date(day)
  thursday.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7))
  return thursday
}

export function weekOf(day: Date): number {
  const thursday = thursdayOf(day)
  const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return Math.ceil(((thursday.getTime() - firstOfYear) / 86_400_000 + 1) / 7)
}

/** From Monday to Friday. @param month from 0 */
export function workingDays(year: number, month: number): number {
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const all = Array.from({ length: days }, (_, index) => new Date(Date.UTC(year, month, index + 1)).getUTCDay())
  return all.filter((day) => day > 0 && day < 6).length
}

/** The same number for the same subject, so that two mails about one thing agree. */
export function steady(about: string, low: number, high: number): number {
  let sum = 7
  for (const letter of about) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return low + (sum % (high - low + 1))
}

export const withCommas = (count: number): string => count.toLocaleString('en-GB')
