// Sends a draft: now, after the time in which that can be undone, at a time, or once there is a network. Asks first where something seems to be missing.
// @chunk mailbox-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { showToast } from '#ui/toast-store.ts'
import { useMailbox } from '../mailbox-context.ts'
import { useSchedule, useSend } from '../mutations.ts'
import { isAddress } from '../people.ts'
import { begun } from '../use-new-mail.ts'
import { mentionsAttachment } from './mentions-attachment.ts'
import type { Draft } from './use-draft.ts'

export type Question = 'subject' | 'attachment'

export interface Sending {
  /** Beside the recipients. */
  readonly problem: string | undefined
  readonly question: Question | undefined
  readonly isSending: boolean
  /** @param at ISO; left out: now */
  send(at?: string): Promise<void>
  /** Although something seems to be missing. */
  sendAnyway(): Promise<void>
  dropQuestion(): void
}

const SECOND_MS = 1000

export function useSending(mail: Mail, draft: Draft): Sending {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState<{ readonly question: Question; readonly at: string | undefined }>()
  const [isSending, setSending] = useState(false)
  const deliver = useDelivery(mail, draft)
  const { fields } = draft

  const problemOf = (): string | undefined => {
    const people = [...fields.to, ...fields.cc, ...fields.bcc]
    if (people.length === 0) return t`Add at least one recipient.`
    const wrong = people.find((one) => !isAddress(one))
    return wrong === undefined ? undefined : t`“${wrong}” isn’t an email address.`
  }
  const sendNow = async (at: string | undefined) => {
    setPending(undefined)
    setSending(true)
    await deliver(at)
    setSending(false)
  }
  const questionOf = (): Question | undefined => {
    if (mail.attachments.length === 0 && mentionsAttachment(fields.content)) return 'attachment'
    return fields.subject.trim() === '' ? 'subject' : undefined
  }
  return {
    problem,
    question: pending?.question,
    isSending,
    async send(at) {
      if (isSending) return
      const found = problemOf()
      setProblem(found)
      if (found) return
      const question = questionOf()
      if (question) return setPending({ question, at })
      await sendNow(at)
    },
    sendAnyway: () => sendNow(pending?.at),
    dropQuestion: () => setPending(undefined),
  }
}

function useDelivery({ id }: Mail, { saveNow }: Draft): (at: string | undefined) => Promise<void> {
  const { t } = useLingui()
  const { date } = useFormats()
  const { settings, closeDraft, reopen } = useMailbox()
  const { run } = useAction()
  const { mutateAsync: schedule } = useSchedule()
  const { mutateAsync: send } = useSend()
  const failure = t`Couldn’t send the email. It’s saved in Drafts.`
  return async (at) => {
    if (!(await saveNow())) return
    begun.delete(id)
    const { undoSeconds } = settings
    const isOffline = !navigator.onLine
    if (at === undefined && !isOffline && undoSeconds === 0) {
      const isDone = await run({
        write: async () => {
          await send({ body: { id } })
          return null
        },
        failure,
      })
      if (!isDone) return
      closeDraft(id)
      showToast({ message: t`Email sent (simulated)` })
      return
    }
    const time = at === undefined ? '' : date(at, 'dayTime')
    const message =
      at !== undefined
        ? t`Email scheduled for ${time}`
        : isOffline
          ? t`You’re offline. We’ll send this when you reconnect.`
          : plural(undoSeconds, { one: 'Sending in # second', other: 'Sending in # seconds' })
    const wait = at === undefined && !isOffline ? undoSeconds * SECOND_MS : 0
    const isDone = await run({
      message,
      write: () => schedule({ body: { id, sendAt: at ?? new Date(Date.now() + wait).toISOString() } }),
      failure,
      ...(wait > 0 && { duration: wait }),
      onUndone: () => reopen(id),
    })
    if (isDone) closeDraft(id)
  }
}
