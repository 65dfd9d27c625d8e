// How likely somebody who knows nothing is right: one of the answers that the item can be given.
import { expect, test } from 'vitest'
import { guessChance } from '#sw/api/portal/evaluation/bank-store.ts'

const text = (en: string) => ({ en, fr: en })
const options = (count: number) => Array.from({ length: count }, (_, index) => text(`${index}`))

test('the chance of guessing is that of the item’s own options', () => {
  const stem = text('Which is right?')
  expect(guessChance({ type: 'single', stem, options: options(4), key: [0] })).toBe(1 / 4)
  expect(guessChance({ type: 'code', stem, options: options(5), key: [0] })).toBe(1 / 5)
  expect(guessChance({ type: 'order', stem, options: options(4), key: [3, 1, 2, 0] })).toBe(1 / 24)
  expect(guessChance({ type: 'number', stem, key: { value: 7 } })).toBe(0.02)
})

test('an item that tells how many options are right is guessed among so many at a time', () => {
  const multiple = { type: 'multiple', stem: text('Which two are right?'), options: options(5) } as const
  expect(guessChance({ ...multiple, key: [0, 3] })).toBeCloseTo(1 / 10, 10)
  expect(guessChance({ ...multiple, options: options(4), key: [0, 3] })).toBeCloseTo(1 / 6, 10)
  const any = text('Which are right? Choose all that apply.')
  expect(guessChance({ ...multiple, stem: any, key: [0, 3] })).toBe(1 / 31)
})
