// Parses a line for a new task: its title, and the words that are a due date, a tag, a priority or a person. Pure; a chunk loaded when the line opens.
// @chunk repeat-text

import type { Language } from '#contract/shared.ts'
import { ruleText } from '#formats/recurrence.ts'
import { findDates } from '#kit/due/find-dates.ts'
import { findRepetition, type Rule } from '#kit/repeat/find-repetition.ts'
import type { LineChoices } from '#platform/navigation/created.ts'
import { type FoundToken, findAddresses, findPeople, findPriorities, findTags, type Priority } from './find-tokens.ts'

/** A recognised word: its place, and its meaning. */
export type Recognised =
  | FoundToken
  | ({ readonly start: number; readonly end: number } & (
      | { readonly kind: 'due'; readonly due: string }
      /** `due` is the first time: null where the line has another date. */
      | { readonly kind: 'repetition'; readonly due: string | null; readonly rule: Rule }
    ))

/** A title has room for no more. */
const MOST_LETTERS = 500

/** What a line adds. */
export interface LineAddition {
  readonly title: string
  /** The ids of tags that there are. */
  readonly tags: string[]
  /** The titles of those that do not exist yet. */
  readonly newTags: readonly string[]
  /** ISO */
  readonly dueDate?: string
  /** A recurrence, as formats/recurrence.ts writes it. */
  readonly repeat?: string
  readonly priority?: Priority
  /** The id of who it is for. */
  readonly assignedTo?: string
}

export interface QuickAddKnown extends LineChoices {
  readonly tags: readonly { readonly id: string; readonly title: string }[]
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly language: Language
  /** ms since the epoch */
  readonly now: number
}

type Due = Extract<Recognised, { kind: 'due' }>

export interface QuickAddReading {
  /** The recognised words, in their order; a due date may be in two places. */
  readonly words: readonly Recognised[]
  /** What may be a due date, and stays text unless the person takes it. */
  readonly offered: readonly Due[]
}

/** Of each kind the last one counts, of tags every one. */
export function recognise(text: string, known: QuickAddKnown): QuickAddReading {
  const wordsOf = (word: Pick<Recognised, 'start' | 'end'>) => text.slice(word.start, word.end).toLowerCase()
  const isMeant = (word: Recognised) => !known.plain.has(wordsOf(word))
  const addresses = findAddresses(text)
  const open = blanked(text, addresses, '·')
  const tags = findTags(open, known.tags).filter(isMeant)
  const named = [...findPriorities(open), ...findPeople(open, known.people)].filter(isMeant)
  const single = [lastOf(named, 'priority'), lastOf(named, 'person')].filter((word) => word !== undefined)
  const taken = [...tags, ...single]
  const left = blanked(open, taken, '·')
  const found = findRepetition(left, known.now)
  const dates = findDates(found ? blanked(left, [found], '·') : left, known.language, known.now, {
    isPlain: (words) => known.plain.has(words.toLowerCase()),
    isWanted: (words) => known.wanted.has(words.toLowerCase()),
  })
  // A day that is part of a repetition is no date by itself, even where the person wants the words to stay words.
  const repetition = found && dates.time !== null ? findRepetition(left, known.now, dates.time) : found
  const isOfRepetition = dates.time !== null && repetition !== undefined
  const due = dates.taken.map((date): Due => ({ kind: 'due', ...date, ...(isOfRepetition && { due: repetition.due }) }))
  const repeated = [repetition].flatMap((one): Recognised[] =>
    one ? [{ kind: 'repetition', ...one, ...(due.length > 0 && { due: null }) }] : [],
  )
  const words = [...taken, ...repeated.filter(isMeant), ...due].toSorted((a, b) => a.start - b.start)
  const offered = dates.offered.map((date): Due => ({ kind: 'due', ...date }))
  // A line that is nothing but a date may be the title.
  const isWanted = [...repeated, ...due].some((word) => known.wanted.has(wordsOf(word)))
  if (isWanted || /[\p{L}\p{N}]/u.test(blanked(text, words))) return { words, offered }
  return { words: words.filter(({ kind }) => kind !== 'due' && kind !== 'repetition'), offered: due.slice(0, 1) }
}

/** @param isMeant whether the word is what it was read as, or text */
export function choose(
  { plain, wanted }: LineChoices,
  text: string,
  { start, end }: Recognised,
  isMeant: boolean,
): LineChoices {
  const words = text.slice(start, end).toLowerCase()
  const without = (set: ReadonlySet<string>) => [...set].filter((one) => one !== words)
  return isMeant
    ? { plain: new Set(without(plain)), wanted: new Set([...wanted, words]) }
    : { plain: new Set([...plain, words]), wanted: new Set(without(wanted)) }
}

/** The task that a line adds. */
export function additionOf(text: string, recognised: readonly Recognised[]): LineAddition {
  const tags = recognised.filter((word) => word.kind === 'tag')
  const due = recognised.map((word) => ('due' in word ? word.due : null)).find((date) => date !== null)
  const priority = recognised.find((word) => word.kind === 'priority')
  const person = recognised.find((word) => word.kind === 'person')
  const repetition = recognised.find((word) => word.kind === 'repetition')
  return {
    title: titleOf(text, recognised).slice(0, MOST_LETTERS),
    tags: [...new Set(tags.flatMap(({ tagId }) => tagId ?? []))],
    newTags: [...new Set(tags.flatMap(({ tagId, title }) => (tagId === null ? title : [])))],
    ...(due && { dueDate: due }),
    ...(due && repetition && { repeat: ruleFrom(repetition.rule, due) }),
    ...(priority && { priority: priority.priority }),
    ...(person && { assignedTo: person.personId }),
  }
}

/** A week or a month without a day is on the day of the first time. */
export function ruleFrom(rule: Rule, due: string): string {
  const day = new Date(due)
  if (rule.afterDone) return ruleText(rule)
  if (rule.freq === 'WEEKLY' && rule.weekdays.length === 0) return ruleText({ ...rule, weekdays: [day.getDay()] })
  if (rule.freq === 'MONTHLY' && rule.monthDay === null) return ruleText({ ...rule, monthDay: day.getDate() })
  return ruleText(rule)
}

/** What is left; of a line without anything left, all of it. */
function titleOf(text: string, recognised: readonly Recognised[]): string {
  const left = blanked(text, recognised)
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // A mark that stood behind the last word does so again.
  const title = /\s[.,!?]+$/.test(text) ? left : left.replace(/ ([.,!?]+)$/, '$1')
  return /[\p{L}\p{N}]/u.test(title) || recognised.length === 0 ? title : text.replaceAll(/\s+/g, ' ').trim()
}

const lastOf = (words: readonly Recognised[], kind: Recognised['kind']) => words.findLast((word) => word.kind === kind)

/** Replaces them with as many letters, so that all others stay at their index. */
function blanked(text: string, words: readonly Pick<Recognised, 'start' | 'end'>[], filling = ' '): string {
  return words.reduce(
    (rest, { start, end }) => rest.slice(0, start) + filling.repeat(end - start) + rest.slice(end),
    text,
  )
}

export { pastedOf } from './pasted.ts'
export { suggest, taken } from './suggest.ts'
