// A password, hidden until the eye beside it is pressed.
// @chunk auth
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'icon'> {
  /** What the eye is called beside that of another password. */
  eye?: { readonly show: string; readonly hide: string }
}

export function PasswordField({ eye, ...props }: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          icon={isShown ? 'eye-slash' : 'eye'}
          label={isShown ? (eye?.hide ?? t`Hide password`) : (eye?.show ?? t`Show password`)}
          size="sm"
          iconSize={20}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
