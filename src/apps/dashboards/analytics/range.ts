// The one range of days that all cards of the analytics follow.
import { localDayBefore } from '#formats/iso-day.ts'

export const ANALYTICS_RANGES = ['week', 'month', 'quarter', 'year'] as const
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number]

const DAYS: Record<AnalyticsRange, number> = { week: 7, month: 28, quarter: 91, year: 364 }

/** Whole weeks, so that weekdays compare, that end yesterday: today is not whole yet. */
export function daysOf(range: AnalyticsRange, now: number): { from: string; to: string } {
  return { from: localDayBefore(now, DAYS[range]), to: localDayBefore(now, 1) }
}
