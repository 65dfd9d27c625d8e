// The stock of a product: how much is there, promised and free, what changed it, and the line that changes it now.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#contract/apps/inventory-product.ts'
import { cx } from '#ui/cx.ts'
import { LowMark } from '../list/stock-level.tsx'
import { useAmounts } from '../use-amounts.ts'
import { AddMovement } from './add-movement.tsx'
import { Ledger } from './ledger.tsx'

export interface StockPanelProps {
  readonly product: Product
}

export function StockPanel({ product }: StockPanelProps) {
  const { t } = useLingui()
  const { number } = useAmounts()
  const { stock, reserved, available, lowStockAt } = product
  const figures = [
    { label: t`In stock`, value: stock },
    { label: t`Reserved`, value: reserved },
    { label: t`Available`, value: available },
    ...(lowStockAt === null ? [] : [{ label: t`Alert level`, value: lowStockAt }]),
  ]
  return (
    <section>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-semibold">
          <Trans>Stock</Trans>
        </h2>
        <LowMark product={product} />
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-13">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-ink-muted">{label}</dt>
            <dd className={cx('font-semibold tabular-nums', value < 0 && 'text-danger')}>{number(value)}</dd>
          </div>
        ))}
      </dl>
      <Ledger product={product} />
      <AddMovement product={product} />
    </section>
  )
}
