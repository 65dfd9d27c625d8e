/** What the worked items of statistics have in common: a small table, what is worked out from it, and hidden checks on three other tables. */
import { type Draws, drawsOf } from '#seed/items/draws.ts'
import type { ItemText } from '#seed/items/source-item.ts'
import type { SheetCell, SheetItem, SheetTarget } from '#seed/items/worked-item.ts'

export const both = (en: string, fr: string): ItemText => ({ en, fr })

/** One thing to be worked out, for one point. */
export interface Part<Data> extends SheetTarget {
  /** What the point is given for. */
  readonly point: ItemText
  /** What is right: in the cell, or in it and those below it. */
  right(data: Data): number | readonly number[]
  /** A formula that finds it, from the data and the parts before. */
  readonly formula: ItemText
}

interface SheetSource<Data> {
  readonly stem: ItemText
  /** @param round 0 for what is shown, then 1 to 3 */
  make(draws: Draws, round: number): Data
  cells(data: Data): readonly SheetCell[]
  readonly parts: readonly Part<Data>[]
  readonly why: ItemText
}

const OTHERS = [1, 2, 3] as const

export const sheetItem = <Data>(
  fields: Omit<SheetItem, 'type' | 'variant'>,
  { stem, make, cells, parts, why }: SheetSource<Data>,
): SheetItem => ({
  ...fields,
  type: 'sheet',
  variant(seed) {
    const draws = drawsOf(seed)
    const shown = make(draws, 0)
    const others = OTHERS.map((round) => make(draws, round))
    return {
      stem,
      cells: cells(shown),
      targets: parts.map(({ at, label, format, lastRow }) => ({
        at,
        label,
        ...(format && { format }),
        ...(lastRow !== undefined && { lastRow }),
      })),
      points: parts.map((part) => ({
        label: part.point,
        cases: others.map((data) => ({ data: dataOf(cells(data)), expected: expectedOf(part, data) })),
      })),
      solution: Object.fromEntries(parts.map(({ at, formula }) => [at, formula])),
      partial: parts
        .slice(1)
        .map((_, last) => Object.fromEntries(parts.slice(0, last + 1).map(({ at, formula }) => [at, formula.en]))),
      why,
    }
  },
})

/** What formulas can read. */
const dataOf = (cells: readonly SheetCell[]): Record<string, number | string> =>
  Object.fromEntries(cells.flatMap(({ at, value }) => (typeof value === 'object' ? [] : [[at, value]])))

function expectedOf<Data>({ at, right }: Part<Data>, data: Data): Record<string, number> {
  const values = [right(data)].flat()
  return Object.fromEntries(values.map((value, index) => [`${at.charAt(0)}${Number(at.slice(1)) + index}`, value]))
}

/** Names of results, or of what is given, one below the other. */
export const namesAt = (column: string, firstRow: number, ...texts: readonly ItemText[]): SheetCell[] =>
  texts.map((value, index) => ({ at: `${column}${firstRow + index}`, value }))

/** The sum of the products of two columns. */
export const sumOfProducts = (ones: readonly number[], others: readonly number[]): number =>
  ones.reduce((sum, one, index) => sum + one * (others[index] ?? 0), 0)

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** As many as there are rows. */
export const column = (rows: number, value: (row: number) => number): number[] =>
  Array.from({ length: rows }, (_, row) => value(row))
