import { expect, test } from 'vitest'
import { type DueReminder, lookAtReminders, REPEAT_MS } from '#kit/due/look-at-reminders.ts'

const AT = Date.parse('2026-11-02T08:00:00.000Z')
const MINUTE = 60_000
/** @param minutes after AT */
const due = (id: string, minutes = 0): DueReminder => ({ id, reminder: new Date(AT + minutes * MINUTE).toISOString() })
const ids = (found: { readonly fresh: readonly DueReminder[] }) => found.fresh.map(({ id }) => id)

test('while the page is open each reminder is said once, when it falls due', () => {
  const first = lookAtReminders([due('a')], { said: undefined, seenUntil: AT - 1, now: AT })
  const second = lookAtReminders([due('a'), due('b', 1)], { said: first.said, seenUntil: AT, now: AT + MINUTE })
  expect([ids(first), ids(second)]).toEqual([['a'], ['b']])
})

test('what is not done is said again after an hour, as often as it takes; what is done is not', () => {
  let { said } = lookAtReminders([due('a'), due('b')], { said: undefined, seenUntil: 0, now: AT })
  const look = (now: number, ...left: string[]) => {
    const found = lookAtReminders(
      left.map((id) => due(id)),
      { said, seenUntil: AT, now },
    )
    said = found.said
    return ids(found)
  }
  expect(look(AT + REPEAT_MS - 1, 'a', 'b')).toEqual([])
  expect(look(AT + REPEAT_MS, 'a')).toEqual(['a'])
  expect(look(AT + REPEAT_MS + MINUTE, 'a')).toEqual([])
  expect(look(AT + 2 * REPEAT_MS, 'a')).toEqual(['a'])
  expect(look(AT + 3 * REPEAT_MS)).toEqual([])
})

test('at the next start: what fell due while nobody was there, and what was said and is not done; never what was due before the first visit', () => {
  const visit = lookAtReminders([due('old', -60), due('a')], { said: undefined, seenUntil: AT - MINUTE, now: AT })
  expect(ids(visit)).toEqual(['a'])
  const away = { said: undefined, seenUntil: visit.seenUntil, now: AT + 9 * REPEAT_MS }
  expect(ids(lookAtReminders([due('old', -60), due('a'), due('b', 90)], away))).toEqual(['a', 'b'])
  const done = lookAtReminders([due('old', -60)], { said: visit.said, seenUntil: AT, now: AT + MINUTE })
  expect(done.seenUntil).toBe(AT + MINUTE)
  expect(ids(lookAtReminders([due('old', -60)], { ...away, seenUntil: done.seenUntil }))).toEqual([])
})

test('a reminder of what was long past when it was stored is said, as is one that was set anew', () => {
  const { said } = lookAtReminders([due('a')], { said: undefined, seenUntil: AT, now: AT })
  expect(ids(lookAtReminders([due('a', 5), due('b', -600)], { said, seenUntil: AT, now: AT + 5 * MINUTE }))).toEqual([
    'a',
    'b',
  ])
})
