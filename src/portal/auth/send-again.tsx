// The button that asks for the mail once more, and says that it was sent. Used where a mail is waited for.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { Failed, Trouble } from './auth-form.tsx'
import { type Refusal, refusalOf, useRefusalWords } from './refusal.ts'
import { showRefusal } from './refusal-toast.ts'
import { useSending } from './use-sending.ts'

export interface SendAgainProps {
  readonly send: () => Promise<unknown>
  readonly onSent: () => void
  /** Beside it. */
  readonly children?: ReactNode
}

export function SendAgain({ send, onSent, children }: SendAgainProps) {
  const { t } = useLingui()
  const words = useRefusalWords()
  const { outcome, isPending, start } = useSending<'sent' | 'failed' | Refusal>(async () => {
    try {
      await send()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) showRefusal(words(refusal.message))
      return refusal ?? 'failed'
    }
    announce(t`The email has been sent again.`)
    onSent()
    return 'sent'
  })
  const refused = typeof outcome === 'object' ? words(outcome.message) : undefined
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button isPending={isPending} icon={outcome === 'sent' ? 'check' : undefined} onPress={start}>
          {outcome === 'sent' ? <Trans>Sent again</Trans> : <Trans>Send it again</Trans>}
        </Button>
        {children}
      </div>
      {outcome === 'failed' && <Failed />}
      {refused && <Trouble>{refused}</Trouble>}
    </>
  )
}
