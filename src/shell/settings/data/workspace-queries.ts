// What the data section reads. Asked anew whenever it is opened: every app changes it.
import { changesApi } from '#contract/shell/changes.ts'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { recent, deleted } = changesApi.endpoints

export const workspaceQueries = {
  status: () => ({ ...apiQuery(workspaceApi.endpoints.status, {}), staleTime: 0 }),
  recent: (limit: number) => ({ ...apiQuery(recent, { query: { limit } }), staleTime: 0 }),
  deleted: (limit: number) => ({ ...apiQuery(deleted, { query: { limit } }), staleTime: 0 }),
}
