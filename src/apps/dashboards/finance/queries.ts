// Queries of the finance dashboard.
import { dashboardsApi } from '#contract/apps/dashboards.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { daysOf, type FinanceAddress, type FinanceRange } from './finance-address.ts'

const { finance, transactions, statements } = dashboardsApi.endpoints

export const financeQueries = {
  /** @param back how many such ranges earlier */
  all: (range: FinanceRange, now: number, back = 0) => apiQuery(finance, { query: daysOf(range, now, back) }),
  transactions: ({ range, words, status, way, sort, order, page, size }: FinanceAddress, now: number) =>
    apiQuery(transactions, {
      query: {
        ...daysOf(range, now),
        ...(words && { search: words }),
        ...(status && { status }),
        ...(way && { direction: way }),
        ...{ sort, order, page, size },
      },
    }),
  statements: () => apiQuery(statements, {}),
}
