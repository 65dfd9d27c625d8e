// The times that something is put off to at a press, as a person calls them.
import { expect, test } from 'vitest'
import { quickTimes } from '#kit/due/quick-times.ts'

/** Day and hour by name, seen from a day of November 2026, some minutes after an hour. */
const seenFrom = (day: number, hours: number) =>
  Object.fromEntries(
    quickTimes(new Date(2026, 10, day, hours, 10).getTime()).map(({ id, time }) => {
      const at = new Date(time)
      return [id, `${at.getMonth() + 1}-${at.getDate()} ${at.getHours()}:${at.getMinutes()}`]
    }),
  )

test('later today is this evening, or in two hours where that is past; where the day ends before, it is not offered', () => {
  expect(seenFrom(24, 9).later).toBe('11-24 18:0')
  expect(seenFrom(24, 17).later).toBe('11-24 19:0')
  expect(seenFrom(24, 20).later).toBe('11-24 22:0')
  expect(seenFrom(24, 22)).not.toHaveProperty('later')
})

test('tomorrow, the weekend and Monday are mornings to come: on a Monday, that of the week after', () => {
  expect(seenFrom(24, 20)).toMatchObject({ tomorrow: '11-25 9:0', weekend: '11-28 9:0', monday: '11-30 9:0' })
  expect(seenFrom(23, 8)).toMatchObject({ weekend: '11-28 9:0', monday: '11-30 9:0' })
})

test('no time is offered twice, and no weekend that has begun', () => {
  expect(Object.keys(seenFrom(27, 8))).toEqual(['later', 'tomorrow', 'monday'])
  expect(Object.keys(seenFrom(28, 8))).toEqual(['later', 'tomorrow', 'monday'])
  expect(Object.keys(seenFrom(29, 8))).toEqual(['later', 'tomorrow'])
})
