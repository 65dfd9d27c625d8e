// The days of a range of the analytics. Apart from range.ts, which the first page of all has in order to read the URL.
import { localDayBefore } from '#formats/iso-day.ts'
import type { AnalyticsRange } from './range.ts'

const DAYS: Record<AnalyticsRange, number> = { week: 7, month: 28, quarter: 91, year: 364 }

/** Whole weeks, so that weekdays compare, that end yesterday: today is not whole yet. */
export function daysOf(range: AnalyticsRange, now: number): { from: string; to: string } {
  return { from: localDayBefore(now, DAYS[range]), to: localDayBefore(now, 1) }
}
