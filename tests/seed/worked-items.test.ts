// Tasks that are generated: a thousand of each family are solvable, each score can be got, and nothing that is only typed in gets any.
import { describe, expect, test } from 'vitest'
import { resultsOf } from '#formats/formula/evaluate-formula.ts'
import { entriesOf, shownData } from '#formats/formula/small-sheet.ts'
import { itemBanks } from '#seed/items/banks.ts'
import type { SheetTask } from '#seed/items/worked-item.ts'
import { cellsWorth } from '#sw/api/portal/evaluation/sample-sessions.ts'
import { pointsOf, shownSheet } from '#sw/api/portal/evaluation/worked-items.ts'

const VARIANTS = 1000
const families = (await Promise.all(Object.values(itemBanks).map((load) => load()))).flatMap(
  ({ worked = [], topics }) => worked.flatMap((item) => (item.type === 'sheet' ? [{ id: item.id, item, topics }] : [])),
)
const scoreOf = (task: SheetTask, cells: Parameters<typeof pointsOf>[1]) => pointsOf(task, cells).filter(Boolean).length

test('there are families of worked items, each with an id and a family of its own', () => {
  expect(families.length).toBeGreaterThanOrEqual(8)
  expect(new Set(families.map(({ id }) => id)).size).toBe(families.length)
  expect(new Set(families.map(({ item }) => item.family)).size).toBe(families.length)
})

describe.each(families)('$id', ({ item, topics }) => {
  const tasks = Array.from({ length: VARIANTS }, (_, seed) => item.variant(Math.imul(seed + 1, 0x9e3779b9)))

  test('is of a topic of its bank, with two ratings a point that rise', () => {
    expect(topics.map(({ id }) => id)).toContain(item.topic)
    for (const task of tasks) expect(item.difficulty.length).toBe(task.points.length)
    const means = item.difficulty.map(([one, other]) => (one + other) / 2)
    expect(means).toEqual(means.toSorted((one, other) => one - other))
    expect(item.difficulty.flat().every((rating) => rating >= 1 && rating <= 5)).toBe(true)
    expect(item.seconds).toBeGreaterThanOrEqual(60)
  })

  test('a thousand variants differ, and the same seed makes the same', () => {
    expect(new Set(tasks.map((task) => JSON.stringify(shownSheet(task)))).size).toBeGreaterThan(0.98 * VARIANTS)
    expect(item.variant(7)).toEqual(item.variant(7))
  })

  test('each is solved by its solution, in both languages', () => {
    const unsolved = tasks.filter((task) =>
      (['en', 'fr'] as const).some((language) => {
        const cells = Object.entries(task.solution).map(([at, formula]) => ({ at, text: formula[language] }))
        return scoreOf(task, cells) !== task.points.length
      }),
    )
    expect(unsolved.slice(0, 1)).toEqual([])
  })

  test('each score below that is got by an answer that is partly right', () => {
    const odd = tasks.filter(
      (task) =>
        task.partial.length !== task.points.length - 1 ||
        task.partial.some((_, index) => scoreOf(task, cellsWorth(task, index + 1)) !== index + 1),
    )
    expect(odd.slice(0, 1)).toEqual([])
  })

  test('nothing written gets nothing, and neither do the right values of what is shown, typed in', () => {
    const cheap = tasks.filter((task) => {
      const right = cellsWorth(task, task.points.length)
      const resultAt = resultsOf({ data: shownData(task.cells), entries: entriesOf(task.targets, right) })
      const typed = task.targets.map(({ at }) => {
        const result = resultAt(at)
        return { at, text: 'value' in result ? String(result.value) : 'none' }
      })
      return scoreOf(task, []) + scoreOf(task, typed) > 0 || typed.some(({ text }) => text === 'none')
    })
    expect(cheap.slice(0, 1)).toEqual([])
  })

  test('what is shown has neither the checks nor the solution in it', () => {
    for (const task of tasks.slice(0, 100)) {
      const shown = JSON.stringify([task.stem, shownSheet(task)])
      for (const { en, fr } of Object.values(task.solution)) {
        expect(shown).not.toContain(JSON.stringify(en).slice(1, -1))
        expect(shown).not.toContain(JSON.stringify(fr).slice(1, -1))
      }
      expect(shown).not.toMatch(/"(points|cases|expected|solution|partial|why|data)"/)
    }
  })
})
