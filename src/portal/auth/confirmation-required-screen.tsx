// For somebody who is signed in while the address of the account waits to be confirmed (portal spec §2): a portal may let people in so far. The demo
// portal does not, and shows the same on signing up.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { authApi } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { buttonClass } from '#ui/button-class.ts'
import { AuthFrame } from './auth-frame.tsx'
import { DemoInbox } from './demo-inbox.tsx'
import { OnwardLink } from './onward-link.tsx'
import { SendAgain } from './send-again.tsx'

/** Takes the place of the address until it is there, so that the lines around it stay where they are. */
const USUAL = 'given.surname@mail.example'

export function ConfirmationRequiredScreen() {
  const { data: user } = useQuery(userQueries.me())
  const [turn, setTurn] = useState(0)
  const email = user?.email ?? ''
  const shown = email || <span className="invisible">{USUAL}</span>
  return (
    <AuthFrame
      title={<Trans>Confirm your email</Trans>}
      lead={
        <Trans>
          We sent an email to <b className="font-medium text-ink wrap-anywhere">{shown}</b> when you created your
          account. Click the link in it to confirm that the address is yours.
        </Trans>
      }
    >
      <OnwardLink to="/">
        <Trans>I’ve confirmed it</Trans>
      </OnwardLink>
      <div className="mt-4 space-y-3">
        <SendAgain
          send={() => call(authApi.endpoints.resendActivation, { body: { email } })}
          onSent={() => setTurn(turn + 1)}
        >
          <Link to="/sign-out" preload={false} className={buttonClass({ variant: 'quiet' })}>
            <Trans>Sign out</Trans>
          </Link>
        </SendAgain>
      </div>
      {email !== '' && <DemoInbox email={email} turn={turn} />}
    </AuthFrame>
  )
}
