// Loads the data of a screen, in its route's loader. Waits only for queries without any data: an answer of the last visit is shown until the next one arrives.
// @chunk signed-in
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

export async function prefetchScreen(
  client: QueryClient,
  // biome-ignore lint/suspicious/noExplicitAny: whatever they read, each with its own key
  ...queries: readonly FetchQueryOptions<any, any, any, any>[]
): Promise<void> {
  await Promise.all(
    queries.map(async (query) => {
      const isMissing = client.getQueryData(query.queryKey) === undefined
      const reading = client.prefetchQuery(query)
      if (isMissing) await reading
    }),
  )
}
