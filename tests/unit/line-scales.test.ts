// Where the values of a line chart are drawn, whatever they are.
import { describe, expect, test } from 'vitest'
import type { ChartSeries } from '#ui/chart/chart-values.ts'
import { lineScales, MARGIN, nearestMoment } from '#ui/chart/line-scales.ts'

const [WIDTH, HEIGHT] = [600, 300]
const DAY = 86_400_000
const seriesOf = (...values: (number | undefined)[]): ChartSeries => ({
  id: 'one',
  label: 'One',
  points: values.map((y, day) => ({ x: day * DAY, y })),
})
const labels = { tick: String, moment: String, value: String, fileMoment: String }
const scales = (series: readonly ChartSeries[], fitsValues = false) =>
  lineScales(series, { width: WIDTH, height: HEIGHT, labels, fitsValues })
const isWithin = (place: number) => place >= MARGIN.top && place <= HEIGHT - MARGIN.bottom

describe('the axis of the values', () => {
  test.each([
    ['no point', []],
    ['one point', [7]],
    ['nothing but zeros', [0, 0, 0]],
    ['values below zero', [-40, -2, -15]],
    ['values on both sides of zero', [-5, 12, 0]],
    ['gaps', [3, undefined, undefined, 8]],
    ['nothing but gaps', [undefined, undefined]],
  ])('has room for %s, and for zero', (_, values) => {
    const { x, y } = scales([seriesOf(...values)])
    for (const value of [0, ...values]) if (value !== undefined) expect(isWithin(y(value))).toBe(true)
    for (const [day] of values.entries()) expect(Number.isFinite(x(day * DAY))).toBe(true)
    const [low = 0, high = 0] = y.domain()
    expect(low).toBeLessThan(high)
  })

  test('follows the series that are shown', () => {
    const [small, large] = [seriesOf(1, 2, 3), seriesOf(100, 5000, 900)]
    expect(scales([small, large]).y(3)).toBeGreaterThan(scales([small]).y(3))
    expect(scales([small]).y.domain().at(-1)).toBeLessThan(10)
  })

  test('spans the values alone where it is for prices; a price that stands still is in its middle', () => {
    const [low = 0] = scales([seriesOf(45_100, 45_350)], true).y.domain()
    expect(low).toBeGreaterThan(45_000)
    const still = scales([seriesOf(200, 200)], true)
    expect(still.y(200)).toBeCloseTo((MARGIN.top + HEIGHT - MARGIN.bottom) / 2, 0)
    for (const value of [0, -3]) expect(isWithin(scales([seriesOf(value)], true).y(value))).toBe(true)
  })
})

test('the moment nearest to a time is found, before the first and after the last too', () => {
  const { points } = seriesOf(1, 2, 3)
  for (const [at, found] of [
    [-DAY, 0],
    [0.4 * DAY, 0],
    [1.4 * DAY, 1],
    [9 * DAY, 2],
  ] as const)
    expect(nearestMoment(points, new Date(at))).toBe(found)
})
