// What is typed and not sent yet: stored with the chat after a pause, and in the tab at once, so that a reload loses nothing. What
// another tab has stored meanwhile is shown here too, where nothing else is typed.
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
  const [saved, setSaved] = useState({ text: draft?.value ?? '', replyToId: draft?.replyToId ?? null })
  const { mutate: update, isPending } = useUpdateChat()
  const isEmpty = text.trim() === ''
  // Which message it answers to is part of it; a choice of one alone is no draft yet.
  const isSaved = text === saved.text && (isEmpty || replyToId === saved.replyToId)
  const stored = draft?.value ?? ''
  const [seen, setSeen] = useState(stored)
  const [own, setOwn] = useState<readonly string[]>([])
  if (stored !== seen) {
    setSeen(stored)
    // What is read may be older than what was written or sent here.
    if (text === saved.text && stored !== text && !isPending && !own.includes(stored)) {
      setText(stored)
      setSaved({ text: stored, replyToId: draft?.replyToId ?? null })
    }
  }
  const save = () => {
    if (isSaved) return
    setSaved({ text, replyToId })
    if (!isEmpty) setOwn([...own.slice(-20), text])
    update(
      { query: { limit: 1 }, body: { id, chat: { draft: isEmpty ? null : { value: text, replyToId } } } },
      { onSuccess: () => dropDraft(key) },
    )
  }
  useSaveAfterPause({ typed: isSaved ? undefined : `${replyToId ?? ''} ${text}`, save })
  return {
    text,
    setText(next: string) {
      setText(next)
      writeDraft(key, next)
    },
    /** It was sent, which drops it in the back end too. */
    clear() {
      setText('')
      setSaved({ text: '', replyToId: null })
      dropDraft(key)
    },
  }
}
