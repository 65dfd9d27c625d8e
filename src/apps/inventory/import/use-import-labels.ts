// Labels of a product's fields, and messages for what may be wrong with a row of a table.
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

/** What is wrong with the value of a field, by its problem. */
export function useProblemMessages(): (field: string) => Readonly<Record<ImportProblem['problem'], string>> {
  const { t } = useLingui()
  return (field) => ({
    missing: t`“${field}” is missing`,
    'twice-in-file': t`“${field}” appears more than once in this file`,
    'on-several-products': t`“${field}” matches several products`,
    'not-a-number': t`“${field}” isn’t a number`,
    'out-of-range': t`“${field}” is too small or too large`,
    unknown: t`“${field}” isn’t in the inventory`,
    'too-long': t`“${field}” is too long`,
    form: t`“${field}” can’t be read`,
    'check-digit': t`“${field}” has the wrong check digit`,
  })
}
