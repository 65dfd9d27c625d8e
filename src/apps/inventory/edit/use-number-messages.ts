// The error messages of a product's numbers.
import { useLingui } from '@lingui/react/macro'
import type { Amounts } from '../use-amounts.ts'
import type { NumberFault } from './product-values.ts'

export function useNumberMessages({ toField }: Amounts): Readonly<Record<NumberFault, string>> {
  const { t } = useLingui()
  return {
    'not-a-number': t`Enter a number such as ${toField(12.5, 'money')}.`,
    negative: t`Enter a number, 0 or more.`,
    'not-whole': t`Enter a whole number.`,
    'too-large': t`This number is too large.`,
  }
}
