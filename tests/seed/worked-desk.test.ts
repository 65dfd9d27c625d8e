// Tasks of a desk, emails to be sorted and texts to be edited: a thousand of each family are solved by what is right, and rules that never read get nothing.
import { describe, expect, test } from 'vitest'
import { DeskEntries, LONGEST_SENTENCE, ShownEdit, ShownSorting } from '#contract/portal/desk-shapes.ts'
import * as z from '#contract/zod.ts'
import { itemBanks } from '#seed/items/banks.ts'
import type { EditedSentence, EditTask, SortingTask } from '#seed/items/desk-task.ts'
import { spacedInFrench } from '#seed/typeset.ts'
import {
  type DeskTask,
  deskPoints,
  entriesWorth,
  rightEntries,
  shownDesk,
} from '#sw/api/portal/evaluation/desk-items.ts'
import { isMended } from '#sw/api/portal/evaluation/edited-sentence.ts'
import { deskTaskOf, isDesk } from '#sw/api/portal/evaluation/worked-items.ts'

const VARIANTS = 1000
const families = (await Promise.all(Object.values(itemBanks).map((load) => load()))).flatMap(
  ({ worked = [], topics }) =>
    worked.flatMap((item) => (isDesk(item) ? [{ id: item.id, item, topics: topics.map(({ id }) => id) }] : [])),
)
const scoreOf = (task: DeskTask, entries: Parameters<typeof deskPoints>[1]) =>
  deskPoints(task, entries).filter(Boolean).length
const asSorting = (task: DeskTask): SortingTask[] => ('emails' in task ? [task] : [])
const asEdit = (task: DeskTask): EditTask[] => ('sentences' in task ? [task] : [])
const seedOf = (place: number) => Math.imul(place + 1, 0x9e3779b9)

test.each(['sorting', 'edit'])('there are three families of %s, of different topics', (type) => {
  const own = families.filter(({ item }) => item.type === type)
  expect(new Set(own.map(({ item }) => item.family)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(own.map(({ item }) => item.topic)).size).toBeGreaterThanOrEqual(3)
})

describe.each(families)('$id', ({ item, topics }) => {
  const tasks = Array.from({ length: VARIANTS }, (_, place) => deskTaskOf(item, seedOf(place)))

  test('is of a topic of its bank, with two ratings a point that rise', () => {
    expect(topics).toContain(item.topic)
    for (const task of tasks) expect(item.difficulty.length).toBe(task.points.length)
    const means = item.difficulty.map(([one, other]) => (one + other) / 2)
    expect(means).toEqual(means.toSorted((one, other) => one - other))
    expect(item.difficulty.flat().every((rating) => rating >= 1 && rating <= 5)).toBe(true)
  })

  test('a thousand variants differ, and the same seed makes the same', () => {
    expect(new Set(tasks.map((task) => JSON.stringify(shownDesk(task)))).size).toBeGreaterThan(0.98 * VARIANTS)
    expect(item.variant(7)).toEqual(item.variant(7))
  })

  test('each is solved by what is right, and each score below that is got by a part of it', () => {
    const odd = tasks.filter((task) =>
      Array.from({ length: task.points.length + 1 }, (_, score) => score).some(
        (score) => scoreOf(task, entriesWorth(task, score)) !== score,
      ),
    )
    expect(odd.slice(0, 1)).toEqual([])
    for (const task of tasks) expect(scoreOf(task, rightEntries(task))).toBe(task.points.length)
  })

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

  test('is shown in the shape of the contract, without what is right, and answers have the shape of one too', () => {
    for (const task of tasks) {
      expect(
        z.object({ sorting: z.optional(ShownSorting), edit: z.optional(ShownEdit) }).parse(shownDesk(task)),
      ).toEqual(shownDesk(task))
      expect(DeskEntries.safeParse(rightEntries(task)).success).toBe(true)
      expect(JSON.stringify(shownDesk(task))).not.toMatch(/"(points|parts|solution|forms|wrong|around|why|answers)"/)
    }
  })

  test('French is spaced as it is everywhere', () => {
    const texts = tasks
      .slice(0, 200)
      .flatMap((task) => [
        ...[task.stem, task.why, ...task.points.map(({ label }) => label)].map(({ fr }) => fr),
        ...asSorting(task).flatMap(({ emails, questions }) => [
          ...emails.flatMap(({ subject, text }) => [subject.fr, text.fr]),
          ...questions.flatMap(({ label, choices }) => [label.fr, ...choices.map((choice) => choice.label.fr)]),
        ]),
      ])
    expect(texts.filter((text) => spacedInFrench(text) !== text)).toEqual([])
  })

  test('all that is put into one place gets nothing, and neither does a text that is left, deleted or written twice', () => {
    const cheap = tasks.filter((task) => {
      const sorted = asSorting(task).flatMap(({ emails, questions }) => {
        const most = Math.max(...questions.map(({ choices }) => choices.length))
        return Array.from({ length: most }, (_, place) =>
          emails.flatMap((email) =>
            questions.map(({ id, choices }) => ({
              id: `${email.id}-${id}`,
              text: choices[place % choices.length]?.id ?? '',
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
      return [[], ...sorted, ...edited].some((entries) => scoreOf(task, entries) > 0)
    })
    expect(cheap.slice(0, 1)).toEqual([])
  })

  test('choices by chance get hardly anything', () => {
    const mean =
      tasks.reduce((sum, task, place) => {
        let drawn = seedOf(place) >>> 0
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
        return sum + scoreOf(task, entries) / task.points.length
      }, 0) / tasks.length
    expect(mean).toBeLessThan(0.1)
  })
})

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
      const sentences = Array.from({ length: 60 }, (_, place) => item.variant(seedOf(place)).sentences).flat()
      for (const { around, forms, ...rest } of sentences)
        for (const form of forms) {
          const text = `${around[0]}${form}${around[1]}`
          expect(isMended({ around, forms, ...rest }, text), text).toBe(true)
          expect(text.length).toBeLessThan(LONGEST_SENTENCE / 2)
        }
    },
  )
})
