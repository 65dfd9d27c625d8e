// Above the button of the sign-in form: why it did not work, in the portal's own words where it has any (portal spec §8). Loaded by sign-in-form.tsx when it
// is needed; use-prepared-next.ts prefetches its code.
// @preload imports
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Trouble } from './auth-form.tsx'
import { useRefusalMessage } from './refusal.ts'
import { dropRefusal } from './refusal-toast.ts'
import { TooManyTries } from './too-many-tries.tsx'
import type { SignInOutcome } from './use-sign-in.ts'

export function SignInRefusal({ outcome }: { outcome: Exclude<SignInOutcome, 'signed-in' | 'inactive'> }) {
  const refusalMessage = useRefusalMessage()
  // Dismisses the toast with the same message.
  useEffect(() => dropRefusal, [])
  if (outcome === 'too-often') return <TooManyTries />
  return (
    <Trouble>
      {outcome === 'wrong-pair' && (
        <b>
          <Trans>Wrong email or password</Trans>
        </b>
      )}
      {outcome === 'failed' && (
        <Trans>
          <b>We couldn’t sign you in.</b> What you typed is still here. Try again in a moment.
        </Trans>
      )}
      {typeof outcome === 'object' && refusalMessage(outcome.message)}
    </Trouble>
  )
}
