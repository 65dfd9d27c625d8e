// Where moments and values are drawn in a line chart.
import { scaleLinear, scaleTime } from '@visx/scale'
import { type ChartLabels, type ChartPoint, type ChartSeries, knownPoints } from './chart-values.ts'

export const MARGIN = { top: 8, right: 20, bottom: 24, left: 44 }
/** px of a letter of the axis, about. */
const LETTER = 6.5

export interface ScaleOptions {
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  readonly labels: ChartLabels
  /** The axis spans the values, as for prices that hardly move; otherwise it has 0. */
  readonly fitsValues?: boolean
}

export function lineScales(series: readonly ChartSeries[], { width, height, labels, fitsValues }: ScaleOptions) {
  const moments = series[0]?.points ?? []
  const values = series.flatMap(({ points }) => knownPoints(points).map(({ y }) => y))
  const y = scaleLinear({
    domain: fitsValues ? spanOf(values) : [Math.min(0, ...values), Math.max(1, ...values)],
    range: [height - MARGIN.bottom, MARGIN.top],
    nice: 4,
  })
  const letters = Math.max(...y.ticks(4).map((tick) => (labels.axisValue ?? labels.value)(tick).length))
  const left = Math.max(MARGIN.left, Math.ceil(letters * LETTER) + 12)
  const right = Math.max(width - MARGIN.right, left + 1)
  const hasColumns = series.some(({ isColumns }) => isColumns)
  /** px of a moment, where it has columns */
  const band = hasColumns ? (right - left) / Math.max(1, moments.length) : 0
  const x = scaleTime({
    domain: [moments[0]?.x ?? 0, moments.at(-1)?.x ?? 1],
    range: [left + band / 2, right - band / 2],
  })
  return { x, y, width, height, left, band }
}

export type LineScales = ReturnType<typeof lineScales>

/** A constant price has some room above and below it. */
function spanOf(values: readonly number[]): [number, number] {
  const [least, most] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)]
  return least < most ? [least, most] : [least - (Math.abs(least) || 1) / 100, most + (Math.abs(most) || 1) / 100]
}

/** The index of the moment that is nearest to a time. */
export const nearestMoment = (moments: readonly ChartPoint[], time: Date): number => {
  const distanceOf = (index: number) => Math.abs((moments[index]?.x ?? 0) - time.getTime())
  return moments.reduce((best, _, index) => (distanceOf(index) < distanceOf(best) ? index : best), 0)
}
