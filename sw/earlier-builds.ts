// Keeps the hashed files of earlier builds, so that a tab opened before an update still finds the code that it has not loaded yet.
import type { PrecacheController } from 'workbox-precaching'

const EARLIER = 'earlier-builds'
const HASHED = /\/assets\/[^/]+-[\w-]{7,8}\.\w+$/

/**
 * Before the new worker drops what its build does not know, moves the outgoing hashed files aside.
 * @param most files that are cached; the oldest go first
 */
export async function keepEarlierBuild(controller: PrecacheController, most: number): Promise<void> {
  const precache = await caches.open(controller.strategy.cacheName)
  const earlier = await caches.open(EARLIER)
  const current = new Set(controller.getURLsToCacheKeys().values())
  for (const request of await precache.keys()) {
    if (current.has(request.url) || !HASHED.test(new URL(request.url).pathname)) continue
    const response = await precache.match(request)
    if (response) await earlier.put(request, response)
  }
  const cached = await earlier.keys()
  await Promise.all(cached.slice(0, Math.max(0, cached.length - most)).map((request) => earlier.delete(request)))
}

/** A hashed file outside the precache: cached from an earlier build, else from the network and cached from then on. */
export async function answerFromEarlierBuilds(request: Request): Promise<Response> {
  const earlier = await caches.open(EARLIER)
  const cached = await earlier.match(request)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok && HASHED.test(new URL(request.url).pathname)) await earlier.put(request, response.clone())
  return response
}

/** How many are fetched at a time: few, so that what a page requests comes first. */
const AT_A_TIME = 3

/** Caches those that are not cached yet. What cannot be fetched is left out. */
export async function keepAll(paths: readonly string[]): Promise<void> {
  const cached = await (await caches.open(EARLIER)).keys()
  const known = new Set(cached.map(({ url }) => new URL(url).pathname))
  const missing = paths.filter((path) => !known.has(path)).values()
  const keepInTurn = async () => {
    for (const path of missing) await answerFromEarlierBuilds(new Request(path)).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, keepInTurn))
}
