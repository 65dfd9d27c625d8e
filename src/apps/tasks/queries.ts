// What the tasks screen reads.
import { tasksApi } from '#contract/apps/tasks.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { all, search, tags, assignees } = tasksApi.endpoints

export const taskQueries = {
  all: () => apiQuery(all, {}),
  search: (query: string) => apiQuery(search, { query: { query } }),
  tags: () => apiQuery(tags, {}),
  assignees: () => apiQuery(assignees, {}),
}
