// Splits texts into the terms of the search: words with case and accents folded, whatever the language.
import { foldText } from '#formats/text.ts'

/** Longer words are known by their beginning. */
export const LONGEST_WORD = 40

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text, folded, in their sequence. */
export const termsOf = (text: string): string[] => wholeTermsOf(text).map((word) => word.slice(0, LONGEST_WORD))

/** As `termsOf`, however long they are. */
export const wholeTermsOf = (text: string): string[] => (text.match(WORD) ?? []).flatMap((word) => foldText(word) || [])

/** A piece of a text, from its first to behind its last UTF-16 code unit. */
export type TextRange = [start: number, end: number]

/**
 * Where a text has what was searched: the beginnings of words that begin so, and the whole of words that are alike.
 * @param words what was searched, folded
 * @param isAlike returns whether a word of the text was found for a word with a slip in it
 */
export function rangesOf(
  text: string,
  words: readonly string[],
  isAlike: (word: string, term: string) => boolean,
): TextRange[] {
  const ranges: TextRange[] = []
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const term = foldText(found)
    const longest = Math.max(0, ...words.filter((word) => term.startsWith(word)).map((word) => word.length))
    if (longest > 0) ranges.push([index, index + lengthOf(found, longest)])
    else if (words.some((word) => isAlike(word, term))) ranges.push([index, index + found.length])
  }
  return ranges
}

/** How much of a word as it is written its first `folded` folded letters are. */
function lengthOf(word: string, folded: number): number {
  let length = 0
  let seen = 0
  for (const letter of word) {
    const own = foldText(letter).length
    // An accent that is a character of its own belongs to the letter before it.
    if (seen >= folded && own > 0) break
    length += letter.length
    seen += own
  }
  return length
}
