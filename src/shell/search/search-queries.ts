// What searching reads. Whatever is written anywhere changes it, so that each search asks anew.
import { searchApi } from '#contract/shell/search.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const searchQueries = {
  found: (query: string) => ({
    ...apiQuery(searchApi.endpoints.search, { body: { query } }),
    staleTime: 0,
    gcTime: 10_000,
  }),
}
