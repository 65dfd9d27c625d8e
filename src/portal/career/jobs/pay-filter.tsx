// The least pay a year; jobs that state none stay unless excluded. Nothing of it leaves the search: it is no salary history and no expectation on file.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { amountOf } from '#formats/amount.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { JobsSearch } from './jobs-search.ts'

export interface PayFilterProps {
  readonly search: JobsSearch
  readonly notStated: number | undefined
  onSearch(change: Partial<JobsSearch>): void
}

export function PayFilter({ search: { payMin, hasPay }, notStated = 0, onSearch }: PayFilterProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const [typed, setTyped] = useState(payMin === undefined ? '' : String(payMin / 100))
  const [error, setError] = useState<string>()
  const take = () => {
    const cents = amountOf(typed)
    if (cents === null) return onSearch({ payMin: undefined, hasPay: undefined })
    if (cents === undefined) return setError(t`Enter an amount in euros, such as 42,000.`)
    onSearch({ payMin: Math.round(cents / 100) * 100 })
  }
  return (
    <div>
      <TextField
        label={t`Minimum salary per year`}
        description={t`Gross, in euros. We compare it with the top of the salary range. This amount stays on this device.`}
        inputMode="numeric"
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setError(undefined)
        }}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && take()}
        suffix={<span className="text-ink-faint">€</span>}
        error={error}
      />
      {payMin !== undefined && (
        <Checkbox
          isSelected={!hasPay}
          onChange={(isIncluded) => onSearch({ hasPay: isIncluded ? undefined : 1 })}
          className="mt-1"
        >
          <Trans>Include jobs with no stated salary</Trans>{' '}
          <span className="text-13 text-ink-faint">{number(notStated)}</span>
        </Checkbox>
      )}
    </div>
  )
}
