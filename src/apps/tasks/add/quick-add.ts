// What a line for a new task says: its title, and the words that are a due date, a tag, a priority or a person. Pure; a chunk of its own with chrono-node, loaded when the line opens.
import type { TaskAssignee, TaskPriority, TaskTag } from '#contract/apps/tasks.ts'
import type { Language } from '#contract/shared.ts'
import type { Addition } from '../use-task-verbs.ts'
import { findDates } from './dates.ts'
import { findPeople, findPriorities, findTags } from './find-words.ts'

/** A recognised word: where it stands, and what it says. */
export type Recognised = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'due'; readonly due: string }
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
  const dates = findDates(blanked(text, taken), known.language, known.now)
  const due = dates
    .map((date): Recognised => ({ kind: 'due', ...date }))
    .filter(isMeant)
    .at(-1)
  return [...taken, ...(due ? [due] : [])].toSorted((a, b) => a.start - b.start)
}

/** The task that a line adds. */
export function additionOf(text: string, recognised: readonly Recognised[]): Addition {
  const tags = recognised.filter((word) => word.kind === 'tag')
  const due = recognised.find((word) => word.kind === 'due')
  const priority = recognised.find((word) => word.kind === 'priority')
  const person = recognised.find((word) => word.kind === 'person')
  return {
    title: blanked(text, recognised).replaceAll(/\s+/g, ' ').trim(),
    tags: [...new Set(tags.flatMap(({ tagId }) => tagId ?? []))],
    newTags: [...new Set(tags.flatMap(({ tagId, title }) => (tagId === null ? title : [])))],
    ...(due && { dueDate: due.due }),
    ...(priority && { priority: priority.priority }),
    ...(person && { assignedTo: person.personId }),
  }
}

const lastOf = (words: readonly Recognised[], kind: Recognised['kind']) => words.findLast((word) => word.kind === kind)

/** Spaces in their place, so that every other letter keeps its own. */
function blanked(text: string, words: readonly Recognised[]): string {
  return words.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
}

export { suggest, taken } from './suggest.ts'
