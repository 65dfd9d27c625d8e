// The words of a query and the texts that have them: however case, accents and apostrophes are written.
import { expect, test } from 'vitest'
import { markMatches } from '#sw/api/engine/search/mark-matches.ts'
import { hasTerms, queryTerms } from '#sw/api/engine/search/query-terms.ts'

test.each([
  ["don't", 'I don’t know'],
  ['don’t', "I DON'T know"],
  ['l’ete', "L'été"],
])('%j is in %j', (query, text) => expect(hasTerms(text, queryTerms(query))).toBe(true))

test('each word is asked for once', () => expect(queryTerms("Don’t  don't")).toEqual(["don't"]))

test('what was found is marked as it is written', () =>
  expect(markMatches('I don’t know', "don't")).toBe('I <mark>don’t</mark> know'))
