// apiQuery(): the query of an endpoint: key, function, freshness and network mode from its contract.
// @chunk signed-in
import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, CallInput, Endpoint } from '#contract/define-api.ts'
import { callForChange } from '#platform/api/call.ts'
import { freshMsOf } from './lanes.ts'

/**
 * Query options for `useQuery`, `useSuspenseQuery` and loaders.
 * The key is `[api, endpoint, input]`, so that everything of a domain is invalidated by its first word.
 */
export function apiQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [endpoint.api, endpoint.name, input] as const,
    queryFn: async ({ client, queryKey, signal }) => {
      const called = await callForChange(endpoint, input, { signal })
      // A portal's: what is shown may be a copy, and is marked as such.
      if (called.savedAt !== undefined) (await import('./saved-copies.ts')).noteCopy(client, queryKey, called)
      // What is read never waits to be sent.
      return called.answer as AnswerOf<E>
    },
    staleTime: freshMsOf(endpoint.lane),
    // Whether there is a network is for the call to find out: this device answers without one, and so does a portal's saved copy.
    networkMode: 'always',
    refetchOnReconnect: endpoint.lane === 'portal' && 'always',
    meta: { persist: endpoint.persist === true, portal: endpoint.lane === 'portal' && endpoint },
  })
}
