// Unsubscribes from the list that an email came from: by the email that the list requires, sent in one step with its undo, or on the list's page.
// @chunk mailbox
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { readMailTo } from '#formats/mail/mailto.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useCreateDraft, useSchedule, useSend } from './mutations.ts'

export interface Unsubscribe {
  /** The list's page; undefined: an email is sent. */
  readonly page: string | undefined
  leave(): void
}

/** @returns undefined where the email has no unsubscribing, or is one's own; in Spam, where an answer would only confirm the address */
export function useUnsubscribe({ unsubscribe: address, folder }: Mail): Unsubscribe | undefined {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateDraft()
  const { mutateAsync: send } = useSend()
  const { mutateAsync: schedule } = useSchedule()
  if (address === undefined || (folder !== 'inbox' && folder !== 'trash')) return undefined
  const mail = readMailTo(address)
  if (!mail) return { page: address, leave: () => void window.open(address, '_blank', 'noopener,noreferrer') }
  const leave = () => {
    const isOffline = !navigator.onLine
    void run({
      message: isOffline
        ? t`You’re offline. We’ll send this when you reconnect.`
        : t`Unsubscribe request sent (simulated)`,
      write: async () => {
        const draft = await create({ body: { draft: { ...mail, subject: mail.subject || 'unsubscribe' } } })
        const { id } = draft.answer
        const sendAt = new Date().toISOString()
        return [draft, isOffline ? await schedule({ body: { id, sendAt } }) : await send({ body: { id } })]
      },
      failure: t`Couldn’t send the email.`,
    })
  }
  return { page: undefined, leave }
}
