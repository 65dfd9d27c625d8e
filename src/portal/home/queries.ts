// What the home screen reads. The keys follow from the calls, so that the apps' own screens and this one share their answers.
import { activitiesApi } from '#contract/apps/activities.ts'
import { type TasksDue, tasksApi } from '#contract/apps/tasks.ts'
import { apiQuery } from '#platform/query/api-query.ts'

/** What home shows of tasks. */
export type Due = TasksDue

/** So many entries of the feed. */
export const SHOWN_ACTIVITIES = 5

export const homeQueries = {
  /** Counts and the first few: however many tasks there are, no more of them are read. */
  due: () => apiQuery(tasksApi.endpoints.due, {}),
  assignees: () => apiQuery(tasksApi.endpoints.assignees, {}),
  /** The last few: the feed has all of them. */
  activities: () => apiQuery(activitiesApi.endpoints.page, { query: { limit: SHOWN_ACTIVITIES } }),
}
