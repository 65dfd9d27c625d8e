// Search parameters of the crypto dashboard: the coin in the chart, over which time, whether it is paused, and whether amounts are hidden.
import { Coin } from '#contract/apps/dashboard-shapes.ts'

/** As the route reads it. */
export interface CryptoSearch {
  readonly coin?: string | undefined
  readonly range?: string | undefined
  readonly live?: string | undefined
  readonly amounts?: string | undefined
}

/** `live`: the last 20 minutes, a point each. */
export const RANGES = ['live', 'day', 'week', 'month', 'year'] as const
export type CryptoRange = (typeof RANGES)[number]
export type LongRange = Exclude<CryptoRange, 'live'>

const DAY_MS = 86_400_000
export const LENGTHS: Readonly<Record<LongRange, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  year: 365 * DAY_MS,
}

export const readCryptoAddress = ({ coin, range, live, amounts }: CryptoSearch) => ({
  coin: Coin.options.find((one) => one === coin) ?? 'BTC',
  range: RANGES.find((one) => one === range) ?? 'live',
  isPaused: live === 'paused',
  isHidden: amounts === 'hidden',
})
export type CryptoAddress = ReturnType<typeof readCryptoAddress>
