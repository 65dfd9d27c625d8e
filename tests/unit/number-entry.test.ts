// Numbers as a person types them, in either language.
import { expect, test } from 'vitest'
import { readNumberEntry } from '#formats/number-entry.ts'

test.each([
  ['12.50', 12.5, 12.5],
  ['12,50', 12.5, 12.5],
  ['1 234,5', 1234.5, 1234.5],
  ['1\u202f234,5', 1234.5, 1234.5],
  ['1,234.50', 1234.5, 1234.5],
  // Thousands in English, three decimal places in French.
  ['1,234', 1234, 1.234],
  ['1.234.567,8', 1234567.8, 1234567.8],
  ['−3', -3, -3],
  ['+12', 12, 12],
  [',5', 0.5, 0.5],
  ['6*12', 72, 72],
  ['2+3*4', 14, 14],
  ['0.1+0.2', 0.3, 0.3],
  ['10/4', 2.5, 2.5],
  ['5*-2', -10, -10],
  ['20 %', 20, 20],
  ['€4.20', 4.2, 4.2],
])('%s is %s in English and %s in French', (text, en, fr) => {
  expect([readNumberEntry(text, 'en'), readNumberEntry(text, 'fr')]).toEqual([en, fr])
})

test.each(['', ' ', 'twelve', '1/0', '3*', '--2', '1e5', '2(3)', '1'.repeat(200)])('“%s” is no number', (text) => {
  expect(readNumberEntry(text, 'en')).toBeUndefined()
  expect(readNumberEntry(text, 'fr')).toBeUndefined()
})
