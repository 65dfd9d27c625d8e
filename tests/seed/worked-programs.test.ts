// Tasks with programs: of each family, hundreds are solved by their model program in QuickJS, each score can be got, and what gives the values shown gets none.
/** @module-tag extended */
import { expect, test } from 'vitest'
import { callsOf } from '#formats/js/calls-of.ts'
import { isSameValue } from '#formats/js/same-value.ts'
import { valueText } from '#seed/items/javascript/program-data.ts'
import type { ProgramTask, WorkedItem } from '#seed/items/worked-item.ts'
import { programPoints, programWorth, shownJs } from '#sw/api/portal/evaluation/program-items.ts'
import { resultsOfProgram, runJs } from '#tests/setup/quickjs.ts'
import { describeFamilies, familiesOf, scoreOf, testNames } from '#tests/setup/worked-families.ts'

/** What mistakes get is looked at for fewer: each call takes a world of its own. */
const FEWER = 25
const families = await familiesOf((item: WorkedItem) => item.type === 'js')
const pointsFor = (task: ProgramTask, program: string) => programPoints(task, resultsOfProgram(shownJs(task), program))
const wantedOf = ({ examples, others }: ProgramTask) => [...examples, ...others].map(({ wanted }) => valueText(wanted))

test('there are families of programs in each topic, each with an id, a family and an opening of its own', () => {
  testNames(families, 6)
  expect(new Set(families.map(({ item }) => item.topic))).toEqual(new Set(families[0]?.topics))
  for (const language of ['en', 'fr'] as const) {
    const openings = families.map(({ item }) => item.variant(1).stem[language].split(' ').slice(0, 2).join(' '))
    expect(new Set(openings).size).toBe(families.length)
  }
})

describeFamilies(
  families,
  {
    variant: (item, seed) => item.variant(seed),
    shown: shownJs,
    secrets: /"(points|solution|partial|why)":/,
    points: programPoints,
    worth: (task, score) => programWorth(task, score)?.results,
    // One value for all calls, whichever it is.
    cheap: (task) => ['undefined', ...wantedOf(task)].map((value) => wantedOf(task).map(() => value)),
  },
  (tasks) => {
    test('for every call the model program gives what was worked out without it', () => {
      const unsolved = tasks.filter((task) => {
        const given = runJs(task.solution, ...callsOf(shownJs(task)))
        return !wantedOf(task).every((wanted, index) => isSameValue(given[index]?.value ?? '', wanted))
      })
      expect(unsolved.slice(0, 1)).toEqual([])
      expect(tasks.slice(0, FEWER).filter((task) => pointsFor(task, task.solution).includes(false))).toEqual([])
    })

    test('each score below that is got by a program with a usual mistake, and none by what the field holds at first', () => {
      const odd = tasks.slice(0, FEWER).filter((task) => {
        const got = [task.start, ...task.partial].map((program) => scoreOf(pointsFor(task, program)))
        return JSON.stringify(got) !== JSON.stringify(task.points.map((_, index) => index))
      })
      expect(odd.slice(0, 1).map((task) => [task, task.partial.map((program) => pointsFor(task, program))])).toEqual([])
    })

    test('a point takes each of its calls, and no other', () => {
      for (const task of tasks.slice(0, FEWER))
        for (const call of task.others.keys()) {
          const results = wantedOf(task).map((wanted, index) => (index === task.examples.length + call ? null : wanted))
          expect(programPoints(task, results)).toEqual(task.points.map(({ calls }) => !calls.includes(call)))
        }
    })

    test('what is shown has the other calls without their values, and not the program', () => {
      for (const task of tasks.slice(0, 100)) {
        expect(JSON.stringify([task.stem, shownJs(task)])).not.toContain(JSON.stringify(task.solution).slice(40, 120))
        expect(shownJs(task).others).toEqual(task.others.map(({ call }) => call))
      }
    })
  },
)
