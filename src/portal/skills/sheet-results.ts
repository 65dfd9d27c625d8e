// What the formulas of a question give on the data that are shown, as they are typed.
import type { CellEntry, ShownSheet } from '#contract/portal/sheet-shapes.ts'
import { type CellResult, resultsOf } from '#formats/formula/evaluate-formula.ts'
import { positionOf } from '#formats/formula/parse-formula.ts'
import { entriesOf, shownData } from '#formats/formula/small-sheet.ts'

export interface SheetResults {
  /** Undefined where nothing is written. */
  at(name: string): CellResult | undefined
  /** The target whose cell this is, or which is copied to it. */
  targetOf(name: string): ShownSheet['targets'][number] | undefined
}

export function sheetResults({ cells, targets }: ShownSheet, typed: readonly CellEntry[]): SheetResults {
  const entries = entriesOf(targets, typed)
  const resultAt = resultsOf({ data: shownData(cells), entries })
  return {
    at: (name) => (entries.has(name) ? resultAt(name) : undefined),
    targetOf(name) {
      const position = positionOf(name)
      return targets.find(({ at, lastRow }) => {
        const own = positionOf(at)
        if (!position || !own || position.column !== own.column) return false
        return position.row >= own.row && position.row <= (lastRow === undefined ? own.row : lastRow - 1)
      })
    },
  }
}
