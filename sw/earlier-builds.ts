// Keeps the hashed files of earlier builds, so that a tab opened before an update still finds the code that it has not loaded yet. Used by worker.ts.
import type { PrecacheController } from 'workbox-precaching'

const EARLIER = 'earlier-builds'
/** Files kept; the oldest go first. */
const KEPT = 400
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/

/** Before the new worker drops what its build does not know, moves the outgoing hashed files aside. */
export async function keepEarlierBuild(controller: PrecacheController): Promise<void> {
  const precache = await caches.open(controller.strategy.cacheName)
  const earlier = await caches.open(EARLIER)
  const current = new Set(controller.getURLsToCacheKeys().values())
  for (const request of await precache.keys()) {
    if (current.has(request.url) || !HASHED.test(new URL(request.url).pathname)) continue
    const response = await precache.match(request)
    if (response) await earlier.put(request, response)
  }
  const kept = await earlier.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - KEPT)).map((request) => earlier.delete(request)))
}

/** A hashed file outside the precache: kept from an earlier build, else from the network and kept from then on. */
export async function answerFromEarlierBuilds(request: Request): Promise<Response> {
  const earlier = await caches.open(EARLIER)
  const kept = await earlier.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && HASHED.test(new URL(request.url).pathname)) await earlier.put(request, response.clone())
  return response
}
