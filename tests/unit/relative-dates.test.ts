// How far away something is, in words: what has just come is not to come, whoever's clock says so.
import { expect, test } from 'vitest'
import { formatsOf } from '#platform/i18n/dates.ts'

const MINUTE = 60_000
const NOW = Date.parse('2026-11-22T10:15:00.000Z')
const en = formatsOf('en')
const fr = formatsOf('fr')

test('within a minute it is now, before and after: the time is told to the minute', () => {
  for (const ms of [0, 1, 29_999, 30_000, MINUTE - 1]) {
    expect([en.relative(NOW + ms, NOW), en.relative(NOW - ms, NOW)]).toEqual(['now', 'now'])
    expect([fr.relative(NOW + ms, NOW), fr.relative(NOW - ms, NOW)]).toEqual(['maintenant', 'maintenant'])
  }
})

test('from a minute on it is so many of the largest unit', () => {
  expect(en.relative(NOW + MINUTE, NOW)).toBe('in 1 minute')
  expect(en.relative(NOW - MINUTE, NOW)).toBe('1 minute ago')
  expect(en.relative(NOW - 26 * MINUTE, NOW)).toBe('26 minutes ago')
  expect(en.relative(NOW + 49 * 60 * MINUTE, NOW)).toBe('in 2 days')
  expect(fr.relative(NOW - 24 * 60 * MINUTE, NOW)).toBe('hier')
})

test('what has happened is never in the future, though a server’s clock be ahead', () => {
  expect(en.ago(NOW + 3 * MINUTE, NOW)).toBe('now')
  expect(en.ago(NOW + 3 * 24 * 60 * MINUTE, NOW)).toBe('now')
  expect(en.ago(new Date(NOW - 3 * MINUTE), NOW)).toBe('3 minutes ago')
})
