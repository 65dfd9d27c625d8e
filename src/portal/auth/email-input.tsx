// The line for the email address of an account, in the forms of this folder. What is wrong with it is each form's to say.
// @chunk forms
import { useLingui } from '@lingui/react/macro'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'

export function EmailInput(props: Omit<TextFieldProps, 'label'>) {
  const { t } = useLingui()
  return (
    <TextField
      {...props}
      size="lg"
      type="email"
      label={t`Email`}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      isRequired
    />
  )
}
