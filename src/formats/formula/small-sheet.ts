// A small sheet as it is shown and typed into, made ready for its formulas: for whoever works on it, and for whoever marks it.
import type { CellEntry } from '#contract/portal/sheet-shapes.ts'
import type { Entry } from './evaluate-formula.ts'
import type { CellValue } from './formula-value.ts'
import { cellName, positionOf, readEntry } from './parse-formula.ts'

interface Shown {
  readonly at: string
  readonly value: number | string | { readonly en: string }
}

interface Target {
  readonly at: string
  readonly lastRow?: number | undefined
}

/** A heading is a text that no formula refers to: it is the same in every language. */
export const shownData = (cells: readonly Shown[]): Map<string, CellValue> =>
  new Map(cells.map(({ at, value }) => [at, typeof value === 'object' ? value.en : value]))

/** What was typed, in its own cell and in those that it is copied down to. */
export function entriesOf(targets: readonly Target[], cells: readonly CellEntry[]): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const { at, lastRow } of targets) {
    const read = readEntry(cells.find((cell) => cell.at === at)?.text ?? '')
    const position = positionOf(at)
    if (!read || !position) continue
    for (let row = position.row; row <= (lastRow === undefined ? position.row : lastRow - 1); row += 1)
      entries.set(cellName(position.column, row), { read, rowsDown: row - position.row })
  }
  return entries
}
