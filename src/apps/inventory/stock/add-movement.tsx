// Changes the stock now: how many pieces came or went, why, and a note. Its sign follows from the reason where there is only one that fits.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { StockReason } from '#contract/apps/inventory-stock.ts'
import * as z from '#contract/zod.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useInventory } from '../inventory-context.ts'
import { useAmounts } from '../use-amounts.ts'
import { useReasonLabels } from './use-reason-labels.ts'

const REASONS: readonly StockReason[] = ['received', 'sold', 'returned', 'damaged', 'counted', 'correction']
const TAKES: readonly StockReason[] = ['sold', 'damaged']
const ADDS: readonly StockReason[] = ['received', 'returned']
const MOST = 1e9

/** As it is typed: stored across a reload until it is added. */
const Movement = z.object({ typed: z.string(), reason: StockReason, note: z.string() })
type Movement = z.infer<typeof Movement>
const EMPTY: Movement = { typed: '', reason: 'received', note: '' }

/** With the sign that the reason has; a count is the total, not the difference. */
function signed(reason: StockReason, typed: number, stock: number): number {
  if (reason === 'counted') return typed - stock
  if (TAKES.includes(reason)) return -Math.abs(typed)
  return ADDS.includes(reason) ? Math.abs(typed) : typed
}

export function AddMovement({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const { number, change: signedAmount } = useAmounts()
  const reasonLabels = useReasonLabels()
  const { typed, reason, note, change, error, quantity, add } = useMovement(product)
  const shown = quantity === undefined ? undefined : number(product.stock + quantity)
  const by = quantity === undefined ? '' : signedAmount(quantity)
  return (
    <form
      aria-label={t`Stock movement`}
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <div className="grid grid-cols-[96px_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[96px_minmax(0,1fr)_minmax(0,1fr)_auto]">
        <TextField
          label={reason === 'counted' ? t`Counted` : t`Quantity`}
          value={typed}
          onChange={(text) => change({ typed: text })}
          {...(error !== undefined && { error })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <Select
          label={t`Reason`}
          options={REASONS.map((id) => ({ id, label: reasonLabels[id] }))}
          value={reason}
          onChange={(id) => change({ reason: id })}
        />
        <TextField
          label={t`Note`}
          value={note}
          onChange={(text) => change({ note: text })}
          autoComplete="off"
          maxLength={1000}
          className="max-sm:col-span-2"
        />
        <Button type="submit" className="max-sm:col-span-2 sm:mt-[25px]">
          <Trans>Add movement</Trans>
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-13 text-ink-muted tabular-nums">
        {typed.trim() !== '' && shown !== undefined && quantity !== 0 && (
          <Trans>
            {by}, leaving {shown} in stock
          </Trans>
        )}
      </p>
    </form>
  )
}

/** What is typed, stored across a reload until it is added. */
function useMovement({ id, stock }: Product) {
  const { t } = useLingui()
  const { actions } = useInventory()
  const { read } = useAmounts()
  const draft = `stock movement ${id}`
  const [movement, setMovement] = useState(() => readDraft(draft, Movement) ?? EMPTY)
  const [error, setError] = useState<string>()
  const { typed, reason, note } = movement
  const value = read(typed)
  const quantity = value === undefined ? undefined : signed(reason, value, stock)
  const isCount = reason === 'counted'
  const faultOf = () => {
    if (value === undefined || !Number.isInteger(value)) return t`Enter a whole number.`
    if (Math.abs(value) > MOST) return t`This number is too large.`
    if (isCount && value < 0) return t`Enter a number, 0 or more.`
    return quantity === 0
      ? isCount
        ? t`This is already the current stock.`
        : t`Enter a number other than 0.`
      : undefined
  }
  return {
    ...movement,
    error,
    /** How many come, or go; undefined while none can be read. */
    quantity,
    change(part: Partial<Movement>) {
      const next = { ...movement, ...part }
      setMovement(next)
      writeDraft(draft, next)
      if (part.typed !== undefined) setError(undefined)
    },
    async add() {
      const fault = faultOf()
      setError(fault)
      if (fault !== undefined || quantity === undefined) return
      const isMoved = await actions.move({ productId: id, reason, quantity, note: note.trim() })
      if (!isMoved) return
      setMovement({ ...EMPTY, reason })
      dropDraft(draft)
    },
  }
}
