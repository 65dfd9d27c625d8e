// The least pay: an amount before tax, its currency, and for what time. Saved as it is typed, as far as it is an amount.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Currency } from '#contract/portal/job-shapes.ts'
import type { MoneyAnswer } from '#contract/portal/profiling.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { amountOf } from './amount.ts'

export interface MoneyInputProps {
  readonly value: MoneyAnswer | null
  onChange(value: MoneyAnswer | null): void
  readonly error: string | undefined
}

/** ms without a key */
const PAUSE_MS = 400

export function MoneyInput({ value, onChange, error }: MoneyInputProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value ? String(value.min / 100) : '')
  const [kind, setKind] = useState({ currency: value?.currency ?? 'EUR', unit: value?.unit ?? 'year' } as const)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const amount = amountOf(typed)
  const take = (text: string, of: Pick<MoneyAnswer, 'currency' | 'unit'>) => {
    clearTimeout(timer.current)
    const min = amountOf(text)
    if (min === null) {
      if (value) onChange(null)
    } else if (min !== undefined && !(min === value?.min && of.currency === value.currency && of.unit === value.unit)) {
      onChange({ min, ...of })
    }
  }
  const changeKind = (of: Pick<MoneyAnswer, 'currency' | 'unit'>) => {
    setKind(of as typeof kind)
    take(typed, of)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_120px_140px]">
      <TextField
        label={t`Amount`}
        inputMode="decimal"
        value={typed}
        onChange={(text) => {
          setTyped(text)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => take(text, kind), PAUSE_MS)
        }}
        onBlur={() => take(typed, kind)}
        onKeyDown={(event) => event.key === 'Enter' && take(typed, kind)}
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
