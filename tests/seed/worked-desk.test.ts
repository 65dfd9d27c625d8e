// Tasks of a desk, emails to be sorted and texts to be edited: of each family, hundreds are solved by what is right, and rules that never read get nothing.
import { describe, expect, test } from 'vitest'
import { DeskEntries, type DeskEntry, LONGEST_SENTENCE, ShownEdit, ShownSorting } from '#contract/portal/desk-shapes.ts'
import * as z from '#contract/zod.ts'
import type { EditedSentence, EditTask, SortingTask } from '#seed/items/desk-task.ts'
import {
  type DeskTask,
  deskPoints,
  entriesWorth,
  rightEntries,
  shownDesk,
} from '#sw/api/portal/evaluation/desk-items.ts'
import { isMended } from '#sw/api/portal/evaluation/edited-sentence.ts'
import { isDesk } from '#sw/api/portal/evaluation/worked-items.ts'
import { describeFamilies, familiesOf, scoreOf, seedOf, testNames } from '#tests/setup/worked-families.ts'

const families = await familiesOf(isDesk)
const asSorting = (task: DeskTask): SortingTask[] => ('emails' in task ? [task] : [])
const asEdit = (task: DeskTask): EditTask[] => ('sentences' in task ? [task] : [])

test.each(['sorting', 'edit'])('there are families of %s, in every topic of the bank', (type) => {
  const own = families.filter(({ item }) => item.type === type)
  testNames(own, 6)
  for (const topic of own.flatMap(({ topics }) => topics)) expect(own.map(({ item }) => item.topic)).toContain(topic)
})

/** All emails put into one place after another; a text that is left, deleted, or written twice or in every way. */
function cheapEntries(task: DeskTask): DeskEntry[][] {
  const sorted = asSorting(task).flatMap(({ emails, questions }) => {
    const most = Math.max(...questions.map(({ choices }) => choices.length))
    return Array.from({ length: most }, (_, index) =>
      emails.flatMap((email) =>
        questions.map(({ id, choices }) => ({
          id: `${email.id}-${id}`,
          text: choices[index % choices.length]?.id ?? '',
        })),
      ),
    )
  })
  const edited = asEdit(task).flatMap(({ sentences }) => [
    sentences.map(({ id }) => ({ id, text: '' })),
    sentences.map(({ id, text }) => ({ id, text: `${text} ${text}` })),
    sentences.map(({ id, forms }) => ({ id, text: forms.join(' ') })),
    sentences.map(({ id }) => ({ id, text: 'the' })),
  ])
  return [[], ...sorted, ...edited]
}

describeFamilies(
  families,
  {
    variant: (item, seed): DeskTask => item.variant(seed),
    shown: shownDesk,
    secrets: /"(points|parts|solution|forms|wrong|around|why|answers)"/,
    texts: (task) =>
      asSorting(task).flatMap(({ emails, questions }) => [
        ...emails.flatMap(({ subject, text }) => [subject, text]),
        ...questions.flatMap(({ label, choices }) => [label, ...choices.map((choice) => choice.label)]),
      ]),
    points: deskPoints,
    worth: entriesWorth,
    cheap: cheapEntries,
  },
  (tasks) => {
    test('the points share no part, and leave none out', () => {
      for (const task of tasks) {
        const parts = task.points.flatMap((point) => point.parts)
        expect(new Set(parts).size).toBe(parts.length)
        const all = asSorting(task).flatMap(({ solution }) => Object.keys(solution))
        expect(parts.toSorted()).toEqual(
          [...all, ...asEdit(task).flatMap((one) => one.sentences.map(({ id }) => id))].toSorted(),
        )
      }
    })

    test('one slip costs its point and no other', () => {
      const odd = tasks.slice(0, 100).filter((task) =>
        task.points.some(({ parts }, point) =>
          parts.some((part) => {
            const points = deskPoints(task, slipped(task, part))
            return points.some((isGiven, index) => isGiven !== (index !== point))
          }),
        ),
      )
      expect(odd.slice(0, 1)).toEqual([])
    })

    test('is shown in the shape of the contract, and answers have the shape of one too', () => {
      for (const task of tasks) {
        expect(
          z.object({ sorting: z.optional(ShownSorting), edit: z.optional(ShownEdit) }).parse(shownDesk(task)),
        ).toEqual(shownDesk(task))
        expect(DeskEntries.safeParse(rightEntries(task)).success).toBe(true)
      }
    })

    test('choices by chance get hardly anything', () => {
      const mean =
        tasks.reduce((sum, task, index) => {
          let drawn = seedOf(index) >>> 0
          const next = () => {
            drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0
            return drawn / 2 ** 32
          }
          const entries = asSorting(task).flatMap(({ emails, questions }) =>
            emails.flatMap((email) =>
              questions.map(({ id, choices }) => ({
                id: `${email.id}-${id}`,
                text: choices[Math.floor(next() * choices.length)]?.id ?? '',
              })),
            ),
          )
          return sum + scoreOf(deskPoints(task, entries)) / task.points.length
        }, 0) / tasks.length
      expect(mean).toBeLessThan(0.1)
    })
  },
)

/** All is right but this: another choice, or the words that are not allowed there. */
function slipped(task: DeskTask, part: string): DeskEntry[] {
  const right = rightEntries(task)
  const [sorting] = asSorting(task)
  if (sorting) {
    const question = sorting.questions.find(({ id }) => part.endsWith(`-${id}`))
    const other = question?.choices.find(({ id }) => id !== sorting.solution[part])
    return right.map((entry) => (entry.id === part ? { id: part, text: other?.id ?? '' } : entry))
  }
  const spoilt = asEdit(task).flatMap(({ sentences }) =>
    sentences.filter(({ id }) => id === part).map(({ around: [before, after], wrong }) => `${before}${wrong}${after}`),
  )
  return [...right.filter(({ id }) => id !== part), { id: part, text: spoilt[0] ?? '' }]
}

describe('a sentence that is edited', () => {
  const sentence: EditedSentence = {
    id: 's1',
    text: 'We are not able to deliver, so please find in attachment our offer.',
    wrong: 'in attachment',
    forms: ['attached', 'enclosed'],
    around: ['We are not able to deliver, so please find ', ' our offer.'],
  }
  test.each([
    'We are not able to deliver, so please find attached our offer.',
    'we’re not able to deliver so please find ENCLOSED our offer',
    "We aren't able to deliver, so please find attached our new offer!",
    'We are not able to deliver; please find attached our offer.',
    'We are not able to deliver, so please find our offer attached.',
  ])('is mended: %s', (text) => expect(isMended(sentence, text)).toBe(true))
  test.each([
    sentence.text,
    'Please find attached our offer.',
    'attached',
    '',
    'We are not able to deliver, so please find attached in attachment our offer.',
    'We are not able to deliver, so please find attached or perhaps enclosed with this our offer.',
  ])('is not mended: %s', (text) => expect(isMended(sentence, text)).toBe(false))

  test.each(families.flatMap(({ item }) => (item.type === 'edit' ? [item] : [])))(
    'every form that $id accepts is right, none has what is wrong in it, and all fit the field',
    (item) => {
      const sentences = Array.from({ length: 60 }, (_, index) => item.variant(seedOf(index)).sentences).flat()
      for (const { around, forms, ...rest } of sentences)
        for (const form of forms) {
          const text = `${around[0]}${form}${around[1]}`
          expect(isMended({ around, forms, ...rest }, text), text).toBe(true)
          expect(text.length).toBeLessThan(LONGEST_SENTENCE / 2)
        }
    },
  )
})
