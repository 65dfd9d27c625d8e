// useMailReply(): answers a mail with a few words: a draft in its conversation, sent, or put into the outbox without a network; one Undo takes both back.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { useUndoable } from './use-undoable.ts'

/** @returns (the mail's id, the words) => false where it failed, of which the person has been notified */
export function useMailReply(): (id: string, text: string) => Promise<boolean> {
  const { t } = useLingui()
  const client = useQueryClient()
  const make = useUndoable()
  const { mutateAsync: createDraft } = useApiMutation(mailboxApi.endpoints.createDraft)
  const { mutateAsync: send } = useApiMutation(mailboxApi.endpoints.send)
  const { mutateAsync: schedule } = useApiMutation(mailboxApi.endpoints.schedule)
  return (id, text) => {
    const isOffline = !navigator.onLine
    const message = isOffline ? t`You’re offline. We’ll send this when you reconnect.` : t`Reply sent (simulated)`
    return make(message, async () => {
      const mail = await client.fetchQuery(apiQuery(mailboxApi.endpoints.mail, { query: { id } }))
      if (!mail) throw new Error('The mail is gone')
      const subject = /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`
      const draft = await createDraft({
        body: { draft: { to: [mail.from.contact], subject, content: text }, replyTo: id },
      })
      const body = { id: draft.answer.id, draft: {} }
      const sendAt = new Date().toISOString()
      return [draft, isOffline ? await schedule({ body: { ...body, sendAt } }) : await send({ body })]
    })
  }
}
