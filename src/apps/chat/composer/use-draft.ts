// What is typed and not sent yet: stored with the chat after a pause, and in the tab at once, so that a reload loses nothing.
// @chunk chat
import { useState } from 'react'
import type { Chat } from '#contract/apps/chat.ts'
import { useSaveAfterPause } from '#kit/forms/use-save-after-pause.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { useUpdateChat } from '../mutations.ts'

const isText = {
  safeParse: (value: unknown) =>
    typeof value === 'string' ? ({ success: true, data: value } as const) : ({ success: false } as const),
}

/** @param replyToId of the message that it answers to */
export function useDraft({ id, draft }: Pick<Chat, 'id' | 'draft'>, replyToId: string | null) {
  const key = `chat ${id}`
  const [text, setText] = useState(() => readDraft(key, isText) ?? draft?.value ?? '')
  const [saved, setSaved] = useState(draft?.value ?? '')
  const { mutate: update } = useUpdateChat()
  const save = () => {
    if (text === saved) return
    setSaved(text)
    update(
      { query: { limit: 1 }, body: { id, chat: { draft: text.trim() === '' ? null : { value: text, replyToId } } } },
      { onSuccess: () => dropDraft(key) },
    )
  }
  useSaveAfterPause({ typed: text === saved ? undefined : text, save })
  return {
    text,
    setText(next: string) {
      setText(next)
      writeDraft(key, next)
    },
    /** It was sent, which drops it in the back end too. */
    clear() {
      setText('')
      setSaved('')
      dropDraft(key)
    },
  }
}
