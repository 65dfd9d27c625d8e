// A new password: shown or hidden, with how strong it is.
import { Trans, useLingui } from '@lingui/react/macro'
import { PASSWORD_LENGTH } from '#contract/portal/password-limits.ts'
import { PasswordField, type PasswordFieldProps } from '#ui/password-field.tsx'
import { usePasswordError } from './password-error.ts'
import { StrengthMeter } from './strength-meter.tsx'
import { useCapsLock } from './use-caps-lock.ts'
import { useStrength } from './use-strength.ts'

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'label' | 'description' | 'value' | 'error'> {
  readonly value: string
  readonly isWrong: boolean
  /** The message why the portal refused it. */
  readonly refusal: string | undefined
  /** What one knows of the person. */
  readonly inputs: readonly string[]
  /** Above the field, where there is another name for it. */
  readonly label?: string
}

export function NewPasswordField({ isWrong, refusal, inputs, label, ...field }: NewPasswordFieldProps) {
  const { t } = useLingui()
  const capsLock = useCapsLock()
  const passwordError = usePasswordError()
  const { state, bring } = useStrength(field.value, inputs)
  const wrong = field.value === '' ? t`Choose a password.` : t`Use at least ${PASSWORD_LENGTH} characters.`
  return (
    <PasswordField
      {...field}
      {...capsLock.handlers}
      size="lg"
      label={label ?? t`Password`}
      autoComplete="new-password"
      isRequired
      onFocus={() => void bring()}
      error={isWrong ? passwordError(field.value, wrong) : refusal}
      description={
        <>
          {capsLock.isOn && (
            <span className="block">
              <Trans>Caps Lock is on.</Trans>
            </span>
          )}
          <StrengthMeter state={state} />
        </>
      }
    />
  )
}
