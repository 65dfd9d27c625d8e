// The form of a product, in its row or on its page: as typed, with its error messages, stored as a draft until it is saved.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Product } from '#contract/apps/inventory-product.ts'
import { useContractForm } from '#kit/forms/use-contract-form.ts'
import { dropDraft } from '#platform/forms/draft.ts'
import { useInventory } from '../inventory-context.ts'
import { type Amounts, useAmounts } from '../use-amounts.ts'
import {
  changeOf,
  NUMBER_NAMES,
  numberFault,
  type ProductField,
  ProductValues,
  replacedBy,
  untouchedOf,
  valuesOf,
} from './product-values.ts'
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
  const numberMessages = useNumberMessages(amounts)
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
          return [name, fault && numberMessages[fault]]
        }),
      ),
    }),
    save: async (typed, begun) => {
      const isReplacing = replacedBy(typed, begun, values, amounts.read).length > 0
      const patch = changeOf(typed, begun, amounts.read)
      const isSaved = await actions.save(id, { patch, isReplacing }, typed.newTags, isNew)
      if (isSaved) onSaved()
      return isSaved
    },
  })
  const { form } = contractForm
  const replaced = useLatestValues(form, values, amounts.read, () => dropDraft(draft))
  return { ...contractForm, amounts, draft, replaced }
}

/** What is stored, of what was changed here and elsewhere. */
export interface Replaced {
  readonly names: readonly ProductField[]
  /** Shows what is stored in place of what was typed. */
  readonly take: () => void
}

/** What changed elsewhere, by undo, in another tab or in another language, is shown, but for what was changed here: saving replaces that. */
function useLatestValues(
  form: UseFormReturn<ProductValues>,
  values: ProductValues,
  read: Amounts['read'],
  onShown: () => void,
): Replaced {
  const { isDirty, defaultValues } = form.formState
  const begun = { ...values, ...defaultValues } as ProductValues
  const show = (latest: Partial<ProductValues>) => {
    for (const [name, value] of Object.entries(latest)) form.resetField(name as ProductField, { defaultValue: value })
  }
  const [first] = useState(() => JSON.stringify(values))
  const shown = useRef(first)
  const now = JSON.stringify(values)
  useEffect(() => {
    if (shown.current === now) return
    if (isDirty) return show(untouchedOf(form.getValues(), begun, values))
    shown.current = now
    form.reset(values)
    onShown()
  })
  const names = isDirty ? replacedBy(form.getValues(), begun, values, read) : NONE
  return { names, take: () => show(Object.fromEntries(names.map((name) => [name, values[name]]))) }
}

const NONE: readonly never[] = []

export type ProductForm = ReturnType<typeof useProductForm>
