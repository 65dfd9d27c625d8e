// Writes amounts in euros in the chosen language; hidden ones, where the person wants that, say only that they are hidden.
// @chunk dashboards
import { useLingui } from '@lingui/react/macro'
import type { Cell } from '#formats/csv.ts'
import { useFormats } from '#platform/i18n/dates.ts'

export interface Money {
  /** With cents. */
  exact(amount: number): string
  /** In whole euros. */
  whole(amount: number): string
  /** With its sign, for what comes in and goes out. */
  signed(amount: number): string
  /** As short as an axis needs. */
  short(amount: number): string
  /** A bare number, for files. */
  plain(amount: number): Cell
  readonly isHidden: boolean
}

const EUROS = { style: 'currency', currency: 'EUR' } as const

export function useMoney(isHidden = false): Money {
  const { t } = useLingui()
  const { number } = useFormats()
  if (isHidden) {
    const hidden = () => t`hidden`
    return { exact: hidden, whole: hidden, signed: hidden, short: () => '•••', plain: hidden, isHidden }
  }
  return {
    exact: (amount) => number(amount, EUROS),
    whole: (amount) => number(amount, { ...EUROS, maximumFractionDigits: 0 }),
    signed: (amount) => number(amount, { ...EUROS, signDisplay: 'exceptZero' }),
    short: (amount) => number(amount, { ...EUROS, notation: 'compact', maximumFractionDigits: 1 }),
    plain: (amount) => amount,
    isHidden,
  }
}
