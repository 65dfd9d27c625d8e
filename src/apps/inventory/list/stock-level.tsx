// How many pieces there are, how many of them are promised or free, and whether that is low; the text states it, the colour only helps.
// @chunk inventory
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#contract/apps/inventory-product.ts'
import { isLow } from '#contract/apps/inventory-sums.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { useAmounts } from '../use-amounts.ts'

export interface StockLevelProps {
  readonly product: Product
  /** In one line with its unit, as on a phone. */
  readonly isInLine?: boolean
}

export function StockLevel({ product, isInLine = false }: StockLevelProps) {
  const { t } = useLingui()
  const { number } = useAmounts()
  const { stock, reserved, available } = product
  const pieces = number(stock)
  const promised = number(reserved)
  const free = number(available)
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-x-2.5', !isInLine && 'justify-end')}>
      {!isInLine && <LowMark product={product} />}
      <span className="tabular-nums">{isInLine ? t`${plural(stock, { other: `${pieces} in stock` })}` : pieces}</span>
      {reserved > 0 && (
        <span className={cx('text-ink-muted tabular-nums', !isInLine && 'basis-full text-12')}>
          {t`${plural(reserved, { other: `${promised} reserved` })}`}
        </span>
      )}
      {reserved > 0 && !isInLine && (
        <span className="basis-full text-12 text-ink-muted tabular-nums">
          {t`${plural(available, { one: `${free} available`, other: `${free} available` })}`}
        </span>
      )}
      {isInLine && <LowMark product={product} />}
    </span>
  )
}

export function LowMark({ product }: { readonly product: Product }) {
  const isOut = product.stock <= 0
  if (!isOut && !isLow(product)) return null
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 whitespace-nowrap font-medium text-12',
        isOut ? 'text-danger' : 'text-warning',
      )}
    >
      <Icon name={isOut ? 'x-mark' : 'exclamation-triangle'} size={14} />
      {isOut ? <Trans>Out of stock</Trans> : <Trans>Low stock</Trans>}
    </span>
  )
}
