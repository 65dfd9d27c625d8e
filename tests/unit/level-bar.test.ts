// Where a level is on a bar: in the middle of its part, everywhere.
import { expect, test } from 'vitest'
import { levelOnBar } from '#ui/level-bar.ts'

test('each level stands in the middle of its fifth of the bar; what is beyond stays at its ends', () => {
  expect([1, 2, 3, 4, 5].map(levelOnBar)).toEqual([10, 30, 50, 70, 90])
  expect([0, 0.2, 5.8].map(levelOnBar)).toEqual([0, 0, 100])
})
