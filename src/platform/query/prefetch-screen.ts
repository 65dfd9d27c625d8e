// Asks for what a screen reads, in its route's loader. Waits only for what there is nothing of to show: an answer of the last visit is shown until the next one
// is there.
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
      const asked = client.prefetchQuery(query)
      if (isMissing) await asked
    }),
  )
}
