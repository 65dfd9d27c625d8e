// The form of sign-in-screen.tsx: email, password, remember me. An error is beside its field, a wrong pair above the button.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { useOnline } from '#platform/offline/online.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { linkClass } from '#ui/link.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { EmailInput } from './email-input.tsx'
import { SampleAccount } from './sample-account.tsx'
import { useCapsLock } from './use-caps-lock.ts'
import { useFields } from './use-fields.ts'
import { useSending } from './use-sending.ts'
import { useSignIn } from './use-sign-in.ts'

const InactiveAccount = lazy(() =>
  import('./inactive-account.tsx').then((module) => ({ default: module.InactiveAccount })),
)

const SignInRefusal = lazy(() => import('./sign-in-refusal.tsx').then((module) => ({ default: module.SignInRefusal })))

/** Only who has no network needs to know whether signing in needs one. */
const SignInOffline = lazyBeside(() => import('./sign-in-offline.tsx').then((module) => module.SignInOffline))

const start = { email: '', password: '', rememberMe: true }
/** What is empty; everything else is the portal's to judge. */
const rules = ({ email, password }: typeof start): string[] => [
  ...(email === '' ? ['email'] : []),
  ...(password === '' ? ['password'] : []),
]

export function SignInForm({ redirectURL }: { redirectURL: string | undefined }) {
  const fields = useFields<typeof start>({ rules, start, draft: 'sign-in' })
  const capsLock = useCapsLock()
  const signIn = useSignIn(redirectURL)
  const isOnline = useOnline()
  const {
    outcome,
    isPending,
    start: send,
    forget,
  } = useSending(async () => {
    const reached = await signIn(fields.values)
    if (reached === 'wrong-pair') fields.focus('password')
    return reached
  })

  return (
    <>
      <form
        noValidate
        className="mt-7 space-y-4"
        onInput={forget}
        onSubmit={(event) => {
          event.preventDefault()
          if (fields.check()) void send()
        }}
      >
        <CredentialFields fields={fields} capsLock={capsLock} />
        {outcome && outcome !== 'pending' && outcome !== 'signed-in' && outcome !== 'inactive' && (
          <Suspense>
            <SignInRefusal outcome={outcome} />
          </Suspense>
        )}
        {!isOnline && (
          <Suspense>
            <SignInOffline />
          </Suspense>
        )}
        <Button type="submit" variant="primary" size="lg" isWide isPending={isPending}>
          <Trans context="button">Sign in</Trans>
        </Button>
      </form>
      {outcome === 'inactive' && (
        <Suspense>
          <InactiveAccount email={fields.values.email} />
        </Suspense>
      )}
      <SampleAccount
        onFill={(account) => {
          forget()
          fields.change(account)
        }}
      />
    </>
  )
}

interface CredentialFieldsProps {
  readonly fields: ReturnType<typeof useFields<typeof start>>
  readonly capsLock: ReturnType<typeof useCapsLock>
}

function CredentialFields({ fields, capsLock }: CredentialFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <EmailInput {...fields.text('email')} error={fields.isWrong('email') ? t`Enter your email.` : undefined} />
      <PasswordField
        {...fields.text('password')}
        {...capsLock.handlers}
        size="lg"
        label={t`Password`}
        autoComplete="current-password"
        isRequired
        error={fields.isWrong('password') ? t`Enter your password.` : undefined}
        description={capsLock.isOn ? t`Caps Lock is on.` : undefined}
      />
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...fields.box('rememberMe')}>
          <Trans>Remember me</Trans>
        </Checkbox>
        <Link to="/forgot-password" className={linkClass}>
          <Trans>Forgot password?</Trans>
        </Link>
      </div>
    </>
  )
}
