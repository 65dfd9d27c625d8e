// Queries of the crypto dashboard.
import type { Coin } from '#contract/apps/dashboard-shapes.ts'
import { dashboardsApi } from '#contract/apps/dashboards.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { LENGTHS, type LongRange } from './crypto-address.ts'

const { crypto, cryptoHistory } = dashboardsApi.endpoints

/** Points of a history: a line, not a cloud. */
export const POINTS = 97

export const cryptoQueries = {
  all: () => apiQuery(crypto, {}),
  history: (coin: Coin, range: LongRange, now: number) =>
    apiQuery(cryptoHistory, {
      query: {
        ...{ coin, points: POINTS, to: new Date(now).toISOString() },
        from: new Date(now - LENGTHS[range]).toISOString(),
      },
    }),
}
