// Whether a sentence was mended: by its words alone, so that any right wording of the place counts, with what stood around it left as it was.
import type { EditedSentence } from '#seed/items/desk-task.ts'

/** Words around the place that may be other or gone, and words that may be added. */
const MOST_LOST = 1
const MOST_ADDED = 2

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\bi'm\b/g, 'i am'],
]

/** In small letters, without punctuation, contractions written out. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'")
  const whole = CONTRACTIONS.reduce((made, [short, long]) => made.replaceAll(short, long), plain)
  return whole.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
}

/** A form that is accepted is there, the wrong one doesn't, and the rest of the sentence is as it was. */
export function isMended({ wrong, forms, around }: EditedSentence, text: string): boolean {
  const words = wordsOf(text)
  const accepted = forms.map(wordsOf)
  if (has(words, wordsOf(wrong))) return false
  if (!accepted.some((form) => has(words, form))) return false
  const rest = around.flatMap(wordsOf)
  const longest = Math.max(...accepted.map(({ length }) => length))
  return words.length <= rest.length + longest + MOST_ADDED && commonInSequence(rest, words) >= rest.length - MOST_LOST
}

/** The sentence with the best form in the place. */
export const asMended = ({ forms, around: [before, after] }: EditedSentence): string => `${before}${forms[0]}${after}`

const has = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_, at) => part.every((word, index) => words[at + index] === word))

/** How many words both have in the same sequence. */
function commonInSequence(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0)
  for (const word of one) {
    const before = row
    row = [0]
    other.forEach((own, at) => {
      row.push(own === word ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, row[at] ?? 0))
    })
  }
  return row.at(-1) ?? 0
}
