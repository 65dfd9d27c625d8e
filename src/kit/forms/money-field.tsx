// An amount, its currency, and for what time. Saved as it is typed, as far as it is an amount.
// @chunk profiling
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Currency } from '#contract/portal/job-shapes.ts'
import type { MoneyAnswer } from '#contract/portal/profiling.ts'
import { amountOf } from '#formats/amount.ts'
import { useSaveAfterPause } from '#kit/forms/use-save-after-pause.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

export interface MoneyFieldProps {
  readonly value: MoneyAnswer | null
  onChange(value: MoneyAnswer | null): void
  readonly error: string | undefined
}

export function MoneyField({ value, onChange, error }: MoneyFieldProps) {
  const { t } = useLingui()
  const { typed, type, kind, amount, take, changeKind } = useTypedMoney(value, onChange)
  return (
    <div className="flex flex-wrap gap-4">
      <TextField
        className="min-w-36 flex-2"
        label={t`Amount`}
        inputMode="decimal"
        value={typed}
        onChange={type}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && take()}
        error={amount === undefined ? t`Enter an amount in figures, such as 42,000.` : error}
      />
      <Select
        className="min-w-26 flex-1"
        label={t`Currency`}
        value={kind.currency}
        onChange={(currency) => changeKind({ ...kind, currency })}
        options={Currency.options.map((id) => ({ id, label: id }))}
      />
      <Select
        className="min-w-26 flex-1"
        label={t`Per`}
        value={kind.unit}
        onChange={(unit) => changeKind({ ...kind, unit })}
        options={[
          { id: 'year', label: t`year` },
          { id: 'month', label: t`month` },
          { id: 'hour', label: t`hour` },
        ]}
      />
    </div>
  )
}

/** What is typed, and how it is saved. */
function useTypedMoney(value: MoneyAnswer | null, onChange: MoneyFieldProps['onChange']) {
  const [typed, setTyped] = useState(value ? String(value.min / 100) : '')
  const [kind, setKind] = useState({ currency: value?.currency ?? 'EUR', unit: value?.unit ?? 'year' } as const)
  const [isTyping, setTyping] = useState(false)
  // What was changed elsewhere, as by an undo, is shown; what is being typed stays.
  const saved = value ? `${value.min} ${value.currency} ${value.unit}` : ''
  const [shown, setShown] = useState(saved)
  if (shown !== saved && !isTyping) {
    setShown(saved)
    if (amountOf(typed) !== (value?.min ?? null)) setTyped(value ? String(value.min / 100) : '')
    if (value) setKind({ currency: value.currency, unit: value.unit } as typeof kind)
  }
  const amount = amountOf(typed)
  const take = (of: Pick<MoneyAnswer, 'currency' | 'unit'>) => {
    setTyping(false)
    if (amount === null) {
      if (value) onChange(null)
    } else if (
      amount !== undefined &&
      !(amount === value?.min && of.currency === value.currency && of.unit === value.unit)
    ) {
      onChange({ min: amount, ...of })
    }
  }
  const changeKind = (of: Pick<MoneyAnswer, 'currency' | 'unit'>) => {
    setKind(of as typeof kind)
    take(of)
  }
  useSaveAfterPause({ typed: isTyping ? typed : undefined, save: () => isTyping && take(kind) })
  return {
    typed,
    type(text: string) {
      setTyped(text)
      setTyping(true)
    },
    kind,
    changeKind,
    /** Undefined: it is no amount. */
    amount,
    take: () => take(kind),
  }
}
