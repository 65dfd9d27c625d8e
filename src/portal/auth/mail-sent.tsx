// What can be done while a mail is waited for: look into the demo inbox, have it sent again, take another address.
// @chunk auth-mail
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { DemoInbox } from './demo-inbox.tsx'
import { SendAgain } from './send-again.tsx'

export interface MailSentProps {
  readonly email: string
  /** Undefined where that needs the form. */
  readonly sendAgain: (() => Promise<unknown>) | undefined
  /** Back to the form. */
  readonly onOther: () => void
}

export function MailSent({ email, sendAgain, onOther }: MailSentProps) {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <DemoInbox email={email} turn={turn} />
      <div className="mt-7 space-y-3">
        <p className="text-13 text-ink-muted">
          <Trans>No email? It can take a minute; check your spam folder too.</Trans>
        </p>
        {sendAgain ? (
          <SendAgain send={sendAgain} onSent={() => setTurn(turn + 1)}>
            <Button variant="quiet" onPress={onOther}>
              <Trans>Use another address</Trans>
            </Button>
          </SendAgain>
        ) : (
          <Button onPress={onOther}>
            <Trans>Send another email</Trans>
          </Button>
        )}
        <p className="pt-2">
          <Link to="/sign-in" className={linkClass}>
            <Trans>Back to sign-in</Trans>
          </Link>
        </p>
      </div>
    </>
  )
}
