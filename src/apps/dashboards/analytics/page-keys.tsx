// The keys of the page of analytics, beside what it shows: a component that shows nothing.
// @chunk dashboards
// @offline later
import { dashboardKeys } from '#apps/dashboards/shared/dashboard-keys.ts'
import { usePeriodKeys } from '#apps/dashboards/shared/use-period-keys.ts'
import { useKeys } from '#platform/keys/use-keys.ts'

interface PageKeysProps<Period> {
  readonly periods: readonly Period[]
  readonly period: Period
  readonly onChange: (period: Period) => void
}

export function PageKeys<Period>({ periods, period, onChange }: PageKeysProps<Period>) {
  useKeys(dashboardKeys, { print: () => print() })
  usePeriodKeys(periods, period, onChange)
  return null
}
