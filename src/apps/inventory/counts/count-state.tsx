// The progress of a stock count, as text.
// @chunk inventory
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StockCount } from '#contract/apps/inventory-stock.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useAmounts } from '../use-amounts.ts'

export function CountState({ count: { checked, length, different, appliedAt } }: { readonly count: StockCount }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { number } = useAmounts()
  const [done, all] = [number(checked), number(length)]
  const differing = plural(different, { 0: 'no differences', one: '# difference', other: '# differences' })
  const day = appliedAt === null ? '' : date(appliedAt, 'dayTime')
  return (
    <span className="block text-13 text-ink-muted tabular-nums">
      {appliedAt === null
        ? t`${done} of ${all} counted, ${differing}`
        : t`Closed on ${day} · ${done} of ${all} counted, ${differing}`}
    </span>
  )
}
