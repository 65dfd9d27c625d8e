// What of the things that other apps shared may go on waiting.
import { afterEach, expect, test, vi } from 'vitest'
import { addressOfShared, mayWait, SHARED_CACHE, SHARED_LIMITS } from '#contract/shell/shared.ts'
import { dropStaleShares } from '#sw/shared.ts'
import { cacheStorage } from '#tests/setup/cache-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const NOW = Date.UTC(2026, 10, 22, 9)
const HOUR = 3_600_000
const MB = 1_000_000

/** @param shares hours ago, and bytes */
const left = (...shares: readonly (readonly [number, number])[]): string[] =>
  mayWait(
    shares.map(([hours, bytes], index) =>
      addressOfShared({ id: `share-${index}`, at: NOW - hours * HOUR, bytes }).replace(/^/, 'https://cairn.example'),
    ),
    NOW,
  ).map(({ id }) => id)

test('the newest first', () => {
  expect(left([3, 1], [1, 1], [2, 1])).toEqual(['share-1', 'share-2', 'share-0'])
})

test('five at most: the oldest goes', () => {
  expect(left([6, 1], [5, 1], [4, 1], [3, 1], [2, 1], [1, 1])).toEqual([5, 4, 3, 2, 1].map((index) => `share-${index}`))
})

test('50 MB in all: from the one that is too much, the older go', () => {
  expect(left([4, MB], [3, 30 * MB], [2, 25 * MB], [1, 20 * MB])).toEqual(['share-3', 'share-2'])
  expect(left([2, 0], [1, 50 * MB])).toEqual(['share-1', 'share-0'])
  expect(left([1, 50 * MB + 1])).toEqual([])
})

test('a day: to the millisecond', () => {
  expect(left([24, 1], [24 + 1 / HOUR, 1])).toEqual(['share-0'])
  expect(SHARED_LIMITS.ms).toBe(24 * HOUR)
})

test('what has no time, or none of our addresses, goes', () => {
  expect(mayWait(['https://cairn.example/shared/an-earlier-build', 'https://cairn.example/shared/a/b/c'], NOW)).toEqual(
    [],
  )
})

test('goes by itself: what is too old, or too much, when somebody opens Cairn', async () => {
  vi.stubGlobal('caches', cacheStorage())
  await dropStaleShares(NOW)
  // Nothing is made where nothing was ever shared.
  expect(await caches.has(SHARED_CACHE)).toBe(false)
  const cache = await caches.open(SHARED_CACHE)
  const left = async () => (await cache.keys()).map(({ url }) => url.split('/').at(-3))
  for (const [id, hours] of [
    ['old', 23],
    ['new', 1],
  ] as const)
    await cache.put(addressOfShared({ id, at: NOW - hours * HOUR, bytes: 1 }), new Response(new FormData()))
  await dropStaleShares(NOW)
  expect(await left()).toEqual(['old', 'new'])
  await dropStaleShares(NOW + 2 * HOUR)
  expect(await left()).toEqual(['new'])
  await cache.put(addressOfShared({ id: 'large', at: NOW, bytes: 50 * MB }), new Response(new FormData()))
  await dropStaleShares(NOW + 2 * HOUR)
  expect(await left()).toEqual(['large'])
})
