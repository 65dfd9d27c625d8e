// Labels of the reasons for a change of stock.
import { useLingui } from '@lingui/react/macro'
import type { StockReason } from '#contract/apps/inventory-stock.ts'

export function useReasonLabels(): Readonly<Record<StockReason, string>> {
  const { t } = useLingui()
  return {
    received: t`Delivery`,
    sold: t`Sale`,
    returned: t`Return`,
    damaged: t`Damage`,
    counted: t`Count`,
    correction: t`Correction`,
  }
}
