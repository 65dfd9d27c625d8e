// The form of sign-in-screen.tsx: email, password, remember me. What is wrong stands beside the field, a wrong pair above the button.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Note } from '#ui/note.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { SampleAccount } from './sample-account.tsx'
import { useCapsLock } from './use-caps-lock.ts'
import { type SignInOutcome, useSignIn } from './use-sign-in.ts'
import { useSignInFields } from './use-sign-in-fields.ts'

export interface SignInFormProps {
  readonly redirectURL: string | undefined
  /** Beside 'Remember me': the way for who has forgotten the password. */
  readonly aside: ReactNode
}

export function SignInForm({ redirectURL, aside }: SignInFormProps) {
  const { t } = useLingui()
  const { values, change, email, password, rememberMe, check, focus } = useSignInFields()
  const { isWrong: isEmailWrong, ...emailField } = email
  const { isWrong: isPasswordWrong, ...passwordField } = password
  const [outcome, setOutcome] = useState<SignInOutcome | 'pending'>()
  const capsLock = useCapsLock()
  const signIn = useSignIn(redirectURL)
  // State comes too late for the second press of a double click.
  const isBusy = useRef(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current || !check()) return
    isBusy.current = true
    setOutcome('pending')
    const reached = await signIn(values)
    isBusy.current = false
    setOutcome(reached)
    if (reached === 'wrong-pair') focus('password')
  }

  return (
    <>
      <form
        noValidate
        className="mt-7 space-y-4"
        onSubmit={(event) => void submit(event)}
        onInput={() => outcome !== 'pending' && setOutcome(undefined)}
      >
        <TextField
          {...emailField}
          size="lg"
          type="email"
          label={t`Email`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
          error={isEmailWrong ? t`Enter your email.` : undefined}
        />
        <PasswordField
          {...passwordField}
          {...capsLock.handlers}
          size="lg"
          label={t`Password`}
          autoComplete="current-password"
          isRequired
          error={isPasswordWrong ? t`Enter your password.` : undefined}
          description={capsLock.isOn ? t`Caps Lock is on.` : undefined}
        />
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
          <Checkbox {...rememberMe}>
            <Trans>Remember me</Trans>
          </Checkbox>
          {aside}
        </div>
        {(outcome === 'wrong-pair' || outcome === 'failed') && <Refusal outcome={outcome} />}
        <Button type="submit" variant="primary" size="lg" isWide isPending={outcome === 'pending'}>
          <Trans context="button">Sign in</Trans>
        </Button>
      </form>
      <SampleAccount
        onFill={(account) => {
          if (outcome !== 'pending') setOutcome(undefined)
          change(account)
        }}
      />
    </>
  )
}

function Refusal({ outcome }: { outcome: 'wrong-pair' | 'failed' }) {
  return (
    <div role="alert">
      <Note kind="danger">
        {outcome === 'wrong-pair' ? (
          <b>
            <Trans>Wrong email or password</Trans>
          </b>
        ) : (
          <Trans>
            <b>Signing in did not work.</b> Nothing you typed is lost; try again in a moment.
          </Trans>
        )}
      </Note>
    </div>
  )
}
