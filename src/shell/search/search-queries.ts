// The queries of searching. Every write anywhere may change the results, so each search is sent anew.
import { searchApi } from '#contract/shell/search.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const searchQueries = {
  found: (query: string) => ({
    ...apiQuery(searchApi.endpoints.search, { body: { query } }),
    staleTime: 0,
    gcTime: 10_000,
  }),
}
