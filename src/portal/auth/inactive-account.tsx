// Under the sign-in form, where the pair is right and the account has yet to be activated: the mail, once more if need be.
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { authApi } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { Note } from '#ui/note.tsx'
import { DemoInbox } from './demo-inbox.tsx'
import { dropRefusal } from './refusal-toast.ts'
import { SendAgain } from './send-again.tsx'

export function InactiveAccount({ email }: { email: string }) {
  const [turn, setTurn] = useState(0)
  // Dismisses the toast with the same message.
  useEffect(() => dropRefusal, [])
  return (
    <div className="mt-4 space-y-4">
      <div role="alert">
        <Note kind="warning">
          <Trans>
            <b>This account isn’t active yet.</b> Click the link in the email we sent to {email}.
          </Trans>
        </Note>
      </div>
      <DemoInbox email={email} turn={turn} />
      <SendAgain
        send={() => call(authApi.endpoints.resendActivation, { body: { email } })}
        onSent={() => setTurn(turn + 1)}
      />
    </div>
  )
}
