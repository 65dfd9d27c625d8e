// What is written in a chat: the text, the files that go with it, what is wrong with them, and how it is sent, now or later.
// @chunk chat
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { ATTACHMENT_LIMIT } from '#contract/apps/chat.ts'
import { type ChatMessage, MESSAGE_LIMIT } from '#contract/apps/chat-shapes.ts'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { useChat } from '../chat-context.ts'
import { snippetOf } from '../display.ts'
import { useAttachedFiles } from './attached-files.ts'
import type { ComposerProps } from './composer.tsx'
import { isTouchOnly } from './enter-key.ts'
import { useDraft } from './use-draft.ts'

/** As many as a call takes. */
const MOST_FILES = 10

export type Composing = ReturnType<typeof useComposer>

export function useComposer({ chat, handle, replyTo, edited, onReplyTo, onEdited, onSend }: ComposerProps) {
  const { i18n } = useLingui()
  const { actions, openDialog } = useChat()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(chat, replyTo?.id ?? null)
  const { files, setFiles, problem, setProblem, attach } = useFiles(chat.id, field)
  const { text, setText } = useShownText(edited, draft)
  useHandle(handle, field, draft, attach)
  const quote = replyTo && { id: replyTo.id, contactId: replyTo.contactId, value: snippetOf(replyTo, i18n) }
  const empty = () => {
    draft.clear()
    setProblem(undefined)
    onReplyTo(null)
  }
  const focusWhereItComesBack = () => {
    // On a touch screen that would bring up the keyboard.
    if (!isTouchOnly()) field.current?.focus()
  }
  const submit = async () => {
    const value = text.trim()
    if (value.length > MESSAGE_LIMIT) return
    if (edited) {
      if (value === '') return
      if (value === edited.value || (await actions.edit(edited.id, value))) onEdited(null)
      return
    }
    if (value === '' && files.length === 0) return
    onSend({ value, replyTo: quote, files })
    setFiles([])
    empty()
    // The button may have had the focus, and gives its place to another.
    field.current?.focus()
  }
  const sendLater = () => {
    // The button goes with the text.
    focusWhereItComesBack()
    openDialog({
      kind: 'send-later',
      onTime: async (sendAt) => {
        const isDone = await actions.schedule({ chatId: chat.id, value: text.trim(), replyToId: quote?.id, sendAt })
        if (isDone) empty()
        return isDone
      },
    })
  }
  const insert = (emoji: string) => {
    const element = field.current
    if (!element) return
    element.setRangeText(emoji, element.selectionStart, element.selectionEnd, 'end')
    setText(element.value)
  }
  const over = text.length - MESSAGE_LIMIT
  const isTooLong = over > 0
  return {
    ...{ field, text, setText, files, setFiles, attach, quote, insert, submit, sendLater, focusWhereItComesBack },
    isTooLong,
    error: isTooLong ? tooLong(over) : problem,
  }
}

const tooLong = (over: number): string =>
  plural(over, {
    one: 'This message is too long: shorten it by # character.',
    other: 'This message is too long: shorten it by # characters.',
  })

function useHandle(
  handle: ComposerProps['handle'],
  field: RefObject<HTMLElement | null>,
  draft: ReturnType<typeof useDraft>,
  attach: (files: readonly File[]) => void,
): void {
  useImperativeHandle(handle, () => ({
    focus: () => field.current?.focus(),
    attach,
    takeBack({ value, files: taken = [] }) {
      draft.setText([value, draft.text].filter(Boolean).join('\n'))
      attach(taken)
    },
  }))
}

/** What is being edited has a text of its own; the draft waits meanwhile. */
function useShownText(edited: ChatMessage | null, draft: ReturnType<typeof useDraft>) {
  const [editing, setEditing] = useState<{ readonly id: string; readonly text: string } | null>(null)
  if (edited && editing?.id !== edited.id) setEditing({ id: edited.id, text: edited.value })
  if (!edited && editing) setEditing(null)
  return {
    text: editing ? editing.text : draft.text,
    setText: (next: string) => (edited ? setEditing({ id: edited.id, text: next }) : draft.setText(next)),
  }
}

/** The files that go with it; too large ones and too many are reported and left out. */
function useFiles(chatId: string, field: RefObject<HTMLElement | null>) {
  const { t } = useLingui()
  const bytes = useByteFormat()
  const { files, setFiles } = useAttachedFiles(chatId)
  const [problem, setProblem] = useState<string>()
  const attach = (added: readonly File[]) => {
    const large = added.find(({ size }) => size > ATTACHMENT_LIMIT)
    const most = bytes(ATTACHMENT_LIMIT)
    const fitting = added.filter(({ size }) => size <= ATTACHMENT_LIMIT)
    const all = [...files, ...fitting]
    setProblem(
      large
        ? t`“${large.name}” is ${bytes(large.size)}. Choose a file under ${most}.`
        : all.length > MOST_FILES
          ? t`You can attach up to ${MOST_FILES} files to a message.`
          : undefined,
    )
    setFiles(all.slice(0, MOST_FILES))
    field.current?.focus()
  }
  return { files, setFiles, problem, setProblem, attach }
}
