// Birthdays as text: with the year of birth, or without. Pure but for Intl.
// @chunk contacts
import type { Formats } from '#platform/i18n/dates.ts'

/** `1987-03-14` or `--03-14`, as a contact has it. */
export interface BirthdayParts {
  readonly year: number | null
  /** From 1. */
  readonly month: number
  readonly day: number
}

export function birthdayParts(birthday: string): BirthdayParts | null {
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(birthday) ?? []
  if (month === undefined) return null
  return { year: year === '-' ? null : Number(year), month: Number(month), day: Number(day) }
}

/** `14 March 1987`, or `14 March` where the year is not known. */
export function birthdayText(birthday: string, formats: Formats): string {
  const parts = birthdayParts(birthday)
  if (!parts) return birthday
  // A leap year holds every day.
  const date = new Date(parts.year ?? 2000, parts.month - 1, parts.day)
  if (parts.year !== null) date.setFullYear(parts.year)
  return formats.date(date, parts.year === null ? 'dayOfYear' : 'longDay')
}

/** The next time that it comes, at midnight of this device. @param now ms since the epoch */
export function nextBirthday(birthday: string, now: number): { readonly at: Date; readonly age: number | null } | null {
  const parts = birthdayParts(birthday)
  if (!parts) return null
  const today = new Date(now)
  today.setHours(0, 0, 0, 0)
  const inYear = (year: number) => {
    const day = new Date(year, parts.month - 1, parts.day)
    // One on 29 February is celebrated on the 28th where there is none.
    return day.getMonth() === parts.month - 1 ? day : new Date(year, parts.month, 0)
  }
  const thisYear = inYear(today.getFullYear())
  const at = thisYear < today ? inYear(today.getFullYear() + 1) : thisYear
  return { at, age: parts.year === null ? null : at.getFullYear() - parts.year }
}
