// Numbers as people write them: what a comma or a point divides, and what is no number.
import { expect, test } from 'vitest'
import { readDecimal } from '#formats/decimal.ts'

test.each([
  ['1250', 1250, 1250],
  ['1 250', 1250, 1250],
  ['1_250', 1250, 1250],
  ['1’250', 1250, 1250],
  ['12,5', 12.5, 12.5],
  ['.5', 0.5, 0.5],
  ['5.', 5, 5],
  ['−3', -3, -3],
  // A comma before three figures divides thousands in English, and decimals in French.
  ['1,250', 1250, 1.25],
  ['1,250.5', 1250.5, 1250.5],
  ['1,250,000', 1_250_000, 1_250_000],
  ['1.250,5', 1250.5, 1250.5],
  ['1.250.000', 1_250_000, 1_250_000],
  ['1.250', 1.25, 1.25],
])('%s is %d in English and %d in French', (text, en, fr) => {
  expect([readDecimal(text, 'en'), readDecimal(text, 'fr')]).toEqual([en, fr])
})

test.each(['', ' ', '.', ',', 'a', '1e5', '0x10', '1.2.3', '1,2,3', '12,34,567', '1,250,5', '--1', '1'.repeat(101)])(
  '“%s” is no number',
  (text) => {
    expect(readDecimal(text, 'en')).toBeUndefined()
    expect(readDecimal(text, 'fr')).toBeUndefined()
  },
)
