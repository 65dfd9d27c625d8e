// The address of an account, as the forms of this folder ask for it.
// @chunk auth-mail
import { useLingui } from '@lingui/react/macro'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'

export interface EmailFieldProps extends Omit<TextFieldProps, 'label' | 'error'> {
  readonly isWrong: boolean
  /** Why the portal refused it, in words. */
  readonly refusal: string | undefined
}

export function EmailField({ isWrong, refusal, ...field }: EmailFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      {...field}
      size="lg"
      type="email"
      label={t`Email`}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={320}
      isRequired
      error={isWrong ? t`Enter an email address, such as name@example.com.` : refusal}
    />
  )
}
