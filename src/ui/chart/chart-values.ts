// What every chart shows: series over time or over labels, with the words for their values. Used by the charts and by what draws them.

export interface ChartPoint {
  /** ms since the epoch */
  readonly x: number
  readonly y: number
}

export interface ChartSeries {
  readonly id: string
  readonly label: string
  readonly points: readonly ChartPoint[]
  /** The one that is compared with: quieter, and dashed, so that colour is not the only sign. */
  readonly isQuiet?: boolean
}

export interface ChartWords {
  /** A moment as an axis says it, short. */
  readonly tick: (x: number) => string
  /** A moment as the tooltip and the table say it. */
  readonly moment: (x: number) => string
  readonly value: (y: number) => string
  /** A value as the axis says it; default: as everywhere. */
  readonly axisValue?: (y: number) => string
}
