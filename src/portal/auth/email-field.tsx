// The address of an account, where it has to be a whole one.
// @chunk auth-mail
import { useLingui } from '@lingui/react/macro'
import type { TextFieldProps } from '#ui/text-field.tsx'
import { EmailInput } from './email-input.tsx'

export interface EmailFieldProps extends Omit<TextFieldProps, 'label' | 'error'> {
  readonly isWrong: boolean
  /** The message why the portal refused it. */
  readonly refusal: string | undefined
}

export function EmailField({ isWrong, refusal, ...field }: EmailFieldProps) {
  const { t } = useLingui()
  return (
    <EmailInput
      {...field}
      maxLength={320}
      error={isWrong ? t`Enter an email address, such as name@example.com.` : refusal}
    />
  )
}
