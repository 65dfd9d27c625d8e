// Work that can wait until the page has what it shows. Used by what stands beside pages, so that a slow device sees the page first.
import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#platform/offline/when-idle.ts'

/** ms: what is still being read then is not waited for any longer. */
const LATEST_MS = 10_000

/** @returns the way to call it off */
export function whenSettled(client: QueryClient, work: () => void): () => void {
  const stops: (() => void)[] = []
  const stop = () => {
    for (const one of stops.splice(0)) one()
  }
  const begin = () => {
    stop()
    stops.push(whenIdle(work))
  }
  stops.push(
    // What the page reads has been asked for by the first idle moment.
    whenIdle(() => {
      if (client.isFetching() === 0) return begin()
      const timer = setTimeout(begin, LATEST_MS)
      const unsubscribe = client.getQueryCache().subscribe(() => {
        if (client.isFetching() === 0) begin()
      })
      stops.push(unsubscribe, () => clearTimeout(timer))
    }),
  )
  return stop
}
