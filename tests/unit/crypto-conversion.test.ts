// What changing coins would give: cut, never rounded up, and refused with the reason.
import { expect, test } from 'vitest'
import { convert } from '#apps/dashboards/crypto/conversion.ts'

const input = { language: 'en', balance: 2, fromPrice: 100, toPrice: 1, digits: 2 }

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['abc', 'number'],
  ['1e3', 'number'],
  ['1.2.3', 'number'],
  ['0', 'negative'],
  ['-1', 'negative'],
  ['2.01', 'balance'],
  ['0.00001', 'least'],
] as const)('“%s” is refused: %s', (text, fault) => {
  expect(convert({ ...input, text })).toEqual({ fault, result: 0 })
})

test.each([
  ['2', 200],
  ['1,5', 150],
  [' .5 ', 50],
  ['0.012345', 1.23],
  ['0.0001', 0.01],
] as const)('“%s” gives %d', (text, result) => {
  expect(convert({ ...input, text })).toEqual({ result })
})

test('a comma before three figures divides thousands in English, and decimals in French', () => {
  const wallet = { ...input, balance: 5000 }
  expect([convert({ ...wallet, text: '1,250' }), convert({ ...wallet, text: '1,250', language: 'fr' })]).toEqual([
    { result: 125_000 },
    { result: 125 },
  ])
})

test('a coin has eight decimals', () => {
  expect(convert({ ...input, balance: 1, fromPrice: 1, toPrice: 3, digits: 8, text: '1' })).toEqual({
    result: 0.333_333_33,
  })
})
