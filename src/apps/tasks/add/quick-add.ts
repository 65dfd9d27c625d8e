// What a line for a new task says: its title, and the words that are a due date, a tag, a priority or a person. Pure; a chunk of its own with chrono-node, loaded when the line opens.

import type { TaskAssignee, TaskPriority, TaskTag } from '#contract/apps/tasks.ts'
import type { Language } from '#contract/shared.ts'
import { ruleText } from '#formats/recurrence.ts'
import { findDates } from '#kit/due/dates-in-words.ts'
import { findRepetition, type Rule } from '#kit/repeat/repeat-in-words.ts'
import type { Addition } from '../use-task-commands.ts'
import { findPeople, findPriorities, findTags } from './find-tokens.ts'

/** A recognised word: where it stands, and what it says. */
export type Recognised = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'due'; readonly due: string }
  /** `due` is the first time: null where another date is said. */
  | { readonly kind: 'repetition'; readonly due: string | null; readonly rule: Rule }
  | { readonly kind: 'tag'; readonly tagId: string | null; readonly title: string }
  | { readonly kind: 'priority'; readonly priority: TaskPriority }
  | { readonly kind: 'person'; readonly personId: string; readonly name: string }
)

export interface QuickAddKnown {
  readonly tags: readonly TaskTag[]
  readonly people: readonly TaskAssignee[]
  readonly language: Language
  /** ms since the epoch */
  readonly now: number
  /** Words that the person wants to stay text. */
  readonly plain: ReadonlySet<string>
}

/** Of each kind the last one counts, of tags every one. In the sequence in which they stand. */
export function recognise(text: string, known: QuickAddKnown): Recognised[] {
  const isMeant = ({ start, end }: Recognised) => !known.plain.has(text.slice(start, end).toLowerCase())
  const tags = findTags(text, known.tags).filter(isMeant)
  const words = [...findPriorities(text), ...findPeople(text, known.people)].filter(isMeant)
  const single = [lastOf(words, 'priority'), lastOf(words, 'person')].filter((word) => word !== undefined)
  const taken = [...tags, ...single]
  const repetition = findRepetition(blanked(text, taken), known.now)
  // A day that is part of a repetition is no date by itself, even where the person wants the words to stay words.
  const dates = findDates(blanked(text, repetition ? [...taken, repetition] : taken), known.language, known.now)
  const due = dates
    .map((date): Recognised => ({ kind: 'due', ...date, ...(repetition && { start: withFrom(text, date.start) }) }))
    .filter(isMeant)
    .at(-1)
  const repeated = [repetition].flatMap((found): Recognised[] =>
    found ? [{ kind: 'repetition', ...found, ...(due && { due: null }) }] : [],
  )
  return [...taken, ...repeated.filter(isMeant), ...(due ? [due] : [])].toSorted((a, b) => a.start - b.start)
}

/** The task that a line adds. */
export function additionOf(text: string, recognised: readonly Recognised[]): Addition {
  const tags = recognised.filter((word) => word.kind === 'tag')
  const due = recognised.map((word) => ('due' in word ? word.due : null)).find((date) => date !== null)
  const priority = recognised.find((word) => word.kind === 'priority')
  const person = recognised.find((word) => word.kind === 'person')
  const repetition = recognised.find((word) => word.kind === 'repetition')
  return {
    title: blanked(text, recognised).replaceAll(/\s+/g, ' ').trim(),
    tags: [...new Set(tags.flatMap(({ tagId }) => tagId ?? []))],
    newTags: [...new Set(tags.flatMap(({ tagId, title }) => (tagId === null ? title : [])))],
    ...(due && { dueDate: due }),
    ...(due && repetition && { repeat: ruleFrom(repetition.rule, due) }),
    ...(priority && { priority: priority.priority }),
    ...(person && { assignedTo: person.personId }),
  }
}

/** A week or a month for which no day is said is on the day of the first time. */
export function ruleFrom(rule: Rule, due: string): string {
  const day = new Date(due)
  if (rule.freq === 'WEEKLY' && rule.weekdays.length === 0) return ruleText({ ...rule, weekdays: [day.getDay()] })
  if (rule.freq === 'MONTHLY' && rule.monthDay === null) return ruleText({ ...rule, monthDay: day.getDate() })
  return ruleText(rule)
}

/** Where the word stands that says since when: 'from 4/12', 'à partir du 4/12'. */
function withFrom(text: string, start: number): number {
  const before = text.slice(0, start)
  const [words] = /(?:^|\s)(?:from|starting|à partir (?:du|de)|dès(?: le)?) $/i.exec(before) ?? []
  return words === undefined ? start : start - words.trimStart().length
}

const lastOf = (words: readonly Recognised[], kind: Recognised['kind']) => words.findLast((word) => word.kind === kind)

/** Spaces in their place, so that every other letter keeps its own. */
function blanked(text: string, words: readonly Pick<Recognised, 'start' | 'end'>[]): string {
  return words.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
}

export { suggest, taken } from './suggest.ts'
