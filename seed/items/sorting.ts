/** What tasks with emails to be sorted have in common: their sequence by chance, their points, and the people who write. */

import type { SortedEmail, SortingQuestion, SortingTask } from '#seed/items/desk-task.ts'
import { type Draws, drawsOf } from '#seed/items/draws.ts'
import type { ItemText } from '#seed/items/source-item.ts'
import type { SortingItem } from '#seed/items/worked-item.ts'

export const both = (en: string, fr: string): ItemText => ({ en, fr })

/** An email as its author wrote it, with the right choice for each question. */
export interface WrittenEmail {
  readonly subject: ItemText
  readonly text: ItemText
}

/** One of these emails is drawn; all of them are to be handled in the same way. */
export interface EmailPool {
  readonly answers: Readonly<Record<string, string>>
  readonly emails: readonly WrittenEmail[]
}

export const emailOf = (subject: ItemText, text: ItemText): WrittenEmail => ({ subject, text })

/** All of them belong into one folder. */
export const filedIn = (folder: string, ...emails: readonly WrittenEmail[]): EmailPool => ({
  answers: { folder },
  emails,
})

/** The question where there is nothing but a folder to be chosen. @param choices by id */
export const folderQuestion = (
  label: ItemText,
  choices: Readonly<Record<string, ItemText>>,
): readonly [SortingQuestion] => [
  { id: 'folder', label, choices: Object.entries(choices).map(([id, text]) => ({ id, label: text })) },
]

export interface SortingSource extends Pick<SortingTask, 'stem' | 'why'> {
  readonly questions: readonly SortingQuestion[]
  /** Each point is for one email of each of its pools, which are handled differently. */
  readonly points: readonly { readonly label: ItemText; readonly pools: readonly EmailPool[] }[]
}

/** A family of them: each of its tasks out of the chance of a seed. */
export const sortingItem = (
  fields: Omit<SortingItem, 'type' | 'variant'>,
  source: (draws: Draws) => SortingSource,
): SortingItem => ({
  ...fields,
  type: 'sorting',
  variant(seed) {
    const draws = drawsOf(seed)
    return sortingOf(draws, source(draws))
  },
})

function sortingOf(draws: Draws, { points, questions, stem, why }: SortingSource): SortingTask {
  const drawn = points.flatMap(({ pools }, point) =>
    pools.map(({ answers, emails }) => ({ point, answers, email: draws.one(emails) })),
  )
  const senders = draws.some(SENDERS, drawn.length)
  const placed = draws.some(drawn, drawn.length).map((one, place) => ({ ...one, id: `e${place + 1}` }))
  return {
    stem,
    questions,
    emails: placed.map(({ id, email }, place): SortedEmail => ({ id, from: senders[place] ?? '', ...email })),
    points: points.map(({ label }, point) => ({
      label,
      parts: placed
        .filter((one) => one.point === point)
        .flatMap(({ id }) => questions.map((question) => `${id}-${question.id}`)),
    })),
    solution: Object.fromEntries(
      placed.flatMap(({ id, answers }) =>
        questions.map((question) => [`${id}-${question.id}`, answers[question.id] ?? '']),
      ),
    ),
    why,
  }
}

const SENDERS = [
  ...['Ana Costa', 'Bram Visser', 'Chloé Martin', 'Dario Conti', 'Eva Novak', 'Finn Larsen', 'Greta Lind'],
  ...['Hana Sato', 'Ivan Horvat', 'Jana Klein', 'Karim Benali', 'Lena Wolf', 'Marek Zelenka', 'Nora Byrne'],
  ...['Oscar Nilsen', 'Paula Reis', 'Rosa Ferri', 'Stefan Roth', 'Tara Walsh', 'Yusuf Demir'],
] as const

/** Months by their names in both languages. */
export const MONTHS: readonly ItemText[] = [
  both('January', 'janvier'),
  both('February', 'février'),
  both('March', 'mars'),
  both('April', 'avril'),
  both('May', 'mai'),
  both('June', 'juin'),
  both('July', 'juillet'),
  both('August', 'août'),
  both('September', 'septembre'),
  both('October', 'octobre'),
  both('November', 'novembre'),
  both('December', 'décembre'),
]
