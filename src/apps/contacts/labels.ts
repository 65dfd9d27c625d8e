// What people call an address or a number. The usual ones are stored in English, as vCards have them, and shown in the language; any other is the person's own.
// @chunk contacts
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const USUAL: Readonly<Record<string, MessageDescriptor>> = {
  Work: msg`Work`,
  Home: msg({ message: 'Home', context: 'address' }),
  Mobile: msg`Mobile`,
  Other: msg`Other`,
}

export const EMAIL_LABELS: readonly string[] = ['Work', 'Home', 'Other']
export const PHONE_LABELS: readonly string[] = ['Mobile', 'Work', 'Home', 'Other']

/** @returns the name of a label in the language */
export function useLabelName(): (label: string) => string {
  const { i18n } = useLingui()
  return (label) => {
    const usual = Object.entries(USUAL).find(([key]) => key.toLowerCase() === label.trim().toLowerCase())
    return usual ? i18n._(usual[1]) : label
  }
}
