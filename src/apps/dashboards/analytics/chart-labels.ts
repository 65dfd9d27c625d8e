// How the charts of the analytics write days and counts, and what a series comes to.
import type { PointSeries } from '#contract/apps/dashboard-shapes.ts'
import { localDay } from '#formats/iso-day.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import type { ChartLabels } from '#ui/chart/chart-values.ts'

export function useChartLabels(): ChartLabels {
  const { date, number } = useFormats()
  return {
    tick: (x) => date(x, 'shortDay'),
    moment: (x) => date(x, 'day'),
    fileMoment: localDay,
    value: (y) => number(y, { maximumFractionDigits: 0 }),
    axisValue: (y) => number(y, { notation: 'compact' }),
  }
}

export const sumOf = (series: PointSeries | undefined): number =>
  (series?.data ?? []).reduce((sum, { y }) => sum + y, 0)
