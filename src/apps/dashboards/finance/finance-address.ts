// Search parameters of the finance dashboard: the days, what is compared, whether amounts are hidden, and which transactions are listed.
import { TransactionStatus } from '#contract/apps/dashboard-shapes.ts'
import { localDayBefore } from '#formats/iso-day.ts'

/** As the route reads it. */
export interface FinanceSearch {
  readonly range?: string | undefined
  readonly compare?: string | undefined
  readonly amounts?: string | undefined
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly way?: string | undefined
  readonly sort?: string | undefined
  readonly order?: string | undefined
  readonly page?: number | undefined
  readonly size?: number | undefined
}

export const RANGES = ['month', 'quarter', 'year'] as const
export type FinanceRange = (typeof RANGES)[number]
export const SORTS = ['date', 'name', 'transactionId', 'status', 'amount'] as const
const WAYS = ['in', 'out'] as const
export const SIZES = [10, 25, 50, 100] as const

const DAYS: Readonly<Record<FinanceRange, number>> = { month: 30, quarter: 91, year: 365 }
const DAY_MS = 86_400_000

const among = <Value>(values: readonly Value[], wanted: unknown): Value | undefined =>
  values.find((value) => value === wanted)

export const readFinanceAddress = (search: FinanceSearch) => ({
  range: among(RANGES, search.range) ?? 'month',
  isCompared: search.compare === 'yes',
  isHidden: search.amounts === 'hidden',
  words: search.q,
  status: among(TransactionStatus.options, search.status),
  way: among(WAYS, search.way),
  sort: among(SORTS, search.sort) ?? 'date',
  order: among(['asc', 'desc'] as const, search.order) ?? 'desc',
  page: search.page ?? 1,
  size: among(SIZES, search.size) ?? 10,
})
export type FinanceAddress = ReturnType<typeof readFinanceAddress>

/** Days that end today. @param back how many such ranges earlier */
export function daysOf(range: FinanceRange, now: number, back = 0): { from: string; to: string } {
  const last = back * DAYS[range]
  return { from: localDayBefore(now, last + DAYS[range] - 1), to: localDayBefore(now, last) }
}

/** How much later the days of a range are than those of the one before, in ms. */
export const lengthOf = (range: FinanceRange): number => DAYS[range] * DAY_MS
