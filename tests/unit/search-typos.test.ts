// Words that are nearly what was typed.

import { describe, expect, test } from 'vitest'
import { alikeIn, isAlike } from '#sw/api/engine/search/search-typos.ts'
import { fc } from '#tests/setup/properties.ts'
import { hasSlips } from '#tests/setup/search-model.ts'

describe('slips', () => {
  test.each([
    ['wever', 'weber', 'another letter'],
    ['weer', 'weber', 'a letter missing'],
    ['weeber', 'weber', 'a letter too many'],
    ['wbeer', 'weber', 'two letters in each other’s place'],
    ['analit', 'analytics', 'at the beginning of a longer word'],
    ['candidture', 'candidatures', 'two of them from eight letters'],
  ])('%s finds %s: %s', (word, term) => expect(isAlike(word, term)).toBe(true))

  test.each([
    ['bus', 'buy', 'fewer than four letters'],
    ['wevr', 'weber', 'two slips in four letters'],
    ['tram', 'travel', 'the beginning of a longer word, from six letters only'],
    ['1024', '1025', 'numbers and codes are never nearly others'],
  ])('%s does not find %s: %s', (word, term) => expect(isAlike(word, term)).toBe(false))

  test('among many terms at once the same are found as one by one', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 11 })
    fc.assert(
      fc.property(fc.uniqueArray(letters, { maxLength: 60 }), letters, (all, word) => {
        const terms = all.toSorted()
        expect(alikeIn(terms, word).map((index) => terms[index])).toEqual(terms.filter((term) => hasSlips(word, term)))
      }),
      { numRuns: 500 },
    )
  })
})
