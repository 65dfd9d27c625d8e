// The words of a query, and whether a text has them: in any order, anywhere in it, case and accents aside.
import { foldText } from '#formats/text.ts'

/** Each once, folded; none where nothing is searched. */
export const queryWords = (query: string): string[] => [
  ...new Set(query.split(/\s+/).flatMap((word) => foldText(word) || [])),
]

/** @param words as `queryWords` gives them */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text)
  return words.every((word) => folded.includes(word))
}
