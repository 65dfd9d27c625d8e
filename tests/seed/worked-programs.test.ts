// Tasks with programs: a thousand of each family are solved by their model program in QuickJS, each score can be got, and what gives the values shown gets none.
import { describe, expect, test } from 'vitest'
import { callsOf } from '#formats/js/calls-of.ts'
import { isSameValue } from '#formats/js/same-value.ts'
import { itemBanks } from '#seed/items/banks.ts'
import { valueText } from '#seed/items/javascript/program-data.ts'
import type { ProgramTask } from '#seed/items/worked-item.ts'
import { programPoints, programWorth, shownJs } from '#sw/api/portal/evaluation/program-items.ts'
import { resultsOfProgram, runJs } from '#tests/setup/quickjs.ts'

const VARIANTS = 1000
/** What mistakes get is looked at for fewer: each call takes a world of its own. */
const FEWER = 25
const families = (await Promise.all(Object.values(itemBanks).map((load) => load()))).flatMap(
  ({ worked = [], topics }) =>
    worked.flatMap((item) => (item.type === 'js' ? [{ id: item.id, item, topics: topics.map(({ id }) => id) }] : [])),
)
const pointsFor = (task: ProgramTask, program: string) => programPoints(task, resultsOfProgram(shownJs(task), program))
const scoreOf = (task: ProgramTask, program: string) => pointsFor(task, program).filter(Boolean).length
const wantedOf = ({ examples, others }: ProgramTask) => [...examples, ...others].map(({ wanted }) => valueText(wanted))

test('there are families of programs in each topic, each with an id, a family and an opening of its own', () => {
  expect(families.length).toBeGreaterThanOrEqual(6)
  for (const names of [families.map(({ id }) => id), families.map(({ item }) => item.family)])
    expect(new Set(names).size).toBe(families.length)
  expect(new Set(families.map(({ item }) => item.topic))).toEqual(new Set(families[0]?.topics))
  for (const language of ['en', 'fr'] as const) {
    const openings = families.map(({ item }) => item.variant(1).stem[language].split(' ').slice(0, 2).join(' '))
    expect(new Set(openings).size).toBe(families.length)
  }
})

describe.each(families)('$id', ({ item, topics }) => {
  const tasks = Array.from({ length: VARIANTS }, (_, seed) => item.variant(Math.imul(seed + 1, 0x9e3779b9)))

  test('is of a topic of its bank, with two ratings a point that rise', () => {
    expect(topics).toContain(item.topic)
    for (const task of tasks) expect(item.difficulty.length).toBe(task.points.length)
    const means = item.difficulty.map(([one, other]) => (one + other) / 2)
    expect(means).toEqual(means.toSorted((one, other) => one - other))
    expect(item.difficulty.flat().every((rating) => rating >= 1 && rating <= 5)).toBe(true)
  })

  test('a thousand variants differ, and the same seed makes the same', () => {
    expect(new Set(tasks.map((task) => JSON.stringify(shownJs(task)))).size).toBeGreaterThan(0.98 * VARIANTS)
    expect(item.variant(7)).toEqual(item.variant(7))
  })

  test('for every call the model program gives what was worked out without it', () => {
    const unsolved = tasks.filter((task) => {
      const given = runJs(task.solution, ...callsOf(shownJs(task)))
      return !wantedOf(task).every((wanted, place) => isSameValue(given[place]?.value ?? '', wanted))
    })
    expect(unsolved.slice(0, 1)).toEqual([])
    expect(tasks.slice(0, FEWER).filter((task) => pointsFor(task, task.solution).includes(false))).toEqual([])
  })

  test('each score below that is got by a program with a usual mistake', () => {
    const odd = tasks.slice(0, FEWER).filter((task) => {
      const got = task.partial.map((program) => scoreOf(task, program))
      return JSON.stringify(got) !== JSON.stringify(task.points.slice(1).map((_, index) => index + 1))
    })
    expect(odd.slice(0, 1).map((task) => [task, task.partial.map((program) => pointsFor(task, program))])).toEqual([])
  })

  test('what samples send gets the points that it is for, without QuickJS', () => {
    const odd = tasks.filter((task) =>
      [1, 2, 3].some((score) => {
        const points = programPoints(task, programWorth(task, score)?.results ?? [])
        return points.filter(Boolean).length !== score
      }),
    )
    expect(odd.slice(0, 1)).toEqual([])
  })

  test('a point takes each of its calls, and no other', () => {
    for (const task of tasks.slice(0, FEWER))
      for (const call of task.others.keys()) {
        const results = wantedOf(task).map((wanted, place) => (place === task.examples.length + call ? null : wanted))
        expect(programPoints(task, results)).toEqual(task.points.map(({ calls }) => !calls.includes(call)))
      }
  })

  test('one value for all calls gets nothing, whichever it is, and neither does what the field holds at first', () => {
    const cheap = tasks.filter((task) =>
      ['undefined', ...wantedOf(task)].some((value) =>
        programPoints(
          task,
          wantedOf(task).map(() => value),
        ).includes(true),
      ),
    )
    expect(cheap.slice(0, 1)).toEqual([])
    expect(tasks.slice(0, FEWER).filter((task) => scoreOf(task, task.start) > 0)).toEqual([])
  })

  test('what is shown has neither the other values nor the program in it', () => {
    for (const task of tasks.slice(0, 100)) {
      const shown = JSON.stringify([task.stem, shownJs(task)])
      expect(shown).not.toMatch(/"(points|solution|partial|why)":/)
      expect(shown).not.toContain(JSON.stringify(task.solution).slice(40, 120))
      expect(shownJs(task).others).toEqual(task.others.map(({ call }) => call))
    }
  })
})
