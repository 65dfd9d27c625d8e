// How well titles fit what is typed, for what the palette looks up without the back end: actions, pages; and which of all hits is the best.
import { foldText } from '#formats/text.ts'
import type { Mark } from './hits.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** What is typed, in words. */
export const wordsIn = (text: string): string[] => foldText(text).match(WORD) ?? []

/** Each word: the very one, one that begins so, one that has it inside. */
const EXACT = 5
const BEGINNING = 3
const INSIDE = 1
/** The title begins as it is typed, or is it. */
const STARTS = 10
const IS = 20

/** @returns 0 where a word is not in it @internal */
export function fitOf(title: string, words: readonly string[]): number {
  if (words.length === 0) return 0
  const own = wordsIn(title)
  const scores = words.map((word) => Math.max(0, ...own.map((term) => fitOfWord(term, word))))
  if (scores.includes(0)) return 0
  const [whole, typed] = [own.join(' '), words.join(' ')]
  const extra = whole === typed ? IS : whole.startsWith(typed) ? STARTS : 0
  return extra + scores.reduce((sum, score) => sum + score, 0) / words.length
}

function fitOfWord(term: string, word: string): number {
  if (term === word) return EXACT
  if (term.startsWith(word)) return BEGINNING
  return word.length > 2 && term.includes(word) ? INSIDE : 0
}

/** Where a title has what is typed. */
export function marksIn(title: string, words: readonly string[]): Mark[] {
  return [...title.matchAll(WORD)].flatMap(({ 0: term, index }): Mark[] => {
    const folded = foldText(term)
    const found = words
      .map((word) => ({ at: folded.indexOf(word), length: word.length }))
      .filter(({ at, length }) => at === 0 || (at > 0 && length > 2))
      .sort((a, b) => a.at - b.at || b.length - a.length)[0]
    if (!found) return []
    // A letter that is folded into two has no half to mark.
    if (folded.length !== term.length) return [[index, index + term.length]]
    return [[index + found.at, index + found.at + found.length]]
  })
}

interface Titled {
  readonly title: string
  readonly aliases?: readonly string[]
}

/** Those that fit, the best first; as given where they fit equally. All of them where nothing is typed. */
export function ranked<Item extends Titled>(items: readonly Item[], words: readonly string[]): Item[] {
  if (words.length === 0) return [...items]
  return items
    .map((item) => ({
      item,
      score: Math.max(...[item.title, ...(item.aliases ?? [])].map((title) => fitOf(title, words))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

/** The item of all groups that fits best; the first of those that fit equally. Undefined where none has the words in its title. */
export function bestOf<Item extends Titled>(
  groups: readonly { readonly items: readonly Item[] }[],
  words: readonly string[],
): Item | undefined {
  const [best] = ranked(
    groups.flatMap(({ items }) => items),
    words,
  )
  return words.length === 0 ? undefined : best
}
