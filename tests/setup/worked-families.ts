// What the tests of tasks that are generated have in common, whatever is worked in them: families, many variants of each, what is right, what is partly right, and what is cheap.
import { describe, expect, test } from 'vitest'
import { itemBanks } from '#seed/items/banks.ts'
import type { ItemText } from '#seed/items/source-item.ts'
import type { WorkedItem } from '#seed/items/worked-item.ts'
import { spacedInFrench } from '#seed/typeset.ts'
import { runs } from '#tests/setup/properties.ts'

/** Of each family. */
const VARIANTS = runs(300)
/** Texts are the same for most seeds. */
const READ = 300

export const seedOf = (index: number) => Math.imul(index + 1, 0x9e3779b9)

export interface Family<Item extends WorkedItem> {
  readonly id: string
  readonly item: Item
  /** Of the bank. */
  readonly topics: readonly string[]
}

/** Those of all banks that are of one kind. */
export async function familiesOf<Item extends WorkedItem>(
  isOwn: (item: WorkedItem) => item is Item,
): Promise<Family<Item>[]> {
  const banks = await Promise.all(Object.values(itemBanks).map((load) => load()))
  return banks.flatMap(({ worked = [], topics }) =>
    worked.filter(isOwn).map((item) => ({ id: item.id, item, topics: topics.map(({ id }) => id) })),
  )
}

interface AnyTask {
  readonly stem: ItemText
  readonly points: readonly { readonly label: ItemText }[]
  readonly why: ItemText
}

interface Kind<Item extends WorkedItem, Task extends AnyTask, Answer> {
  variant(item: Item, seed: number): Task
  /** What the page gets beside the stem. */
  shown(task: Task): unknown
  /** What may not be in that. */
  readonly secrets: RegExp
  /** All texts of the task but its stem, its points and why. */
  texts?(task: Task): readonly ItemText[]
  points(task: Task, answer: Answer): readonly boolean[]
  /** Of somebody who gets so many points, as samples and simulations have it. Undefined: nothing is sent. */
  worth(task: Task, score: number): Answer | undefined
  /** Answers that take no skill: they get nothing. */
  cheap(task: Task): readonly Answer[]
}

export const scoreOf = (points: readonly boolean[]) => points.filter(Boolean).length

/** There are so many of them or more, and none shares a name with another. */
export function testNames(families: readonly Family<WorkedItem>[], least: number) {
  expect(families.length).toBeGreaterThanOrEqual(least)
  for (const names of [families.map(({ id }) => id), families.map(({ item }) => item.family)])
    expect(new Set(names).size).toBe(families.length)
}

/** Tests what holds for every family of a kind. @param more tests of the kind's own, on the same variants */
export function describeFamilies<Item extends WorkedItem, Task extends AnyTask, Answer>(
  families: readonly Family<Item>[],
  { variant, shown, secrets, texts = () => [], points, worth, cheap }: Kind<Item, Task, Answer>,
  more: (tasks: readonly Task[]) => void,
) {
  describe.each(families)('$id', ({ item, topics }) => {
    const tasks = Array.from({ length: VARIANTS }, (_, index) => variant(item, seedOf(index)))

    test('is of a topic of its bank, with two ratings a point that rise, and time', () => {
      expect(topics).toContain(item.topic)
      for (const task of tasks) expect(item.difficulty.length).toBe(task.points.length)
      const means = item.difficulty.map(([one, other]) => (one + other) / 2)
      expect(means).toEqual(means.toSorted((one, other) => one - other))
      expect(item.difficulty.flat().every((rating) => rating >= 1 && rating <= 5)).toBe(true)
      expect(item.seconds).toBeGreaterThanOrEqual(60)
    })

    test('variants differ, and the same seed makes the same', () => {
      expect(new Set(tasks.map((task) => JSON.stringify(shown(task)))).size).toBeGreaterThan(0.98 * VARIANTS)
      expect(variant(item, 7)).toEqual(variant(item, 7))
    })

    test('each score can be got, from none to all points', () => {
      const odd = tasks.filter((task) =>
        [null, ...task.points].some((_, score) => {
          const answer = worth(task, score)
          return answer === undefined ? score > 0 : scoreOf(points(task, answer)) !== score
        }),
      )
      expect(odd.slice(0, 1)).toEqual([])
    })

    test('what takes no skill gets nothing', () => {
      const paid = tasks.filter((task) => cheap(task).some((answer) => points(task, answer).includes(true)))
      expect(paid.slice(0, 1)).toEqual([])
    })

    test('what is shown has nothing of what is right in it', () => {
      for (const task of tasks) expect(JSON.stringify([task.stem, shown(task)])).not.toMatch(secrets)
    })

    test('French is spaced as it is everywhere, and no short word stands whole before a vowel', () => {
      const french = tasks
        .slice(0, READ)
        .flatMap((task) => [task.stem, task.why, ...task.points.map(({ label }) => label), ...texts(task)])
        .map(({ fr }) => fr.replaceAll(CODE, '`'))
      expect(french.filter((text) => spacedInFrench(text) !== text)).toEqual([])
      expect(french.filter((text) => UNELIDED.test(text))).toEqual([])
    })

    more(tasks)
  })
}

/** Is no French. */
const CODE = /`[^`]*`/g
/** « de avril », « que il ». */
const UNELIDED = /(?<![\p{L}’«-])(?:de|que|ne|se|le|la|me|je|jusque) (?=[aeoéèêâîôAEOIÉ])(?!(?:onz|oui|un\b))/u
