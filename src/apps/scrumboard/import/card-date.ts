// The day that a file gives a card. What the calendar does not have is no day, whatever could be made of it.
// @offline later
import { isoInstant } from '#formats/iso-day.ts'

/**
 * `2026-11-23`, `2026-11-23 17:00`, an instant, `23/11/2026` or with the month first.
 * @param isMonthBefore in dates between strokes @returns null for none, undefined for what is no date
 */
export function cardDate(text: string, isMonthBefore = false): string | null | undefined {
  if (text === '') return null
  const [head, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?![\d-])/.exec(text) ?? []
  const [headLast, first, second, yearLast] = /^(\d\d?)[/.](\d\d?)[/.](\d{4})(?!\d)/.exec(text) ?? []
  const [dayFirst, monthSecond] = isMonthBefore && !text.includes('.') ? [second, first] : [first, second]
  const begin = head ?? headLast
  if (begin === undefined) return undefined
  const [y, m, d] = [Number(year ?? yearLast), Number(month ?? monthSecond), Number(day ?? dayFirst)]
  const isThere = (date: Date) => date.getFullYear() === y && date.getMonth() === m - 1 && date.getDate() === d
  if (!isThere(new Date(y, m - 1, d))) return undefined
  if (text[10] === 'T' && /(?:Z|[+-]\d\d:?\d\d)$/.test(text.slice(-6))) return isoInstant(Date.parse(text))
  const [, hours, minutes] = /^[ T](\d\d):(\d\d)/.exec(text.slice(begin.length)) ?? []
  const date =
    hours === undefined ? new Date(y, m - 1, d, 23, 59, 59) : new Date(y, m - 1, d, Number(hours), Number(minutes))
  // So are minutes that no hour has.
  return isThere(date) && Number(minutes ?? 0) < 60 ? isoInstant(date.getTime()) : undefined
}
