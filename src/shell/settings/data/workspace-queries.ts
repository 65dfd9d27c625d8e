// What the data section reads. Asked anew whenever it is opened: every app changes it.
import type { BodyOf } from '#contract/define-api.ts'
import { changesApi } from '#contract/shell/changes.ts'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { recent, deleted } = changesApi.endpoints

export const workspaceQueries = {
  status: () => ({ ...apiQuery(workspaceApi.endpoints.status, {}), staleTime: 0 }),
  recent: (limit: number) => ({ ...apiQuery(recent, { query: { limit } }), staleTime: 0 }),
  deleted: (limit: number) => ({ ...apiQuery(deleted, { query: { limit, grouped: 'true' } }), staleTime: 0 }),
  /** What one change deleted, the first 200. */
  deletedBy: (change: string) => ({
    ...apiQuery(deleted, { query: { before: String(Number(change) + 1), limit: 200 } }),
    select: ({ things }: BodyOf<typeof deleted, 200>) => things.filter((thing) => thing.change === change),
    staleTime: 0,
  }),
}
