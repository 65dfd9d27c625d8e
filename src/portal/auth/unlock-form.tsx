// Who locked the session, and the password that unlocks it. In the cover over a page (lock-cover.tsx) and on the page of its own (unlock-session-screen.tsx).
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { authApi } from '#contract/portal/auth.ts'
import { useCanDoNow, useDemoPortal } from '#platform/offline/can-do-now.ts'
import type { LockedFor } from '#platform/session/lock.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Failed, Trouble } from './auth-form.tsx'
import { NeedsNetwork } from './needs-network.tsx'
import { isTooLong, usePasswordError } from './password-error.ts'
import { useRefusalMessage } from './refusal.ts'
import { dropRefusal } from './refusal-toast.ts'
import { TooManyTries } from './too-many-tries.tsx'
import { type UnlockOutcome, unlock } from './unlock.ts'
import { useCapsLock } from './use-caps-lock.ts'
import { useSending } from './use-sending.ts'

/** @param who undefined where what was stored of them cannot be read: then there is only the way out */
export function UnlockForm({ who }: { who: LockedFor | undefined }) {
  return (
    <>
      {who && <Form who={who} />}
      <p className="mt-4 text-ink-muted">
        <Trans>
          Not you?{' '}
          <Link to="/sign-out" preload={false} className={linkClass}>
            Sign out
          </Link>
        </Trans>
      </p>
    </>
  )
}

function Form({ who }: { who: LockedFor }) {
  const { t } = useLingui()
  const { email } = who
  const capsLock = useCapsLock()
  const passwordError = usePasswordError()
  const isDemo = useDemoPortal()
  const { field, password, isWrong, canDoNow, outcome, isPending, change, submit, forget } = useUnlocking(email)
  return (
    <>
      <LockedAccount who={who} />
      <form noValidate className="mt-6 space-y-4" onSubmit={submit} onInput={forget}>
        {/* For password managers: whose password it is. */}
        <input hidden type="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...capsLock.handlers}
          ref={field}
          autoFocus
          size="lg"
          label={t`Password`}
          autoComplete="current-password"
          isRequired
          value={password}
          onChange={change}
          error={isWrong ? passwordError(password, t`Enter your password.`) : undefined}
          description={capsLock.isOn ? t`Caps Lock is on.` : undefined}
        />
        {outcome && <UnlockFailure outcome={outcome} />}
        {!canDoNow && <NeedsNetwork />}
        <Button type="submit" variant="primary" size="lg" isWide isPending={isPending} isDisabled={!canDoNow}>
          <Trans context="button">Unlock</Trans>
        </Button>
        {isDemo && (
          <p className="text-13 text-ink-muted">
            <Trans>
              Demo portal: anyone using this device can read its simulated emails and use them to reset your password.
            </Trans>
          </p>
        )}
      </form>
    </>
  )
}

function LockedAccount({ who: { name, email, avatar } }: { who: LockedFor }) {
  return (
    <div className="mt-6 flex items-center gap-3">
      <Avatar name={name} src={avatar} size={56} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-13 text-ink-muted wrap-anywhere">{email}</p>
      </div>
    </div>
  )
}

function UnlockFailure({ outcome }: { outcome: UnlockOutcome | 'pending' }) {
  const refusalMessage = useRefusalMessage()
  return (
    <>
      {outcome === 'wrong' && (
        <Trouble>
          <b>
            <Trans>Wrong password</Trans>
          </b>
        </Trouble>
      )}
      {outcome === 'too-often' && <TooManyTries />}
      {typeof outcome === 'object' && <Trouble>{refusalMessage(outcome.message)}</Trouble>}
      {outcome === 'failed' && <Failed />}
    </>
  )
}

function useUnlocking(email: string) {
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [isWrong, setWrong] = useState(false)
  // The toast of the last try is over with the lock.
  useEffect(() => dropRefusal, [])
  const canDoNow = useCanDoNow(authApi.endpoints.unlockSession)
  const { outcome, isPending, start, forget } = useSending<UnlockOutcome>(async () => {
    const reached = await unlock(email, password)
    if (reached === 'wrong') field.current?.select()
    return reached
  })
  const change = (typed: string) => {
    setPassword(typed)
    setWrong(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isUnfit = password === '' || isTooLong(password)
    setWrong(isUnfit)
    if (isUnfit) field.current?.focus()
    else if (canDoNow) void start()
  }
  const forgetAll = () => {
    forget()
    dropRefusal()
  }
  return { field, password, isWrong, canDoNow, outcome, isPending, change, submit, forget: forgetAll }
}
