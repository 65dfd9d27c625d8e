// Due dates of tasks: quick picks and filters.
import { describe, expect, test } from 'vitest'
import { isDue } from '#apps/tasks/due.ts'
import { endOfDay } from '#formats/due.ts'
import { daysAfter, quickDay, withDay } from '#kit/due/quick-days.ts'

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
    expect(quickDay(pick, now).toISOString()).toBe(wholeDay(day))
  })

  test('on a Saturday, the weekend is the next one; on a Monday, next week is the next one', () => {
    expect(quickDay('weekend', new Date(2026, 10, 21, 9).getTime()).toISOString()).toBe(wholeDay(28))
    expect(quickDay('next-week', new Date(2026, 10, 23, 9).getTime()).toISOString()).toBe(wholeDay(30))
  })

  test('another day keeps the time of day that was set, and only that', () => {
    expect(withDay(at(17, 10, 30), new Date(2026, 10, 20))).toBe(at(20, 10, 30))
    expect(withDay(wholeDay(17), new Date(2026, 10, 20))).toBe(wholeDay(20))
    expect(withDay(null, new Date(2026, 10, 20))).toBe(wholeDay(20))
  })

  test('put off by days it keeps its time of day, over the end of a month too', () => {
    expect(daysAfter(at(17, 10, 30), 1)).toBe(at(18, 10, 30))
    expect(daysAfter(wholeDay(17), 3)).toBe(wholeDay(20))
    expect(daysAfter(wholeDay(28), 7)).toBe(endOfDay(new Date(2026, 11, 5)).toISOString())
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
