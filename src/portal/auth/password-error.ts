// The error message of a password that was typed or pasted: one rule for every form.
// @chunk auth-forms
import { useLingui } from '@lingui/react/macro'
import { MOST_OF_PASSWORD } from '#contract/portal/password-limits.ts'

/** Longer than any portal takes; it is never cut to fit. */
export const isTooLong = (password: string): boolean => password.length > MOST_OF_PASSWORD

/** @returns the message for a wrong password: of what is too long here, else the form's own */
export function usePasswordError(): (password: string, otherwise: string) => string {
  const { t } = useLingui()
  return (password, otherwise) =>
    isTooLong(password) ? t`This password is too long. Use at most ${MOST_OF_PASSWORD} characters.` : otherwise
}
