// apiQuery(): the query of an endpoint: key, function, freshness and network mode from its contract. Used by every domain's queries.ts.
import { queryOptions } from '@tanstack/react-query'
import type { CallInput, Endpoint } from '#contract/define-api.ts'
import { call } from '#platform/api/call.ts'
import { freshMsOf, networkModeOf } from './lanes.ts'

/**
 * Query options for `useQuery`, `useSuspenseQuery` and loaders.
 * The key is `[api, endpoint, input]`, so that everything of a domain is invalidated by its first word.
 */
export function apiQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [endpoint.api, endpoint.name, input] as const,
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    staleTime: freshMsOf(endpoint.lane),
    networkMode: networkModeOf(endpoint.lane),
    meta: { persist: endpoint.persist === true },
  })
}
