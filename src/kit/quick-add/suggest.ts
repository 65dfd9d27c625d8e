// What may be meant by a '#' or '@' that is being typed: labels and people that fit so far. Pure.
// @chunk repeat-text
import { foldLetters } from '#formats/text.ts'
import type { KnownPerson, KnownTag } from './find-tokens.ts'

export interface Suggestion {
  readonly id: string
  readonly kind: 'tag' | 'person'
  /** What is behind the sign when it is taken. */
  readonly title: string
}

export interface Suggestions {
  /** Where the sign is, and where what was typed of the word ends. */
  readonly start: number
  readonly end: number
  readonly items: readonly Suggestion[]
}

const MOST = 6

/** @param caret where the person types; undefined where no sign is being typed there, nothing fits, or it is there in full already */
export function suggest(
  text: string,
  caret: number,
  known: { readonly tags: readonly KnownTag[]; readonly people: readonly KnownPerson[] },
): Suggestions | undefined {
  const [, sign, typed = ''] = /(?:^|\s)([#*@])([^#*@!\s]*(?: [^#*@!\s]+)?)$/u.exec(text.slice(0, caret)) ?? []
  if (sign === undefined) return undefined
  const all: readonly Suggestion[] =
    sign === '@'
      ? known.people.map(({ id, name }) => ({ id, kind: 'person', title: name }))
      : known.tags.map(({ id, title }) => ({ id, kind: 'tag', title }))
  const wanted = foldLetters(typed)
  const fitting = all
    .map((one) => ({ one, rank: rankOf(foldLetters(one.title), wanted) }))
    .filter(({ rank }) => rank < NONE)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
  const isWhole = fitting.some(({ title }) => foldLetters(title) === wanted)
  if (fitting.length === 0 || isWhole) return undefined
  return { start: caret - typed.length - 1, end: caret, items: fitting.slice(0, MOST) }
}

const NONE = 2

/** A beginning is better than the beginning of a later word. */
function rankOf(title: string, wanted: string): number {
  if (title.startsWith(wanted)) return 0
  return title.split(/[\s-]/).some((word) => word.startsWith(wanted)) ? 1 : NONE
}

/** The text with the suggestion in the place of what was typed, a blank behind it, and where the person goes on. */
export function taken(
  text: string,
  { start, end }: Suggestions,
  { title }: Suggestion,
): { text: string; caret: number } {
  const before = `${text.slice(0, start + 1)}${title} `
  return { text: before + text.slice(end).replace(/^ /, ''), caret: before.length }
}
