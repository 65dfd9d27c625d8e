// What a product costs and sells for: the price with tax follows from the one without, and the other way round; the margin is what is left of it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useController, useWatch } from 'react-hook-form'
import { TAX_PERCENTS } from '#contract/apps/inventory-product.ts'
import { marginPercent } from '#contract/apps/inventory-sums.ts'
import { cx } from '#ui/cx.ts'
import { Select } from '#ui/select.tsx'
import { NumberField } from './number-field.tsx'
import { priceWithoutTax, priceWithTax } from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'

export function PriceFields({ form }: { readonly form: ProductForm }) {
  const { t } = useLingui()
  const { read, toField, percent } = form.amounts
  const { control, getValues, setValue } = form.form
  const { field: tax } = useController({ control, name: 'taxPercent' })
  const write = (name: 'basePrice' | 'price', value: number) =>
    setValue(name, toField(value, 'money'), { shouldDirty: true, shouldValidate: true })
  const fromBase = (base: string, taxPercent: string) => {
    const value = read(base)
    if (value !== undefined) write('price', priceWithTax(value, Number(taxPercent)))
  }
  const fromPrice = (price: string) => {
    const value = read(price)
    if (value !== undefined) write('basePrice', priceWithoutTax(value, Number(getValues('taxPercent'))))
  }
  const percents = [...new Set([0, ...TAX_PERCENTS, Number(tax.value)])].toSorted((a, b) => a - b)
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <NumberField form={form} name="cost" label={t`Cost`} unit="EUR" />
      <NumberField
        form={form}
        name="basePrice"
        label={t`Base price`}
        unit="EUR"
        onTyped={(text) => fromBase(text, getValues('taxPercent'))}
      />
      <Select
        label={t`Tax`}
        options={percents.map((one) => ({ id: String(one), label: one === 0 ? t`No tax` : percent(one) }))}
        value={tax.value}
        onChange={(chosen) => {
          tax.onChange(chosen)
          fromBase(getValues('basePrice'), chosen)
        }}
        onBlur={tax.onBlur}
      />
      <NumberField form={form} name="price" label={t`Price with tax`} unit="EUR" onTyped={fromPrice} />
      <Margin form={form} />
    </div>
  )
}

function Margin({ form }: { readonly form: ProductForm }) {
  const { read, money, percent } = form.amounts
  const [cost, basePrice] = useWatch({ control: form.form.control, name: ['cost', 'basePrice'] })
  const sums = { cost: read(cost) ?? 0, basePrice: read(basePrice) ?? 0 }
  const margin = marginPercent(sums)
  return (
    <div className="col-span-2" role="status">
      <p className="flex items-baseline justify-between gap-2 text-13">
        <Trans>Margin on the base price</Trans>
        <span className="tabular-nums">
          {margin === null ? (
            '–'
          ) : (
            <>
              <b className={cx('font-semibold', margin < 0 && 'text-danger')}>{percent(margin)}</b>{' '}
              <span className="text-ink-muted">{money(sums.basePrice - sums.cost)}</span>
            </>
          )}
        </span>
      </p>
      <span aria-hidden="true" className="mt-1.5 block h-1 rounded-full bg-surface-control">
        <span
          className="block h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={{ width: `${Math.max(0, Math.min(100, margin ?? 0))}%` }}
        />
      </span>
    </div>
  )
}
