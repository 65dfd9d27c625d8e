// Requests another activation mail, by the address of the account. Used where the link before is no longer valid.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { authApi, SignUp } from '#contract/portal/auth.ts'
import * as z from '#contract/zod.ts'
import { call } from '#platform/api/call.ts'
import { Note } from '#ui/note.tsx'
import { AuthForm } from './auth-form.tsx'
import { DemoInbox } from './demo-inbox.tsx'
import { EmailField } from './email-field.tsx'
import { invalidFields } from './invalid-fields.ts'
import { SIGN_IN_DRAFT } from './keep-email.ts'
import { useRefusalMessage } from './refusal.ts'
import { useFields } from './use-fields.ts'

const rules = z.object({ email: SignUp.shape.email })
const start = { email: '' }

export function NewActivation() {
  const refusalMessage = useRefusalMessage()
  const fields = useFields<typeof start>({ rules: invalidFields(rules), start, draft: SIGN_IN_DRAFT })
  const [sent, setSent] = useState({ email: '', turn: 0 })
  const email = fields.values.email.trim()
  const refusal = fields.refusalOf('email')
  return (
    <>
      <AuthForm
        endpoint={authApi.endpoints.resendActivation}
        fields={fields}
        send={() => call(authApi.endpoints.resendActivation, { body: { email } })}
        onDone={() => setSent({ email, turn: sent.turn + 1 })}
        button={<Trans>Send a new link</Trans>}
      >
        <EmailField
          {...fields.text('email')}
          isWrong={fields.isWrong('email')}
          refusal={refusal && refusalMessage(refusal)}
        />
      </AuthForm>
      {sent.turn > 0 && (
        <>
          <div role="status" className="mt-7">
            <Note kind="success">
              <Trans>
                If the account for <b>{sent.email}</b> isn’t active yet, a new email is on its way.
              </Trans>
            </Note>
          </div>
          <DemoInbox email={sent.email} turn={sent.turn} />
        </>
      )}
    </>
  )
}
