// Queries of the project dashboard.
import type { Week } from '#contract/apps/dashboard-shapes.ts'
import { dashboardsApi } from '#contract/apps/dashboards.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { project, issues } = dashboardsApi.endpoints

export const projectQueries = {
  all: () => apiQuery(project, {}),
  issues: (week: Week) => apiQuery(issues, { query: { week } }),
}
