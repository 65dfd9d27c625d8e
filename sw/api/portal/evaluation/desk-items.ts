// Items that are worked as at a desk: emails that are sorted, a text that is edited. What is shown, and which points an answer gets.
import type { DeskEntry, ShownEdit, ShownSorting } from '#contract/portal/desk-shapes.ts'
import type { DeskPoint, EditTask, SortingTask } from '#seed/items/desk-task.ts'
import type { ItemText } from '#seed/items/source-item.ts'
import { asMended, isMended } from './edited-sentence.ts'

export type DeskTask = SortingTask | EditTask

const inBoth = ({ en, fr }: ItemText) => ({ en, fr })

const shownSorting = ({ emails, questions }: SortingTask): ShownSorting => ({
  emails: emails.map(({ id, from, subject, text }) => ({ id, from, subject: inBoth(subject), text: inBoth(text) })),
  questions: questions.map(({ id, label, choices }) => ({
    id,
    label: inBoth(label),
    choices: choices.map((choice) => ({ id: choice.id, label: inBoth(choice.label) })),
  })),
})

const shownEdit = ({ title, sentences }: EditTask): ShownEdit => ({
  title,
  sentences: sentences.map(({ id, text }) => ({ id, text })),
})

/** By type, as it is shown. */
export const shownDesk = (task: DeskTask) =>
  isSorting(task) ? { sorting: shownSorting(task) } : { edit: shownEdit(task) }

const isSorting = (task: DeskTask): task is SortingTask => 'emails' in task

/** Only what was put into the task's own places, and changed; undefined where there is anything else. */
export function givenEntries(task: DeskTask, entries: readonly DeskEntry[]): DeskEntry[] | undefined {
  if (new Set(entries.map(({ id }) => id)).size < entries.length) return undefined
  if (isSorting(task)) {
    const choices = choicesOf(task)
    return entries.every(({ id, text }) => choices.get(id)?.includes(text)) ? [...entries] : undefined
  }
  const texts = new Map(task.sentences.map(({ id, text }) => [id, text]))
  return entries.every(({ id }) => texts.has(id)) ? entries.filter(({ id, text }) => texts.get(id) !== text) : undefined
}

/** What can be chosen, by the names of the entries. */
const choicesOf = ({ emails, questions }: SortingTask): ReadonlyMap<string, readonly string[]> =>
  new Map(
    emails.flatMap((email) =>
      questions.map(({ id, choices }) => [`${email.id}-${id}`, choices.map((choice) => choice.id)] as const),
    ),
  )

/** Which points an answer gets, in their sequence. @internal */
export function deskPoints(task: DeskTask, entries: readonly DeskEntry[]): boolean[] {
  const given = new Map(entries.map(({ id, text }) => [id, text]))
  const isRight = (part: string) => {
    if (isSorting(task)) return given.get(part) === task.solution[part]
    const sentence = task.sentences.find(({ id }) => id === part)
    return sentence !== undefined && isMended(sentence, given.get(part) ?? sentence.text)
  }
  return task.points.map(({ parts }) => parts.every(isRight))
}

/** What gets every point. @internal */
export const rightEntries = (task: DeskTask): DeskEntry[] =>
  isSorting(task)
    ? Object.entries(task.solution).map(([id, text]) => ({ id, text }))
    : task.sentences.flatMap((sentence) => {
        const text = asMended(sentence)
        return text === sentence.text ? [] : [{ id: sentence.id, text }]
      })

/** What somebody gives who gets so many points, the first ones: for samples, simulations and tests. */
export function entriesWorth(task: DeskTask, score: number): DeskEntry[] {
  const parts = new Set(task.points.slice(0, score).flatMap((point: DeskPoint) => point.parts))
  return rightEntries(task).filter(({ id }) => parts.has(id))
}

/** An answer with what it is worth; undefined where it is none. Nothing is one only when its time is up. */
export function deskEntry(task: DeskTask, given: readonly DeskEntry[] | undefined, isTimedOut: boolean) {
  const entries = givenEntries(task, given ?? [])
  if (!entries || (entries.length === 0 && !isTimedOut)) return undefined
  const score = deskPoints(task, entries).filter(Boolean).length
  return { entries, score, outcome: score === task.points.length ? ('right' as const) : ('wrong' as const) }
}

/** What was given, which points it got, and what gets them all: for the review. */
export function reviewedDesk(task: DeskTask, given: readonly DeskEntry[]) {
  const points = deskPoints(task, given)
  return {
    why: inBoth(task.why),
    desk: {
      points: task.points.map(({ label }, index) => ({ label: inBoth(label), isGiven: points[index] === true })),
      given: [...given],
      right: rightEntries(task),
    },
  }
}
