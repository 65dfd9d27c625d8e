// What every chart shows: series over time or over labels, with the words for their values.

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

export interface ChartWords {
  /** A moment as an axis says it, short. */
  readonly tick: (x: number) => string
  /** A moment as the tooltip and the table say it. */
  readonly moment: (x: number) => string
  readonly value: (y: number) => string
  /** A value as the axis says it; default: as everywhere. */
  readonly axisValue?: (y: number) => string
  /** A value as a file has it; default: as everywhere. */
  readonly fileValue?: (y: number) => string
}

/** The same values as a table, and as a file. */
export interface ChartTable {
  /** The heads, the first of the rows' names. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The rows as a spreadsheet reads them, where that is not as people do. */
  readonly file?: readonly (readonly string[])[]
}
