// What every chart shows: series over time or over labels, with the words for their values.
import type { Cell } from './download-csv.ts'

export interface ChartPoint {
  /** ms since the epoch */
  readonly x: number
  /** undefined: not known, as of a day that is still to come */
  readonly y: number | undefined
}

export interface KnownPoint extends ChartPoint {
  readonly y: number
}

export const knownPoints = (points: readonly ChartPoint[]): KnownPoint[] =>
  points.filter((point): point is KnownPoint => point.y !== undefined)

export interface ChartSeries {
  readonly id: string
  readonly label: string
  readonly points: readonly ChartPoint[]
  /** The one that is compared with: quieter, and dashed, so that colour is not the only sign. */
  readonly isQuiet?: boolean
  /** With isQuiet: dotted, beside another one that is dashed. */
  readonly isDotted?: boolean
  /** Drawn as columns, for counts of a day or a month; beside lines they tell two kinds of things apart. */
  readonly isColumns?: boolean
}

export interface ChartLabels {
  /** A moment as a label of the axis, short. */
  readonly tick: (x: number) => string
  /** A moment as the tooltip and the table say it. */
  readonly moment: (x: number) => string
  readonly value: (y: number) => string
  /** A value as a label of the axis; default: as everywhere. */
  readonly axisValue?: (y: number) => string
  /** A moment as a spreadsheet reads it, such as `2026-11-17`. */
  readonly fileMoment: (x: number) => string
  /** A value as a file has it; default: the number itself. */
  readonly fileValue?: (y: number) => Cell
}

/** The same values as a table, and as a file. */
export interface ChartTable {
  /** The heads, the first of the rows' names. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The rows as a spreadsheet reads them: numbers as numbers, days as `2026-11-17`. */
  readonly file: readonly (readonly Cell[])[]
}
