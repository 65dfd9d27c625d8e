// What is worth a second look in a form, and can be saved nevertheless: stock, prices, the barcode, a code that another product has.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { barcodeFault, withCheckDigit } from '#contract/apps/inventory-codes.ts'
import type { Product } from '#contract/apps/inventory-product.ts'
import { type ProductDoubt, productDoubts } from '#contract/apps/inventory-sums.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useInventory } from '../inventory-context.ts'
import { inventoryQueries } from '../queries.ts'
import { numbersOf, type ProductValues } from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'

export interface DoubtsProps {
  readonly form: ProductForm
  readonly product: Product
}

export function Doubts({ form, product }: DoubtsProps) {
  const { t } = useLingui()
  const typed = useWatch({ control: form.form.control }) as ProductValues
  const barcode = typed.barcode.replaceAll(/\s/g, '')
  const doubts = productDoubts({ ...product, ...numbersOf(typed, form.amounts.read), barcode })
  const labels: Readonly<Record<ProductDoubt, string>> = {
    'negative-stock': t`The stock is below zero. A movement may be missing.`,
    'reserved-over-stock': t`Reserved stock exceeds the quantity in stock.`,
    'base-price-below-cost': t`The base price is below the cost.`,
    'price-without-tax': t`The price with tax doesn’t match the base price and the tax.`,
    'barcode-form': t`The barcode contains a character that scanners can’t read.`,
    'barcode-check-digit': t`The barcode’s check digit is wrong.`,
  }
  const fault = barcodeFault(barcode)
  const complete = withCheckDigit(barcode)
  const right =
    fault?.fault === 'check-digit' ? barcode.slice(0, -1) + fault.expected : complete === barcode ? undefined : complete
  const correct = (code: string) => form.form.setValue('barcode', code, { shouldDirty: true })
  const sku = useOther(product.id, 'sku', typed.sku.trim())
  const other = useOther(product.id, 'barcode', barcode)
  const isDoubtful = doubts.length > 0 || right !== undefined || sku || other
  return (
    <div role="status">
      {isDoubtful && (
        <Note kind="warning" className="mt-4">
          <ul className="space-y-1.5">
            {doubts.map((doubt) => (
              <li key={doubt}>{labels[doubt]}</li>
            ))}
            {right !== undefined && (
              <li>
                <Button size="sm" onPress={() => correct(right)}>
                  {fault ? <Trans>Change the barcode to {right}</Trans> : <Trans>Add the check digit: {right}</Trans>}
                </Button>
              </li>
            )}
            {sku && <Taken product={sku} message={t`Another product has this SKU:`} />}
            {other && <Taken product={other} message={t`Another product has this barcode:`} />}
          </ul>
        </Note>
      )}
    </div>
  )
}

function Taken({ product, message }: { readonly product: Product; readonly message: string }) {
  const { t } = useLingui()
  const { goTo } = useInventory()
  return (
    <li>
      {message}{' '}
      <Button variant="quiet" size="sm" onPress={() => goTo(product.id)}>
        {product.name || t`No name`}
      </Button>
    </li>
  )
}

/** ms after the last letter */
const PAUSE_MS = 400

/** Another product with the same code. */
function useOther(id: string, field: 'sku' | 'barcode', code: string): Product | undefined {
  const [requested, setRequested] = useState(code)
  useEffect(() => {
    const timer = setTimeout(() => setRequested(code), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [code])
  const { data } = useQuery({ ...inventoryQueries.withCode(requested), enabled: requested !== '' })
  if (requested === '' || requested !== code) return undefined
  return data?.products?.find((product) => product.id !== id && product[field].toLowerCase() === code.toLowerCase())
}
