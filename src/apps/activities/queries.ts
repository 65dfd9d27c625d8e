// What the activity screen reads.
import { activitiesApi } from '#contract/apps/activities.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const activityQueries = { all: () => apiQuery(activitiesApi.endpoints.all, {}) }
