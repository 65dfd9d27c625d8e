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
  expect(en.relative(NOW + 59.6 * MINUTE, NOW)).toBe('in 1 hour')
  expect(en.relative(NOW + 61 * MINUTE, NOW)).toBe('in 1 hour')
})

/** Of the time zone of the tests. */
const local = (text: string): number => new Date(text).getTime()

test.each([
  // Of the same day in hours, of another by the calendar.
  ['2026-11-25T08:00', '2026-11-25T22:00', 'in 14 hours', 'dans 14 heures'],
  ['2026-11-25T08:00', '2026-11-25T00:10', '8 hours ago', 'il y a 8 heures'],
  ['2026-11-25T08:00', '2026-11-23T20:30', '2 days ago', 'avant-hier'],
  ['2026-11-25T08:00', '2026-11-24T23:00', 'yesterday', 'hier'],
  ['2026-11-25T23:50', '2026-11-27T00:00', 'in 2 days', 'après-demain'],
  ['2026-11-25T00:10', '2026-11-26T23:00', 'tomorrow', 'demain'],
  ['2026-11-25T23:40', '2026-11-26T00:10', 'in 30 minutes', 'dans 30 minutes'],
  ['2026-11-25T08:00', '2026-12-01T20:00', 'in 6 days', 'dans 6 jours'],
  ['2026-11-25T08:00', '2026-12-02T07:00', 'in 1 week', 'dans 1 semaine'],
  ['2026-11-25T08:00', '2026-11-10T07:00', '2 weeks ago', 'il y a 2 semaines'],
  ['2026-11-25T08:00', '2026-12-24T07:00', 'in 4 weeks', 'dans 4 semaines'],
  ['2026-11-25T08:00', '2026-12-29T07:00', 'in 1 month', 'dans 1 mois'],
  ['2026-11-25T08:00', '2027-11-20T07:00', 'in 1 year', 'dans 1 an'],
  ['2026-11-25T08:00', '2024-11-20T07:00', '2 years ago', 'il y a 2 ans'],
  // Over both changes of the clock.
  ['2026-10-24T12:00', '2026-10-26T12:00', 'in 2 days', 'après-demain'],
  ['2027-03-27T12:00', '2027-03-28T11:30', 'tomorrow', 'demain'],
])('seen on %s, %s is %s', (now, then, inEnglish, inFrench) => {
  expect([en.relative(local(then), local(now)), fr.relative(local(then), local(now))]).toEqual([inEnglish, inFrench])
})

test('a whole day is told by the calendar, though it began hours ago', () => {
  expect(en.relative('2026-11-26', local('2026-11-25T08:00'))).toBe('tomorrow')
  expect(en.relative('2026-11-27', local('2026-11-25T08:00'))).toBe('in 2 days')
})

test('what has happened is never in the future, though a server’s clock be ahead', () => {
  expect(en.ago(NOW + 3 * MINUTE, NOW)).toBe('now')
  expect(en.ago(NOW + 3 * 24 * 60 * MINUTE, NOW)).toBe('now')
  expect(en.ago(new Date(NOW - 3 * MINUTE), NOW)).toBe('3 minutes ago')
})
