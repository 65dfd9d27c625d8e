// Repetition: what follows a time, held against ical.js, and rules that are written as they were read.

import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { firstFrom, following, type Recurrence, readRule, ruleText, timeAfter } from '#formats/recurrence.ts'
import { fc, runs } from '#tests/setup/properties.ts'

const RUNS = runs(200)

const day = fc.date({ min: new Date(2020, 0, 1), max: new Date(2035, 0, 1), noInvalidDate: true }).map((date) => {
  const noon = new Date(date)
  noon.setHours(12, 0, 0, 0)
  return noon
})
const rule: fc.Arbitrary<Recurrence> = fc
  .record({
    freq: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const),
    interval: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
    monthDay: fc.option(fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(-1))),
  })
  .map(({ freq, weekdays, monthDay, interval }) => ({
    freq,
    interval,
    weekdays: freq === 'WEEKLY' ? weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)) : [],
    monthDay: freq === 'MONTHLY' ? monthDay : null,
    until: null,
    count: null,
  }))

/** What ical.js says comes after the first one. */
function byLibrary(read: Recurrence, from: Date): string | undefined {
  const start = ICAL.Time.fromJSDate(from, false)
  const times = ICAL.Recur.fromString(`${ruleText(read)};WKST=MO`).iterator(start)
  for (let at = times.next(); at; at = times.next()) {
    if (at.compare(start) > 0) return at.toJSDate().toISOString()
  }
  return undefined
}

test(`what follows is what ical.js says (${RUNS} rules)`, () => {
  fc.assert(
    fc.property(rule, day, (read, from) => {
      expect(timeAfter(read, from)?.toISOString()).toBe(byLibrary(read, from))
    }),
    { numRuns: RUNS },
  )
})

test(`a rule is written as it was read, and the first time from a day is one of its times (${RUNS} rules)`, () => {
  fc.assert(
    fc.property(rule, day, (read, from) => {
      expect(readRule(ruleText(read))).toEqual(read)
      const first = firstFrom(read, from)
      expect(first.getTime()).toBeGreaterThanOrEqual(from.getTime())
      expect(firstFrom(read, first)).toEqual(first)
    }),
    { numRuns: RUNS },
  )
})

const at = (month: number, date: number, hours = 9) => new Date(2026, month - 1, date, hours)
const next = (text: string, from: Date, now = from) => following(text, from, now.getTime())

describe('what follows', () => {
  test('is never past: what was left undone for weeks does not come back week by week', () => {
    expect(next('FREQ=WEEKLY;BYDAY=MO', at(11, 2), at(11, 24))?.at).toEqual(at(11, 30))
    expect(next('FREQ=DAILY', at(11, 2), at(11, 24, 8))?.at).toEqual(at(11, 24))
  })
  test('keeps its time of day over a change of the clocks', () => {
    expect(next('FREQ=WEEKLY', at(10, 24))?.at.getHours()).toBe(9)
  })
  test('a month without the day is left out; the last day is in each', () => {
    expect(next('FREQ=MONTHLY;BYMONTHDAY=31', at(1, 31))?.at).toEqual(at(3, 31))
    expect(next('FREQ=MONTHLY;BYMONTHDAY=-1', at(1, 31))?.at).toEqual(at(2, 28))
  })
  test('ends on its last day', () => {
    expect(next('FREQ=DAILY;UNTIL=20261103', at(11, 2))?.at).toEqual(at(11, 3))
    expect(next('FREQ=DAILY;UNTIL=20261103', at(11, 3))).toBeNull()
  })
  test('ends after so many times; those that passed count', () => {
    expect(next('FREQ=DAILY;COUNT=3', at(11, 2))?.rule).toBe('FREQ=DAILY;COUNT=2')
    expect(next('FREQ=DAILY;COUNT=3', at(11, 2), at(11, 4))?.rule).toBe('FREQ=DAILY;COUNT=1')
    expect(next('FREQ=DAILY;COUNT=1', at(11, 2))).toBeNull()
  })
  test('is counted from the day it is done where the rule says so, whether that is late or early, and keeps its time', () => {
    expect(next('FREQ=DAILY;INTERVAL=3;FROM=COMPLETION', at(11, 2), at(11, 24, 18))).toEqual({
      at: at(11, 27),
      rule: 'FREQ=DAILY;INTERVAL=3;FROM=COMPLETION',
    })
    expect(next('FREQ=WEEKLY;FROM=COMPLETION', at(11, 28), at(11, 24))?.at).toEqual(at(12, 1))
    expect(next('FREQ=WEEKLY;BYDAY=FR;FROM=COMPLETION', at(11, 20), at(11, 24))?.at).toEqual(at(11, 27))
    expect(next('FREQ=MONTHLY;FROM=COMPLETION', at(1, 12), at(1, 31, 20))?.at).toEqual(at(2, 28))
    expect(next('FREQ=DAILY;COUNT=2;FROM=COMPLETION', at(11, 2), at(11, 24))?.rule).toBe(
      'FREQ=DAILY;COUNT=1;FROM=COMPLETION',
    )
    expect(next('FREQ=DAILY;UNTIL=20261124;FROM=COMPLETION', at(11, 2), at(11, 24))).toBeNull()
  })
  test('a day that never comes is none', () => {
    expect(next('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31', at(2, 1))).toBeNull()
  })
})

test.each([
  'FREQ=HOURLY',
  'FREQ=MONTHLY;BYDAY=2MO',
  'FREQ=MONTHLY;BYSETPOS=1',
  'FREQ=YEARLY;BYMONTH=3',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;COUNT=x',
  'FREQ=DAILY;UNTIL=soon',
  'FREQ=DAILY;FROM=START',
  'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
  '',
])('“%s” asks for more than is understood', (text) => {
  expect(readRule(text)).toBeNull()
})

test('parts may stand in any sequence, an end with a time', () => {
  const read = readRule('INTERVAL=2;byday=TH,MO;FREQ=WEEKLY;UNTIL=20261231T225959;WKST=MO')
  expect(read && ruleText(read)).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20261231')
})

test.each([
  ['a time in UTC is of the day that it is here', (day: Date) => day.toISOString().replaceAll(/[-:]|\.\d+/g, '')],
  ['midnight in UTC is that day', () => '20261203T000000Z'],
  ['with dashes', () => '2026-12-03'],
])('the end of a rule: %s', (_, written) => {
  for (const hours of [0, 12, 23])
    expect(readRule(`FREQ=DAILY;UNTIL=${written(new Date(2026, 11, 3, hours, 30))}`)?.until).toBe('2026-12-03')
})
