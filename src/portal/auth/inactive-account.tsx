// Under the sign-in form, where the pair is right and the account has yet to be activated: the mail, once more if need be.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { authApi } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { Note } from '#ui/note.tsx'
import { DemoInbox } from './demo-inbox.tsx'
import { useRefusalWords } from './refusal.ts'
import { SendAgain } from './send-again.tsx'
import { useRefusalToast } from './use-refusal-toast.ts'

export function InactiveAccount({ email }: { email: string }) {
  const words = useRefusalWords()
  const [turn, setTurn] = useState(0)
  useRefusalToast(words('error.auth.inactive.msg.account'))
  return (
    <div className="mt-4 space-y-4">
      <div role="alert">
        <Note kind="warning">
          <Trans>
            <b>This account waits to be activated.</b> Follow the link in the email that we have sent to {email}.
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
