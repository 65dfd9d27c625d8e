// Amounts of money as people type them, in either language.
import { expect, test } from 'vitest'
import { amountOf } from '#formats/amount.ts'

test.each([
  ['42000', 42_000],
  ['42 000', 42_000],
  ['42\u202f000', 42_000],
  ['42,000', 42_000],
  ['42.000', 42_000],
  ['42’000', 42_000],
  ['42k', 42_000],
  ['42,5k', 42_500],
  ['42.5K', 42_500],
  ['45.000,00', 45_000],
  ['45,000.50', 45_000.5],
  ['45 000,50', 45_000.5],
  ['13,50', 13.5],
  ['€42000', 42_000],
  ['42 000 €', 42_000],
  ['EUR 42k', 42_000],
  ['42 000 chf', 42_000],
])('%s is %d', (typed, major) => {
  expect(amountOf(typed)).toBe(major * 100)
})

test.each(['', ' ', '\u00a0'])('“%s” is none', (typed) => {
  expect(amountOf(typed)).toBeNull()
})

test.each(['1e5', '0x10', '-42', '42-45', 'a lot', '€', '€42000€', '4,20,00', '42kk', '99999999', '٤٢'])(
  '“%s” is no amount',
  (typed) => {
    expect(amountOf(typed)).toBeUndefined()
  },
)
