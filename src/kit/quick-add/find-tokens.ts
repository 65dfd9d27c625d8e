// Finds '#tag' or '*label', '!high', '!1' or 'p1', and '@person' in a line. Pure.
// @chunk repeat-text
import { foldLetters } from '#formats/text.ts'

/** Where it is in the line. */
interface Range {
  readonly start: number
  readonly end: number
}
/** `tagId` is null for a tag that there is not yet. */
type FoundTag = Range & { readonly kind: 'tag'; readonly tagId: string | null; readonly title: string }
type FoundPriority = Range & { readonly kind: 'priority'; readonly priority: Priority }
type FoundPerson = Range & { readonly kind: 'person'; readonly personId: string; readonly name: string }

export type FoundToken = FoundTag | FoundPriority | FoundPerson

/** Low, normal, high. */
export type Priority = 0 | 1 | 2
export type KnownTag = Readonly<{ id: string; title: string }>
export type KnownPerson = Readonly<{ id: string; name: string }>

/** No name is longer. */
const LONGEST = 500

/** Words of both languages, folded. 1 is the first to do, as elsewhere. */
const PRIORITY_WORDS: readonly (readonly [Priority, readonly string[]])[] = [
  [2, ['1', 'high', 'urgent', 'haute', 'elevee', 'urgente']],
  [1, ['2', 'normal', 'medium', 'normale', 'moyenne']],
  [0, ['3', 'low', 'basse', 'faible']],
]

/** A known tag by its title, spaces included, the longest first; any other word is a new tag. A number alone is none: '#12' is an issue. */
export function findTags(text: string, tags: readonly KnownTag[]): FoundTag[] {
  return signs(text, /(?<=^|\s)[#*](?=\S)/g).flatMap(({ start, rest }): FoundTag[] => {
    const known = longest(rest, tags, ({ title }) => title)
    if (known) return [{ kind: 'tag', start, end: start + 1 + known.title.length, tagId: known.id, title: known.title }]
    const [title = ''] = /^[^\s#*@!]+/.exec(rest) ?? []
    const word = title.replace(/(?<![.,;:?)\]])[.,;:?)\]]+$/, '')
    return /^\d*$/.test(word) ? [] : [{ kind: 'tag', start, end: start + 1 + word.length, tagId: null, title: word }]
  })
}

export function findPriorities(text: string): FoundPriority[] {
  const signed = signs(text, /(?<=^|\s)!(?=\S)/g).flatMap(({ start, rest }): FoundPriority[] => {
    const [word = ''] = /^\S+/.exec(rest) ?? []
    const [priority] = PRIORITY_WORDS.find(([, words]) => words.includes(foldLetters(word))) ?? []
    return priority === undefined ? [] : [{ kind: 'priority', start, end: start + 1 + word.length, priority }]
  })
  const numbered = [...text.matchAll(/(?<=^|\s)p([1-4])(?=\s|$)/gi)].map(
    ({ index: start, 1: level }): FoundPriority => ({
      kind: 'priority',
      start,
      end: start + 2,
      // The fourth is what a task has that nobody gave one.
      priority: level === '1' ? 2 : level === '3' ? 0 : 1,
    }),
  )
  return [...signed, ...numbered].toSorted((a, b) => a.start - b.start)
}

/** By the whole name, or by the beginning of a first or last name that only one person has. */
export function findPeople(text: string, people: readonly KnownPerson[]): FoundPerson[] {
  return signs(text, /(?<=^|\s)@(?=\S)/g).flatMap(({ start, rest }) => {
    const whole = longest(rest, people, ({ name }) => name)
    const [word = ''] = /^[\p{L}\p{M}’'-]+/u.exec(rest) ?? []
    const person =
      whole ??
      onlyOne(
        people.filter(({ name }) => hasName(name, word)),
        people,
        word,
      )
    if (!person || word === '') return []
    return [
      {
        kind: 'person',
        start,
        end: start + 1 + (whole ? whole.name.length : word.length),
        personId: person.id,
        name: person.name,
      },
    ]
  })
}

/** Where a sign begins a word, and what follows it. */
function signs(text: string, sign: RegExp): { start: number; rest: string }[] {
  return [...text.matchAll(sign)].map(({ index }) => ({
    start: index,
    rest: text.slice(index + 1, index + 1 + LONGEST),
  }))
}

function longest<Item>(rest: string, items: readonly Item[], nameOf: (item: Item) => string): Item | undefined {
  const words = foldLetters(rest)
  return items
    .filter((item) => {
      const name = foldLetters(nameOf(item))
      return name !== '' && words.startsWith(name) && !/[\p{L}\p{N}_-]/u.test(words.charAt(name.length))
    })
    .toSorted((a, b) => nameOf(b).length - nameOf(a).length)[0]
}

const hasName = (name: string, word: string): boolean =>
  word.length > 1 &&
  foldLetters(name)
    .split(' ')
    .some((part) => part.startsWith(foldLetters(word)))

/** One candidate; or, of several, the one whose first name it is in full. */
function onlyOne(
  candidates: readonly KnownPerson[],
  people: readonly KnownPerson[],
  word: string,
): KnownPerson | undefined {
  if (candidates.length === 1) return candidates[0]
  const inFull = people.filter(({ name }) => foldLetters(name).split(' ').includes(foldLetters(word)))
  return inFull.length === 1 ? inFull[0] : undefined
}

/** Addresses of pages and of mail: nothing within them is read. */
export const findAddresses = (text: string): Range[] =>
  [...text.matchAll(/(?<=^|[\s([<«"“])(?:[a-z][a-z+.-]{1,20}:\/\/|www\.|mailto:|[^\s@([<«"“]+@[^\s@]+\.)\S+/giu)].map(
    ({ 0: address, index: start }) => ({ start, end: start + address.length }),
  )
