// Due dates of tasks: quick picks and filters.
import { describe, expect, test } from 'vitest'
import { isDue } from '#apps/tasks/due.ts'
import { endOfDay } from '#formats/due.ts'
import { daysAfter, quickDays, withDay } from '#kit/due/quick-days.ts'

/** Tuesday 17 November 2026, 09:00 here. */
const now = new Date(2026, 10, 17, 9).getTime()
const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString()
const wholeDay = (day: number) => endOfDay(new Date(2026, 10, day)).toISOString()

describe('quick picks', () => {
  const seenFrom = (day: number) =>
    quickDays(new Date(2026, 10, day, 9).getTime()).map(({ id, day: picked }) => [id, picked.toISOString()])

  test('today, tomorrow, the weekend and next week are whole days; on a Monday, next week is the next one', () => {
    expect(seenFrom(17)).toEqual([
      ['today', wholeDay(17)],
      ['tomorrow', wholeDay(18)],
      ['weekend', wholeDay(21)],
      ['next-week', wholeDay(23)],
    ])
    expect(seenFrom(23).at(-1)).toEqual(['next-week', wholeDay(30)])
  })

  test('no day is offered twice, and no weekend that has begun', () => {
    expect(seenFrom(20).map(([id]) => id)).toEqual(['today', 'tomorrow', 'next-week'])
    expect(seenFrom(21).map(([id]) => id)).toEqual(['today', 'tomorrow', 'next-week'])
    expect(seenFrom(22).map(([id]) => id)).toEqual(['today', 'tomorrow'])
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
