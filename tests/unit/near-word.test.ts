import { expect, test } from 'vitest'
import { isNearWord } from '#formats/near-word.ts'

test.each([
  ['devloper', 'developer'],
  ['developper', 'developer'],
  ['develper', 'developer'],
  ['comptble', 'comptable'],
  ['analiste', 'analyste'],
  ['nusre', 'nurse'],
  ['develp', 'developer'],
  ['bu', 'bus'],
])('%s is nearly %s', (typed, word) => expect(isNearWord(typed, word)).toBe(true))

test.each([
  ['nurse', 'baker'],
  ['cook', 'bus'],
  ['bux', 'bus'],
  ['developer', 'deliverer'],
])('%s is not %s', (typed, word) => expect(isNearWord(typed, word)).toBe(false))
