// What the activity screen reads: what happened, who there is to filter by, and what the person changed here.
import { activitiesApi } from '#contract/apps/activities.ts'
import { changesApi, type RecentChange } from '#contract/shell/changes.ts'
import { call } from '#platform/api/call.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { recent } = changesApi.endpoints
/** The most that a call answers. */
const PAGE = 200

export const activityQueries = {
  all: () => apiQuery(activitiesApi.endpoints.all, {}),
  facets: () => apiQuery(activitiesApi.endpoints.facets, {}),
  /** All that the log still has, so that filters find it. Asked again with each visit: every app writes it. */
  changes: () => ({
    queryKey: ['changes', 'feed'] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const found: RecentChange[] = []
      let before: string | null | undefined
      while (before !== null) {
        const { changes, next } = await call(recent, { query: { before, limit: PAGE } }, { signal })
        found.push(...changes)
        before = next
      }
      return found
    },
    staleTime: 0,
    networkMode: 'always' as const,
  }),
}
