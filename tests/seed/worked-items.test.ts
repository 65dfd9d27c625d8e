// Tasks with formulas: of each family, hundreds are solved by their formulas, each score can be got, and nothing that is only typed in gets any.
import { expect, test } from 'vitest'
import { resultsOf } from '#formats/formula/evaluate-formula.ts'
import { entriesOf, shownData } from '#formats/formula/small-sheet.ts'
import type { SheetTask, WorkedItem } from '#seed/items/worked-item.ts'
import { cellsWorth } from '#sw/api/portal/evaluation/sample-sessions.ts'
import { pointsOf, shownSheet } from '#sw/api/portal/evaluation/worked-items.ts'
import { describeFamilies, familiesOf, scoreOf, testNames } from '#tests/setup/worked-families.ts'

const families = await familiesOf((item: WorkedItem) => item.type === 'sheet')

/** The right values of what is shown. */
function typed({ cells, targets, points, ...task }: SheetTask) {
  const right = cellsWorth({ cells, targets, points, ...task }, points.length)
  const resultAt = resultsOf({ data: shownData(cells), entries: entriesOf(targets, right) })
  return targets.map(({ at }) => {
    const result = resultAt(at)
    return { at, text: 'value' in result ? String(result.value) : 'none' }
  })
}

test('there are families of worked items, each with an id and a family of its own', () => testNames(families, 8))

describeFamilies(
  families,
  {
    variant: (item, seed) => item.variant(seed),
    shown: shownSheet,
    secrets: /"(points|cases|expected|solution|partial|why|data)"/,
    texts: ({ cells, targets }) => [
      ...targets.map(({ label }) => label),
      ...cells.flatMap(({ value }) => (typeof value === 'object' ? [value] : [])),
    ],
    points: pointsOf,
    worth: cellsWorth,
    cheap: (task) => [[], typed(task)],
  },
  (tasks) => {
    test('each is solved by its solution, in both languages', () => {
      const unsolved = tasks.filter((task) =>
        (['en', 'fr'] as const).some((language) => {
          const cells = Object.entries(task.solution).map(([at, formula]) => ({ at, text: formula[language] }))
          return scoreOf(pointsOf(task, cells)) !== task.points.length
        }),
      )
      expect(unsolved.slice(0, 1)).toEqual([])
    })

    test('there is an answer that is partly right for each score, and what is shown has values for all that is to be worked out', () => {
      for (const task of tasks) expect(task.partial).toHaveLength(task.points.length - 1)
      expect(tasks.filter((task) => typed(task).some(({ text }) => text === 'none')).slice(0, 1)).toEqual([])
    })

    test('what is shown has no formula of the solution in it', () => {
      for (const task of tasks.slice(0, 100)) {
        const shown = JSON.stringify([task.stem, shownSheet(task)])
        for (const { en, fr } of Object.values(task.solution)) {
          expect(shown).not.toContain(JSON.stringify(en).slice(1, -1))
          expect(shown).not.toContain(JSON.stringify(fr).slice(1, -1))
        }
      }
    })
  },
)
