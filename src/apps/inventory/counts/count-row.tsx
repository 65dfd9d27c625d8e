// A product on the sheet of a stock count: Enter saves what was typed and goes on to the next; an empty field opens the row again.
// @offline later
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import type { StockCountRow } from '#contract/apps/inventory-stock.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useAmounts } from '../use-amounts.ts'
import { useCountActions } from './use-count-actions.ts'

/** Pieces, as the contract has it. */
const MOST = 1e9

export interface CountRowProps {
  readonly countId: string
  readonly row: StockCountRow
  readonly isClosed: boolean
  /** What is expected is not shown, so that nobody counts towards it. */
  readonly isBlind: boolean
}

export function CountRow({ countId, row, isClosed, isBlind }: CountRowProps) {
  const { t } = useLingui()
  const { number } = useAmounts()
  const { expected, counted, product } = row
  const name = product ? product.name || t`No name` : t`Deleted product`
  const codes = [product?.sku, product?.barcode].filter(Boolean).join(' · ')
  return (
    <tr className="border-line-soft border-b align-top print:break-inside-avoid">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        <span className="block text-14 wrap-anywhere">{name}</span>
        <span className="block text-12 text-ink-muted wrap-anywhere">{codes}</span>
      </th>
      <td className="px-3 pt-3.5 text-end text-ink-muted tabular-nums">{isBlind ? '' : number(expected)}</td>
      <td className="py-2 ps-3">
        {isClosed || !product ? (
          <span className="block pt-1.5 tabular-nums">{counted === null ? t`Not counted` : number(counted)}</span>
        ) : (
          <Counted countId={countId} row={row} name={name} />
        )}
        {counted !== null && !isBlind && <Difference quantity={counted - expected} />}
      </td>
    </tr>
  )
}

function Counted({ countId, row, name }: Pick<CountRowProps, 'countId' | 'row'> & { readonly name: string }) {
  const { t } = useLingui()
  const { read, toField } = useAmounts()
  const { check } = useCountActions()
  const { productId, counted } = row
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const faultOf = (value: number | undefined) => {
    if (value === undefined || !Number.isInteger(value) || value < 0) return t`Enter a whole number, 0 or more.`
    return value > MOST ? t`This number is too large.` : undefined
  }
  /** @returns whether it can go on */
  const keep = (): boolean => {
    if (typed === undefined) return true
    const isOpened = typed.trim() === ''
    const value = isOpened ? undefined : read(typed)
    const fault = isOpened ? undefined : faultOf(value)
    setError(fault)
    if (fault !== undefined) return false
    const next = value ?? null
    if (next === counted) setTyped(undefined)
    else void check(countId, { productId, counted: next }).then((isSaved) => isSaved && setTyped(undefined))
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    if (keep()) nextField(event.currentTarget)?.focus()
  }
  return (
    <TextField
      label={t`Counted: ${name}`}
      isLabelHidden
      value={typed ?? toField(counted)}
      onChange={(text) => {
        setTyped(text)
        setError(undefined)
      }}
      onBlur={keep}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
      {...(error !== undefined && { error })}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      maxLength={20}
      className="w-28"
    />
  )
}

function Difference({ quantity }: { readonly quantity: number }) {
  const { t } = useLingui()
  const difference =
    quantity === 0
      ? t`As expected`
      : quantity < 0
        ? plural(-quantity, { one: '# fewer than expected', other: '# fewer than expected' })
        : plural(quantity, { one: '# more than expected', other: '# more than expected' })
  return (
    <span
      className={cx(
        'mt-1 flex items-center gap-1 text-12 tabular-nums',
        quantity === 0 ? 'text-ink-muted' : 'text-warning',
      )}
    >
      <Icon name={quantity === 0 ? 'check' : 'exclamation-triangle'} size={14} />
      {difference}
    </span>
  )
}

/** The field of the row below, or of the next that has one. */
function nextField(field: HTMLInputElement): HTMLInputElement | null {
  let row = field.closest('tr')?.nextElementSibling
  while (row && !row.querySelector('input')) row = row.nextElementSibling
  return row?.querySelector('input') ?? null
}
