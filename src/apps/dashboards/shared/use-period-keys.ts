// usePeriodKeys(): steps by key through the periods of a dashboard, in their order.
// @chunk dashboards
import { useLayoutEffect, useRef } from 'react'
import { useKeys } from '#platform/keys/use-keys.ts'
import { dashboardKeys } from './dashboard-keys.ts'

export function usePeriodKeys<Period>(
  periods: readonly Period[],
  period: Period,
  onChange: (period: Period) => void,
): void {
  // Asked for and not yet drawn: a second press goes on from there.
  const asked = useRef<readonly Period[]>([])
  useLayoutEffect(() => {
    const drawn = asked.current.indexOf(period)
    asked.current = drawn < 0 ? [] : asked.current.slice(drawn + 1)
  }, [period])
  const canGo = (step: 1 | -1) => periods[periods.indexOf(period) + step] !== undefined
  const go = (step: 1 | -1) => () => {
    const found = periods[periods.indexOf(asked.current.at(-1) ?? period) + step]
    if (found === undefined) return
    asked.current = [...asked.current, found]
    onChange(found)
  }
  useKeys(dashboardKeys, {
    'next-period': canGo(1) ? go(1) : undefined,
    'previous-period': canGo(-1) ? go(-1) : undefined,
  })
}
