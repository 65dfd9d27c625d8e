// The fields of a product and what may be wrong with a row of a table, in words.
// @offline later
import { useLingui } from '@lingui/react/macro'
import type { ImportField, ImportProblem } from '#contract/apps/inventory-import.ts'

export function useFieldLabels(): Readonly<Record<ImportField, string>> {
  const { t } = useLingui()
  return {
    sku: t`SKU`,
    name: t`Name`,
    description: t`Description`,
    category: t`Category`,
    brand: t`Brand`,
    vendor: t`Vendor`,
    tags: t`Tags`,
    barcode: t`Barcode`,
    stock: t`In stock`,
    reserved: t`Reserved`,
    cost: t`Cost`,
    basePrice: t`Base price`,
    taxPercent: t`Tax`,
    price: t`Price with tax`,
    weight: t`Weight`,
    lowStockAt: t`Low-stock alert level`,
    active: t`Active`,
  }
}

export function useProblemMessages(): Readonly<Record<ImportProblem['problem'], string>> {
  const { t } = useLingui()
  return {
    missing: t`is missing`,
    'twice-in-file': t`appears more than once in this file`,
    'on-several-products': t`matches several products`,
    'not-a-number': t`isn’t a number`,
    'out-of-range': t`is too small or too large`,
    unknown: t`isn’t in the inventory`,
    'too-long': t`is too long`,
    form: t`can’t be read`,
    'check-digit': t`has the wrong check digit`,
  }
}
