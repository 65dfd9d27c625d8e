// Fields of a product that both its row and its page have: name, category, codes, tags.
import { useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import { TAG_LIMIT } from '#contract/apps/inventory-product.ts'
import { TagsField as KitTags } from '#kit/tags/tags-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useInventory } from '../inventory-context.ts'
import type { ProductForm } from './use-product-form.ts'

export interface DetailFieldsProps {
  readonly form: ProductForm
}

export function NameField({ form, autoFocus }: DetailFieldsProps & { readonly autoFocus?: boolean }) {
  const { t } = useLingui()
  const { error, ...field } = form.field('name')
  return (
    <TextField
      {...field}
      {...(error !== undefined && { error })}
      autoFocus={autoFocus}
      label={t`Name`}
      autoComplete="off"
      maxLength={500}
    />
  )
}

export function CodeFields({ form }: DetailFieldsProps) {
  const { t } = useLingui()
  const { error: _s, ...sku } = form.field('sku')
  const { error: _b, ...barcode } = form.field('barcode')
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField {...sku} label={t`SKU`} autoComplete="off" spellCheck={false} maxLength={100} />
      <TextField
        {...barcode}
        label={t`Barcode`}
        autoComplete="off"
        spellCheck={false}
        inputMode="numeric"
        maxLength={100}
      />
    </div>
  )
}

export interface ChoiceFieldProps extends DetailFieldsProps {
  readonly name: 'category' | 'brand' | 'vendor'
}

export function ChoiceField({ form, name }: ChoiceFieldProps) {
  const { t } = useLingui()
  const { categories, brands, vendors } = useInventory()
  const { field } = useController({ control: form.form.control, name })
  const labels = {
    category: {
      label: t`Category`,
      none: t`No category`,
      options: categories.map(({ id, path }) => ({ id, label: path })),
    },
    brand: { label: t`Brand`, none: t`No brand`, options: brands.map(({ id, name: label }) => ({ id, label })) },
    vendor: {
      label: t`Supplier`,
      none: t`No supplier`,
      options: vendors.map(({ id, name: label }) => ({ id, label })),
    },
  }
  const { label, none, options } = labels[name]
  // One that is gone shows as none.
  const value = options.some(({ id }) => id === field.value) ? field.value : ''
  return (
    <Select
      label={label}
      options={[{ id: '', label: none }, ...options]}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

export function TagsField({ form }: DetailFieldsProps) {
  const { tags } = useInventory()
  const { control } = form.form
  const { field: chosen } = useController({ control, name: 'tags' })
  const { field: made } = useController({ control, name: 'newTags' })
  return (
    <KitTags
      tags={tags}
      chosen={chosen.value}
      onChoose={chosen.onChange}
      made={made.value}
      onMake={made.onChange}
      titleLimit={TAG_LIMIT}
    />
  )
}
