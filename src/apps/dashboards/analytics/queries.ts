// What the analytics of the sample web site ask for.
import type { AnalyticsRange } from '#apps/dashboards/analytics/range.ts'
import { dashboardsApi } from '#contract/apps/dashboards.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { daysOf } from './days-of.ts'

const { analytics, analyticsPages } = dashboardsApi.endpoints

export const analyticsQueries = {
  all: (range: AnalyticsRange, now: number) => apiQuery(analytics, { query: daysOf(range, now) }),
  pages: (range: AnalyticsRange, now: number) => apiQuery(analyticsPages, { query: daysOf(range, now) }),
}
