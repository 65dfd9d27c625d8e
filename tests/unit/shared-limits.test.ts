// What of the things that other apps shared may go on waiting.
import { expect, test } from 'vitest'
import { addressOfShared, mayWait, SHARED_LIMITS } from '#contract/shell/shared.ts'

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
