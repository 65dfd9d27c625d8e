// What apps do while another screen is open, such as saying what falls due: each route that has something names it (`staticData.watch`).
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { isRoute } from '#platform/navigation/is-route.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { places } from '#platform/places.ts'

export function Watchers() {
  const watchers = watchersOf(useRouter())
  return (
    <>
      {watchers.map(({ id, Watcher }) => (
        // Each waits for its own code alone.
        <Suspense key={id}>
          <Watcher />
        </Suspense>
      ))}
    </>
  )
}

interface PlaceWatcher {
  readonly id: string
  readonly Watcher: ComponentType
}

/** Kept beside the router: what a render that is thrown away made would ask for its code for ever. */
const known = new WeakMap<AnyRouter, readonly PlaceWatcher[]>()

function watchersOf(router: AnyRouter): readonly PlaceWatcher[] {
  const found =
    known.get(router) ??
    places.flatMap(({ id, path }): PlaceWatcher[] => {
      if (!isRoute(router, path)) return []
      const watch = router.getMatchedRoutes(path)[0].at(-1)?.options.staticData?.watch
      return watch ? [{ id, Watcher: lazyBeside(async () => (await watch()).Watcher) }] : []
    })
  known.set(router, found)
  return found
}
