// Labels of the spreadsheet's columns, and messages why a cell is refused.
// @offline later

import { useLingui } from '@lingui/react/macro'
import { TAX_PERCENTS } from '#contract/apps/inventory-product.ts'
import { localeOf } from '#platform/i18n/dates.ts'
import { useNumberMessages } from '../edit/use-number-messages.ts'
import { useAmounts } from '../use-amounts.ts'
import type { CellFault, SheetColumn } from './sheet-columns.ts'

export function useColumnLabels(): Readonly<Record<SheetColumn, string>> {
  const { t } = useLingui()
  return {
    name: t`Name`,
    sku: t`SKU`,
    barcode: t`Barcode`,
    cost: t`Cost`,
    basePrice: t`Base price`,
    taxPercent: t`Tax`,
    price: t`Price with tax`,
    stock: t`In stock`,
    reserved: t`Reserved`,
    available: t`Available`,
    lowStockAt: t`Alert level`,
    weight: t`Weight`,
    active: t`Active`,
  }
}

export function useFaultMessages(): Readonly<Record<CellFault, string>> {
  const { t, i18n } = useLingui()
  const amounts = useAmounts()
  const percents = new Intl.ListFormat(localeOf(i18n.locale), { type: 'disjunction' }).format(
    [0, ...TAX_PERCENTS].map(String),
  )
  return {
    ...useNumberMessages(amounts),
    required: t`Enter a name.`,
    'too-long': t`This is too long.`,
    'no-such-tax': t`Enter ${percents}.`,
    'no-yes-or-no': t`Enter yes or no.`,
    fixed: t`This is calculated from the stock and the reservations.`,
  }
}
