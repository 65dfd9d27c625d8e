// The terms of a query, and whether a text has them: in any order, anywhere in it, whatever the case, the accents and the apostrophes.
import { foldText, straightApostrophes } from '#formats/text.ts'

/** A text as it is compared with the words of a query. */
export const searchedForm = (text: string): string => straightApostrophes(foldText(text))

/** Each once, folded; none where nothing is searched. */
export const queryTerms = (query: string): string[] => [
  ...new Set(query.split(/\s+/).flatMap((word) => searchedForm(word) || [])),
]

/** @param terms as `queryWords` gives them */
export function hasTerms(text: string, terms: readonly string[]): boolean {
  const searched = searchedForm(text)
  return terms.every((word) => searched.includes(word))
}
