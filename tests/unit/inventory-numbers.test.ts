// Numbers of a table of products, as its cells have them: read as they are meant, or refused; never as another number.
import { expect, test } from 'vitest'
import { readNumber } from '#sw/api/apps/inventory/cells.ts'

test.each([
  ['1234.5', 1234.5],
  ['1 234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ["-1'234'567", -1_234_567],
  ['12,34,567.5', 1_234_567.5],
  ['2026.11.17', undefined],
  ['17.11.2026', undefined],
  ['1,2,3', undefined],
  ['1.2.3', undefined],
  ['1,234,5', undefined],
  ['12 kg', undefined],
  ['1e9', undefined],
  ['Infinity', undefined],
  ['-', undefined],
] as const)('%s is %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})
