// What the formulas of a question give on the data that are shown, as they are typed.
import type { CellEntry, ShownSheet } from '#contract/portal/sheet-shapes.ts'
import { type CellResult, resultsOf } from '#formats/formula/evaluate-formula.ts'
import { placeOf } from '#formats/formula/parse-formula.ts'
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
      const place = placeOf(name)
      return targets.find(({ at, lastRow }) => {
        const own = placeOf(at)
        if (!place || !own || place.column !== own.column) return false
        return place.row >= own.row && place.row <= (lastRow === undefined ? own.row : lastRow - 1)
      })
    },
  }
}
