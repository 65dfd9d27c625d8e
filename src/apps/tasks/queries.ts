// What the tasks screen reads.
// @chunk tasks
import { type Task, tasksApi } from '#contract/apps/tasks.ts'
import { readInWindows } from '#kit/query/list-in-windows.ts'
import { call } from '#platform/api/call.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { all, window, changed, search, tags, assignees, filters, reminders, lists } = tasksApi.endpoints

const readAll = readInWindows<Task>({
  window: (after, signal) => call(window, { query: { after } }, { signal }),
  changed: (since, signal) => call(changed, { query: { since } }, { signal }),
})

export const taskQueries = {
  all: () => ({ ...apiQuery(all, {}), queryFn: readAll }),
  search: (query: string) => apiQuery(search, { query: { query } }),
  tags: () => apiQuery(tags, {}),
  lists: () => apiQuery(lists, {}),
  filters: () => apiQuery(filters, {}),
  reminders: () => apiQuery(reminders, {}),
  assignees: () => apiQuery(assignees, {}),
}
