// A form of this folder: what is sent, while it is sent, and what came of it. What a portal refuses is shown in a toast (src/app.tsx) and stays
// beside the field that it names, or above the button.
// @chunk auth-forms
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Endpoint } from '#contract/define-api.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { NeedsNetwork } from './needs-network.tsx'
import { type Refusal, refusalOf, useRefusalMessage } from './refusal.ts'
import { dropRefusal } from './refusal-toast.ts'
import type { ByField } from './use-fields.ts'
import { useSending } from './use-sending.ts'

export interface AuthFormProps {
  readonly fields: { check(): boolean; refuse(reasons: ByField): boolean }
  /** What is called. */
  readonly endpoint: Endpoint
  /** Calls it with what the fields hold. */
  readonly send: () => Promise<unknown>
  /** After the answer that it was accepted. */
  readonly onDone: () => void
  /** Says what a refusal means here, where that is more than a word. */
  readonly onRefused?: (message: string) => void
  /** The button's label. */
  readonly button: ReactNode
  readonly children?: ReactNode
}

type Outcome = 'done' | 'failed' | (Refusal & { readonly isBesideField: boolean })

export function AuthForm({ endpoint, fields, send, onDone, onRefused, button, children }: AuthFormProps) {
  const refusalMessage = useRefusalMessage()
  const { outcome, isPending, start, forget } = useSending<Outcome>(async () => {
    try {
      await send()
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) return 'failed'
      onRefused?.(refusal.message)
      return { ...refusal, isBesideField: fields.refuse(refusal.fields ?? {}) }
    }
    onDone()
    return 'done'
  })
  const canDoNow = useCanDoNow(endpoint)
  const refused = typeof outcome === 'object' ? outcome : undefined
  return (
    <form
      noValidate
      className="mt-7 space-y-4"
      onInput={() => {
        forget()
        dropRefusal()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (canDoNow && !isPending && fields.check()) void start()
      }}
    >
      {children}
      {refused && !refused.isBesideField && <Trouble>{refusalMessage(refused.message)}</Trouble>}
      {outcome === 'failed' && <Failed />}
      {!canDoNow && <NeedsNetwork />}
      <Button type="submit" variant="primary" size="lg" isWide isPending={isPending} isDisabled={!canDoNow}>
        {button}
      </Button>
    </form>
  )
}

export function Trouble({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Note kind="danger">{children}</Note>
    </div>
  )
}

/** No answer, or none that gives a reason. */
export function Failed() {
  return (
    <Trouble>
      <Trans>
        <b>That didn’t work.</b> What you typed is still here. Try again in a moment.
      </Trans>
    </Trouble>
  )
}
