// The form of the page of a product. Saved explicitly; what is typed survives a reload, and leaving with unsaved changes requires confirmation. A blank
// product that is cancelled is deleted (workspace spec §7).
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { BLANK_PRODUCT, type Product } from '#contract/apps/inventory-product.ts'
import { UnsavedGuard } from '#kit/forms/unsaved-guard.tsx'
import { useDiscardUntouched } from '#kit/forms/use-discard-untouched.ts'
import { dropDraft } from '#platform/forms/draft.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { ChoiceField, CodeFields, NameField, TagsField } from '../edit/detail-fields.tsx'
import { Doubts } from '../edit/doubts.tsx'
import { NumberField } from '../edit/number-field.tsx'
import { OvertakenNote } from '../edit/overtaken-note.tsx'
import { PriceFields } from '../edit/price-fields.tsx'
import { type ProductForm as FormOfProduct, useProductForm } from '../edit/use-product-form.ts'
import { useInventory } from '../inventory-context.ts'
import { inventoryKeys } from '../inventory-keys.ts'

export interface ProductFormProps {
  readonly product: Product
  /** Saved by themselves: images and stock. */
  readonly children: ReactNode
}

export function ProductForm({ product, children }: ProductFormProps) {
  const { t } = useLingui()
  const { form, isNew, isDone, leave, cancel } = useProductPage(product)
  useKeys(inventoryKeys, { save: form.submit })
  const formId = `product-${product.id}`
  return (
    <>
      <UnsavedGuard
        isUnsaved={() => form.isDirty && !isDone()}
        isLeaving={({ pathname }) => !pathname.endsWith(`/${encodeURIComponent(product.id)}`)}
        onLeave={leave}
      />
      <div className="@container mt-4 pb-6">
        <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <form id={formId} onSubmit={form.submit} noValidate aria-label={t`Product`} className="min-w-0 space-y-8">
            <Details form={form} isNew={isNew} />
            <section className="space-y-4">
              <h2 className="font-semibold">
                <Trans>Price</Trans>
              </h2>
              <PriceFields form={form} />
              <Doubts form={form} product={product} />
            </section>
            <Storage form={form} />
          </form>
          <div className="min-w-0 space-y-8">{children}</div>
        </div>
      </div>
      <div
        data-foot
        className="sticky bottom-0 -mx-4 flex flex-wrap gap-2 border-line-soft border-t bg-surface px-4 py-3 md:-mx-6 md:px-6"
      >
        <OvertakenNote form={form} />
        <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
          {isNew ? <Trans>Add product</Trans> : <Trans>Save changes</Trans>}
        </Button>
        <Button onPress={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  )
}

/** The form, and what becomes of a blank product that is left. */
function useProductPage(product: Product) {
  const { search, actions, goTo } = useInventory()
  const { id } = product
  // One that was saved before the page went is no blank one any more: cancelling leaves it.
  const [isNew] = useState(search.made !== undefined && product.name === BLANK_PRODUCT.name)
  /** It is being left by its own buttons, which have seen to what was typed. */
  const isDone = useRef(false)
  const isSaved = useRef(false)
  const form = useProductForm({
    product,
    isNew,
    onSaved: () => {
      isSaved.current = true
      if (!isNew) return
      isDone.current = true
      dropDraft(form.draft)
      goTo(undefined)
    },
  })
  const discard = () => {
    dropDraft(form.draft)
    if (isNew && !isSaved.current) void actions.discard(id)
  }
  const leave = () => {
    isDone.current = true
    discard()
  }
  const cancel = () => {
    leave()
    goTo(undefined)
  }
  useDiscardUntouched(isNew && !form.isDirty, () => {
    if (!isDone.current) discard()
  })
  return { form, isNew, isDone: () => isDone.current, leave, cancel }
}

function Details({ form, isNew }: { readonly form: FormOfProduct; readonly isNew: boolean }) {
  const { t } = useLingui()
  return (
    <section className="space-y-4">
      <h2 className="font-semibold">
        <Trans>Details</Trans>
      </h2>
      <NameField form={form} autoFocus={isNew} />
      <TextArea {...form.field('description')} label={t`Description`} rows={4} maxLength={10_000} />
      <CodeFields form={form} />
      <ChoiceField form={form} name="category" />
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField form={form} name="brand" />
        <ChoiceField form={form} name="vendor" />
      </div>
      <TagsField form={form} />
    </section>
  )
}

function Storage({ form }: { readonly form: FormOfProduct }) {
  const { t } = useLingui()
  const { field: active } = useController({ control: form.form.control, name: 'active' })
  return (
    <section className="space-y-4">
      <h2 className="font-semibold">
        <Trans>Storage</Trans>
      </h2>
      <div className="grid grid-cols-2 gap-3 @lg:grid-cols-3">
        <NumberField form={form} name="weight" label={t`Weight`} unit="kg" />
        <NumberField form={form} name="reserved" label={t`Reserved`} isWhole />
        <NumberField
          form={form}
          name="lowStockAt"
          label={t`Low-stock alert level`}
          description={t`Leave blank for no alert.`}
          isWhole
        />
      </div>
      <Switch isSelected={active.value} onChange={active.onChange} description={t`Only active products are on sale.`}>
        <Trans>Active</Trans>
      </Switch>
    </section>
  )
}
