// lazyBeside(): React's lazy for optional parts beside a page, such as toasts and notices. If a chunk fails to load, as without a network before the worker has
// saved everything, the page goes on without it, and the load is retried.
// @chunk signed-in
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** ms until a retry, where no network comes sooner. */
const AGAIN_MS = 10_000

export const lazyBeside = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilLoaded(load) }))

async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise<void>((resolve) => {
        addEventListener('online', () => resolve(), { once: true })
        setTimeout(resolve, AGAIN_MS)
      })
    }
  }
}
