// Due dates: the days that they mean, and the words for them in both languages.
import { describe, expect, test } from 'vitest'
import { daysFrom, dueDistance, dueText, endOfDay, isWholeDay } from '#formats/due.ts'
import { formatsOf } from '#platform/i18n/dates.ts'

/** Tuesday 17 November 2026, 09:00 here. */
const now = new Date(2026, 10, 17, 9).getTime()
const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString()
const wholeDay = (day: number) => endOfDay(new Date(2026, 10, day)).toISOString()

test('days are counted in the calendar, whatever the clocks do', () => {
  expect(daysFrom(new Date(2026, 9, 24, 23, 59).getTime(), new Date(2026, 9, 26, 0, 1))).toBe(2)
  expect(daysFrom(now, new Date(2026, 10, 16, 23, 59))).toBe(-1)
})

test('the last second of a day means the whole day', () => {
  expect(isWholeDay(endOfDay(new Date(now)))).toBe(true)
  expect(isWholeDay(new Date(2026, 10, 17, 23, 59))).toBe(false)
})

describe('words', () => {
  const english = { now, formats: formatsOf('en'), near: { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' } }
  const words = (due: string) => dueText(due, english)

  test.each([
    [wholeDay(16), 'Yesterday', 'overdue'],
    [wholeDay(17), 'Today', 'soon'],
    [at(17, 17), 'Today, 17:00', 'soon'],
    [at(17, 8), 'Today, 08:00', 'overdue'],
    [at(18, 10), 'Tomorrow, 10:00', 'soon'],
    [wholeDay(18), 'Tomorrow', 'soon'],
    [at(19, 10), 'Thu 19 Nov, 10:00', 'plain'],
    [wholeDay(19), 'Thu 19 Nov', 'plain'],
    [at(30, 10), '30 Nov, 10:00', 'plain'],
    [new Date(2027, 0, 3, 9).toISOString(), '3 Jan 2027, 09:00', 'plain'],
    [wholeDay(1), '1 Nov', 'overdue'],
  ])('%s is “%s”', (due, text, tone) => {
    expect({ ...words(due), text: words(due).text.replace('Thu, ', 'Thu ') }).toEqual({ text, tone })
  })

  test('French has its own order of day and month', () => {
    const french = { now, formats: formatsOf('fr'), near: { [-1]: 'Hier', 0: 'Aujourd’hui', 1: 'Demain' } }
    expect(dueText(wholeDay(18), french).text).toBe('Demain')
    expect(dueText(wholeDay(30), french).text).toBe('30 nov.')
    expect(dueText(wholeDay(19), french).text).toMatch(/^jeu\.? 19 nov\.$/)
  })
})

test.each([
  [wholeDay(17), undefined],
  [wholeDay(18), undefined],
  [wholeDay(20), 'in 3 days'],
  [at(17, 17), 'in 8 hours'],
  [at(18, 10), 'tomorrow'],
])('how far off %s is: %s', (due, distance) => {
  expect(dueDistance(due, now, formatsOf('en'))).toBe(distance)
})
