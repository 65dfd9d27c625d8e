// What the tasks screen reads.
// @chunk tasks
import { tasksApi } from '#contract/apps/tasks.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { all, search, tags, assignees, filters, reminders } = tasksApi.endpoints

export const taskQueries = {
  all: () => apiQuery(all, {}),
  search: (query: string) => apiQuery(search, { query: { query } }),
  tags: () => apiQuery(tags, {}),
  filters: () => apiQuery(filters, {}),
  reminders: () => apiQuery(reminders, {}),
  assignees: () => apiQuery(assignees, {}),
}
