// Due dates: the days that they mean, and the words for them in both languages.
import { describe, expect, test } from 'vitest'
import { daysFrom, endOfDay, isDue, isWholeDay, quickPick, withDay } from '#apps/tasks/due.ts'
import { dueWords } from '#apps/tasks/due-words.ts'
import { formatsOf } from '#platform/i18n/dates.ts'

/** Tuesday 17 November 2026, 09:00 here. */
const now = new Date(2026, 10, 17, 9).getTime()
const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString()
const wholeDay = (day: number) => endOfDay(new Date(2026, 10, day)).toISOString()

describe('quick picks', () => {
  test.each([
    ['today', 17],
    ['tomorrow', 18],
    ['weekend', 21],
    ['next-week', 23],
  ] as const)('%s is the %i th, for the whole day', (pick, day) => {
    expect(quickPick(pick, now).toISOString()).toBe(wholeDay(day))
  })

  test('on a Saturday, the weekend is the next one; on a Monday, next week is the next one', () => {
    expect(quickPick('weekend', new Date(2026, 10, 21, 9).getTime()).toISOString()).toBe(wholeDay(28))
    expect(quickPick('next-week', new Date(2026, 10, 23, 9).getTime()).toISOString()).toBe(wholeDay(30))
  })

  test('another day keeps the time of day that was set, and only that', () => {
    expect(withDay(at(17, 10, 30), new Date(2026, 10, 20))).toBe(at(20, 10, 30))
    expect(withDay(wholeDay(17), new Date(2026, 10, 20))).toBe(wholeDay(20))
    expect(withDay(null, new Date(2026, 10, 20))).toBe(wholeDay(20))
  })
})

describe('filters', () => {
  test('overdue is what is past, today included', () => {
    expect(isDue(at(17, 8), 'overdue', now)).toBe(true)
    expect(isDue(wholeDay(17), 'overdue', now)).toBe(false)
    expect(isDue(null, 'overdue', now)).toBe(false)
  })

  test('now is what is late and what is due today, later today too', () => {
    for (const due of [at(3, 8), at(17, 8), wholeDay(17)]) expect(isDue(due, 'now', now)).toBe(true)
    for (const due of [at(18, 8), null]) expect(isDue(due, 'now', now)).toBe(false)
  })

  test('the next 7 days begin today', () => {
    expect(isDue(at(17, 8), 'week', now)).toBe(true)
    expect(isDue(at(23, 8), 'week', now)).toBe(true)
    expect(isDue(at(24, 8), 'week', now)).toBe(false)
    expect(isDue(at(16, 8), 'week', now)).toBe(false)
  })

  test('without a date', () => {
    expect(isDue(null, 'none', now)).toBe(true)
    expect(isDue(at(17, 8), 'none', now)).toBe(false)
  })
})

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
  const words = (due: string, hasTime = false) => dueWords(due, { ...english, hasTime })

  test.each([
    [wholeDay(16), 'Yesterday', 'overdue'],
    [wholeDay(17), 'Today', 'soon'],
    [at(17, 17), 'Today, 17:00', 'soon'],
    [at(17, 8), 'Today, 08:00', 'overdue'],
    [at(18, 10), 'Tomorrow', 'soon'],
    [at(19, 10), 'Thu 19 Nov', 'plain'],
    [at(30, 10), '30 Nov', 'plain'],
    [new Date(2027, 0, 3).toISOString(), '3 Jan 2027', 'plain'],
    [new Date(2026, 10, 1).toISOString(), '1 Nov', 'overdue'],
  ])('%s is “%s”', (due, text, tone) => {
    expect({ ...words(due), text: words(due).text.replace('Thu, ', 'Thu ') }).toEqual({ text, tone })
  })

  test('French has its own order of day and month', () => {
    const french = { now, formats: formatsOf('fr'), near: { [-1]: 'Hier', 0: 'Aujourd’hui', 1: 'Demain' } }
    expect(dueWords(wholeDay(18), french).text).toBe('Demain')
    expect(dueWords(wholeDay(30), french).text).toBe('30 nov.')
    expect(dueWords(wholeDay(19), french).text).toMatch(/^jeu\.? 19 nov\.$/)
  })

  test('where there is room, the time of day is said too', () => {
    expect(words(at(18, 10), true).text).toBe('Tomorrow, 10:00')
    expect(words(wholeDay(18), true).text).toBe('Tomorrow')
  })
})
