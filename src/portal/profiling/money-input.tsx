// The least pay: an amount before tax, its currency, and for what time. Saved as it is typed, as far as it is an amount.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Currency } from '#contract/portal/job-shapes.ts'
import type { MoneyAnswer } from '#contract/portal/profiling.ts'
import { amountOf } from '#formats/amount.ts'
import { useSaveAfterPause } from '#kit/forms/use-save-after-pause.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

export interface MoneyInputProps {
  readonly value: MoneyAnswer | null
  onChange(value: MoneyAnswer | null): void
  readonly error: string | undefined
}

export function MoneyInput({ value, onChange, error }: MoneyInputProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value ? String(value.min / 100) : '')
  const [kind, setKind] = useState({ currency: value?.currency ?? 'EUR', unit: value?.unit ?? 'year' } as const)
  const [isTyping, setTyping] = useState(false)
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
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_120px_140px]">
      <TextField
        label={t`Amount`}
        inputMode="decimal"
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setTyping(true)
        }}
        onBlur={() => take(kind)}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && take(kind)}
        error={amount === undefined ? t`Write an amount in figures, such as 42 000.` : error}
      />
      <Select
        label={t`Currency`}
        value={kind.currency}
        onChange={(currency) => changeKind({ ...kind, currency })}
        options={Currency.options.map((id) => ({ id, label: id }))}
      />
      <Select
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
