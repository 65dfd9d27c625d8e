// The button that requests the mail once more, and confirms that it was sent. Used where a mail is waited for.
// @chunk auth-mail
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDemoPortal } from '#platform/offline/can-do-now.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { Failed, Trouble } from './auth-form.tsx'
import { type Refusal, refusalOf, useRefusalMessage } from './refusal.ts'
import { useSending } from './use-sending.ts'

export interface SendAgainProps {
  readonly send: () => Promise<unknown>
  readonly onSent: () => void
  /** Beside it. */
  readonly children?: ReactNode
}

export function SendAgain({ send, onSent, children }: SendAgainProps) {
  const { t } = useLingui()
  const refusalMessage = useRefusalMessage()
  // Its emails are simulated, with a network and without one.
  const isDemo = useDemoPortal()
  const { outcome, isPending, start } = useSending<'sent' | 'failed' | Refusal>(async () => {
    try {
      await send()
    } catch (error) {
      return refusalOf(error) ?? 'failed'
    }
    announce(isDemo ? t`Demo inbox updated. No real email was sent.` : t`We’ve sent the email again.`)
    onSent()
    return 'sent'
  })
  const refused = typeof outcome === 'object' ? refusalMessage(outcome.message) : undefined
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button isPending={isPending} icon={outcome === 'sent' ? 'check' : undefined} onPress={start}>
          {outcome !== 'sent' ? (
            <Trans>Send it again</Trans>
          ) : isDemo ? (
            <Trans>Demo inbox updated</Trans>
          ) : (
            <Trans>Sent again</Trans>
          )}
        </Button>
        {children}
      </div>
      {outcome === 'failed' && <Failed />}
      {refused && <Trouble>{refused}</Trouble>}
    </>
  )
}
