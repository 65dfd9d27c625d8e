// Runs work that can wait until the page has its data, so that a slow device shows the page first.
// @chunk signed-in
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
  const after = (next: () => void) => {
    stop()
    stops.push(whenIdle(next))
  }
  // What one answer led the page to ask for comes first too.
  const begin = () => after(() => (client.isFetching() === 0 ? work() : wait()))
  const wait = () => {
    if (client.isFetching() === 0) return begin()
    const timer = setTimeout(() => after(work), LATEST_MS)
    const unsubscribe = client.getQueryCache().subscribe(() => {
      if (client.isFetching() === 0) begin()
    })
    stops.push(unsubscribe, () => clearTimeout(timer))
  }
  // By the first idle moment the page has requested what it reads.
  stops.push(whenIdle(wait))
  return stop
}
