// usePeriodKeys(): goes by key through the periods of a dashboard, in the sequence in which they stand.
// @chunk dashboards
import { useKeys } from '#platform/keys/use-keys.ts'
import { dashboardKeys } from './dashboard-keys.ts'

export function usePeriodKeys<Period>(
  periods: readonly Period[],
  period: Period,
  onChange: (period: Period) => void,
): void {
  const at = periods.indexOf(period)
  const goTo = (index: number) => {
    const found = periods[index]
    return found === undefined ? undefined : () => onChange(found)
  }
  useKeys(dashboardKeys, { 'next-period': goTo(at + 1), 'previous-period': goTo(at - 1) })
}
