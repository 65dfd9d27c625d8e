// Answers a mail from the palette, without leaving the screen. What is typed is stored until it is sent.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import * as z from '#contract/zod.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Hit } from '../search/hits.ts'
import { useMailReply } from './use-mail-reply.ts'

export interface ReplyFormProps {
  readonly mail: Hit
  readonly onDone: () => void
}

export function ReplyForm({ mail, onDone }: ReplyFormProps) {
  const { t } = useLingui()
  const draft = `palette/reply ${mail.id}`
  const [text, setText] = useState(() => readDraft(draft, z.string()) ?? '')
  const [isSending, setSending] = useState(false)
  const reply = useMailReply()
  const type = (next: string) => {
    setText(next)
    writeDraft(draft, next)
  }
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '' || isSending) return
    setSending(true)
    const isSent = await reply(mail.id, text)
    setSending(false)
    if (!isSent) return
    dropDraft(draft)
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    else if (event.key === 'Escape') onDone()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of everything in it comes by here
    <form onSubmit={send} onKeyDown={onKeyDown} className="flex flex-col gap-4 p-5">
      <TextArea
        autoFocus
        label={t`Reply to “${mail.title}”`}
        description={mail.detail}
        rows={5}
        value={text}
        onChange={type}
        maxLength={20_000}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onPress={onDone}>
          <Trans>Back to the results</Trans>
        </Button>
        <Button type="submit" variant="primary" isPending={isSending} isDisabled={text.trim() === ''}>
          <Trans>Send reply</Trans>
        </Button>
      </div>
    </form>
  )
}
