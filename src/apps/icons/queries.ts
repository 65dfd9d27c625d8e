// What the icons screen reads.
import { queryOptions } from '@tanstack/react-query'
import { type IconSetName, iconsApi } from '#contract/apps/icons.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { readDrawings } from './drawings.ts'

const { endpoints } = iconsApi
/** As many hits as are worth looking through. */
const MOST_HITS = 600

export const iconQueries = {
  sets: () => apiQuery(endpoints.sets, {}),
  names: (set: IconSetName) => apiQuery(endpoints[set], {}),
  search: (query: string, set: IconSetName) => apiQuery(endpoints.search, { query: { query, set, limit: MOST_HITS } }),
  picks: () => apiQuery(endpoints.picks, {}),
  /** @param url of a set's drawings */
  drawings: (url: string) =>
    queryOptions({
      queryKey: ['icon-drawings', url],
      queryFn: ({ signal }) => readDrawings(url, signal),
      // The address changes with what is in it.
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
    }),
}
