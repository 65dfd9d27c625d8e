// What opens below the row of a product: its details, its price and its stock. A chunk of its own.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { UnsavedGuard } from '#kit/forms/unsaved-guard.tsx'
import { dropDraft } from '#platform/forms/draft.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { useInventory } from '../inventory-context.ts'
import { inventoryKeys } from '../inventory-keys.ts'
import { StockPanel } from '../stock/stock-panel.tsx'
import { ChoiceField, CodeFields, NameField, TagsField } from './detail-fields.tsx'
import { Doubts } from './doubts.tsx'
import { OvertakenNote } from './overtaken-note.tsx'
import { PriceFields } from './price-fields.tsx'
import { type ProductForm, useProductForm } from './use-product-form.ts'

export default function RowEditor({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const { openRow, goTo } = useInventory()
  const { date } = useFormats()
  const { id } = product
  /** It is being left by its own buttons, which have seen to what was typed. */
  const isDone = useRef(false)
  const form = useProductForm({
    product,
    isNew: false,
    onSaved: () => {
      isDone.current = true
      dropDraft(form.draft)
      openRow(undefined)
    },
  })
  const cancel = () => {
    isDone.current = true
    dropDraft(form.draft)
    openRow(undefined)
  }
  useKeys(inventoryKeys, { save: form.submit })
  const formId = `edit-${id}`
  const changed = date(product.updatedAt, 'dayTime')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of every field in it comes by here
    <div
      role="group"
      aria-label={t`Edit ${product.name || t`No name`}`}
      className="@container px-4 pt-1 pb-5 md:ps-[106px] md:pe-6"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
        event.preventDefault()
        openRow(undefined)
      }}
    >
      <UnsavedGuard
        isUnsaved={() => form.isDirty && !isDone.current}
        isLeaving={({ pathname, search }) =>
          !pathname.endsWith('/inventory') || (search as { product?: string }).product !== id
        }
        onLeave={() => dropDraft(form.draft)}
      />
      <Sections form={form} formId={formId} product={product} />
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <OvertakenNote form={form} />
        <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
          <Trans>Save changes</Trans>
        </Button>
        <Button variant="quiet" onPress={cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="quiet" icon="arrows-pointing-out" onPress={() => goTo(id)}>
          <Trans>Open the full page</Trans>
        </Button>
        <p className="ms-auto text-13 text-ink-muted tabular-nums">
          <Trans>Updated on {changed}</Trans>
        </p>
      </div>
    </div>
  )
}

interface SectionsProps {
  readonly form: ProductForm
  readonly formId: string
  readonly product: Product
}

/** Details and price, saved by the form; the stock, saved by itself. */
function Sections({ form, formId, product }: SectionsProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-2 @6xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)]">
      <form onSubmit={form.submit} noValidate id={formId} aria-label={t`Details`} className="space-y-4">
        <h2 className="font-semibold">
          <Trans>Details</Trans>
        </h2>
        <NameField form={form} />
        <CodeFields form={form} />
        <ChoiceField form={form} name="category" />
        <TagsField form={form} />
      </form>
      <section className="space-y-4">
        <h2 className="font-semibold">
          <Trans>Price</Trans>
        </h2>
        <PriceFields form={form} />
        <Doubts form={form} product={product} />
      </section>
      <div className="@3xl:col-span-2 @6xl:col-span-1">
        <StockPanel product={product} />
      </div>
    </div>
  )
}
