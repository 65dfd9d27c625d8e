// Amounts and numbers of products in the chosen language: formatted for display and for a field, and parsed from one.
// @chunk inventory
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { readNumberEntry } from '#formats/number-entry.ts'
import { formatsOf } from '#platform/i18n/dates.ts'

export interface Amounts {
  /** `€14.40` */
  money(value: number): string
  number(value: number): string
  /** `+12`, `−3` */
  change(value: number): string
  percent(value: number): string
  /** In a field: no spaces between thousands, two places for money. */
  toField(value: number | null, kind?: 'money' | 'plain'): string
  /** Undefined where it is no number. */
  read(text: string): number | undefined
}

export function useAmounts(): Amounts {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    const { number } = formatsOf(locale)
    return {
      money: (value) => number(value, { style: 'currency', currency: 'EUR' }),
      number: (value) => number(value),
      change: (value) => number(value, { signDisplay: 'exceptZero' }).replace('-', '−'),
      percent: (value) => number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
      toField(value, kind = 'plain') {
        if (value === null) return ''
        const decimals =
          kind === 'money' ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumFractionDigits: 6 }
        return number(value, { useGrouping: false, ...decimals })
      },
      read: (text) => readNumberEntry(text, locale),
    }
  }, [locale])
}
