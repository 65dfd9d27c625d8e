// What the home screen reads. The keys follow from the calls, so that the apps' own screens and this one share their answers.
import { activitiesApi } from '#contract/apps/activities.ts'
import { tasksApi } from '#contract/apps/tasks.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const homeQueries = {
  tasks: () => apiQuery(tasksApi.endpoints.all, {}),
  assignees: () => apiQuery(tasksApi.endpoints.assignees, {}),
  /** The last few: the feed has all of them. */
  activities: () => apiQuery(activitiesApi.endpoints.page, { query: { limit: 5 } }),
}
