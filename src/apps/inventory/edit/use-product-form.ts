// The form of a product, in its row or on its page: as typed, with what is wrong in words, kept as a draft until it is saved.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { useContractForm } from '#kit/forms/use-contract-form.ts'
import { dropDraft } from '#platform/forms/draft.ts'
import { useInventory } from '../inventory-context.ts'
import { useAmounts } from '../use-amounts.ts'
import { changeOf, NUMBER_NAMES, numberFault, ProductValues, valuesOf } from './product-values.ts'
import { useNumberMessages } from './use-number-messages.ts'

export interface ProductFormOptions {
  readonly product: Product
  /** It was made for this form. */
  readonly isNew: boolean
  readonly onSaved: () => void
}

export function useProductForm({ product, isNew, onSaved }: ProductFormOptions) {
  const { t } = useLingui()
  const { actions } = useInventory()
  const amounts = useAmounts()
  const { id } = product
  const draft = `product ${id}`
  const values = valuesOf(product, isNew, amounts)
  const numberWords = useNumberMessages(amounts)
  const contractForm = useContractForm({
    shape: ProductValues,
    values,
    draft,
    messageOf: () => t`This is too long.`,
    check: (typed) => ({
      name: typed.name.trim() === '' ? t`Enter a name.` : undefined,
      ...Object.fromEntries(
        NUMBER_NAMES.map((name) => {
          const fault = numberFault(name, typed[name], amounts.read)
          return [name, fault && numberWords[fault]]
        }),
      ),
    }),
    save: async (typed, begun) => {
      const isSaved = await actions.save(id, changeOf(typed, begun, amounts.read), typed.newTags, isNew)
      if (isSaved) onSaved()
      return isSaved
    },
  })
  const { form, isDirty } = contractForm
  useLatestValues(values, isDirty, (latest) => {
    form.reset(latest)
    dropDraft(draft)
  })
  return { ...contractForm, amounts, draft }
}

/** Changed elsewhere, by undo, in another tab or in another language: shown unless something is being typed here. */
function useLatestValues(values: ProductValues, isDirty: boolean, show: (values: ProductValues) => void): void {
  const [first] = useState(() => JSON.stringify(values))
  const shown = useRef(first)
  const now = JSON.stringify(values)
  useEffect(() => {
    if (isDirty || shown.current === now) return
    shown.current = now
    show(JSON.parse(now) as ProductValues)
  })
}

export type ProductForm = ReturnType<typeof useProductForm>
