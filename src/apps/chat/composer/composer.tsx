// Where one writes: several lines, emoji, what it answers to, files, a voice message, and the message that is being edited. What is typed and not sent stays with the chat.
// @chunk chat
import { useLingui } from '@lingui/react/macro'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { ATTACHMENT_LIMIT, type Chat } from '#contract/apps/chat.ts'
import { type ChatMessage, MESSAGE_LIMIT } from '#contract/apps/chat-shapes.ts'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useChat } from '../chat-context.ts'
import { snippetOf } from '../display.ts'
import { EmojiPicker, VoiceRecorder } from '../lazy-parts.ts'
import type { Writing } from '../use-send.ts'
import { useAttachedFiles } from './attached-files.ts'
import { ComposerContext } from './composer-context.tsx'
import { enterSends, isTouchOnly } from './enter-key.ts'
import { FileChip } from './file-chip.tsx'
import { useDraft } from './use-draft.ts'

export interface ComposerHandle {
  focus(): void
  attach(files: readonly File[]): void
  /** What was to be sent is written again, before what has been typed since. */
  takeBack(writing: Writing): void
}

export interface ComposerProps {
  readonly chat: Chat
  readonly handle: Ref<ComposerHandle>
  readonly replyTo: ChatMessage | null
  readonly edited: ChatMessage | null
  readonly onReplyTo: (message: ChatMessage | null) => void
  readonly onEdited: (message: ChatMessage | null) => void
  /** @returns whether there is one */
  readonly onEditLast: () => boolean
  readonly onSend: (writing: Writing) => void
}

/** As many as a call takes. */
const MOST_FILES = 10

export function Composer({ chat, handle, replyTo, edited, onReplyTo, onEdited, onEditLast, onSend }: ComposerProps) {
  const { t, i18n } = useLingui()
  const { actions, openDialog } = useChat()
  const bytes = useByteFormat()
  const field = useRef<HTMLTextAreaElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const draft = useDraft(chat, replyTo?.id ?? null)
  const { files, setFiles } = useAttachedFiles(chat.id)
  const [isRecording, setRecording] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isBack = useRef(false)
  useEffect(() => {
    if (isRecording || !isBack.current) return
    isBack.current = false
    field.current?.focus()
  }, [isRecording])
  const [problem, setProblem] = useState<string>()
  const [editing, setEditing] = useState<{ readonly id: string; readonly text: string } | null>(null)
  // What is being edited has a text of its own; the draft waits meanwhile.
  if (edited && editing?.id !== edited.id) setEditing({ id: edited.id, text: edited.value })
  if (!edited && editing) setEditing(null)
  const text = editing ? editing.text : draft.text
  const setText = (next: string) => (edited ? setEditing({ id: edited.id, text: next }) : draft.setText(next))

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
  useImperativeHandle(handle, () => ({
    focus: () => field.current?.focus(),
    attach,
    takeBack({ value, files: taken = [] }) {
      draft.setText([value, draft.text].filter(Boolean).join('\n'))
      attach(taken)
    },
  }))

  const quote = replyTo && { id: replyTo.id, contactId: replyTo.contactId, value: snippetOf(replyTo, i18n) }
  const stop = () => {
    if (edited) onEdited(null)
    else if (replyTo) onReplyTo(null)
    else return false
    return true
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
  const empty = () => {
    draft.clear()
    setProblem(undefined)
    onReplyTo(null)
  }
  const focusWhereItComesBack = () => {
    // On a touch screen that would bring up the keyboard.
    if (!isTouchOnly()) field.current?.focus()
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
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && enterSends(event)) {
      event.preventDefault()
      void submit()
    } else if (event.key === 'ArrowUp' && text === '' && !edited) {
      if (onEditLast()) event.preventDefault()
    } else if (event.key === 'Escape' && stop()) event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    attach(pasted)
  }
  const name = chat.contact?.name ?? t`Unknown contact`
  const over = text.length - MESSAGE_LIMIT
  const error = over > 0 ? t`This message is too long: shorten it by ${over} characters.` : problem
  return (
    <div data-chat-composer data-foot className="shrink-0 px-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-6">
      <div
        ref={box}
        className="rounded-12 border border-line-strong bg-surface-raised focus-within:outline-2 focus-within:outline-focus-ring"
      >
        {edited && (
          <ComposerContext
            icon="pencil-square"
            title={t`Editing your message`}
            text={snippetOf(edited, i18n)}
            onClose={stop}
          />
        )}
        {replyTo && !edited && (
          <ComposerContext
            icon="arrow-uturn-left"
            title={replyTo.isMine ? t`Replying to yourself` : t`Replying to ${name}`}
            text={snippetOf(replyTo, i18n)}
            onClose={stop}
          />
        )}
        {files.length > 0 && !edited && (
          <ul className="flex flex-wrap gap-2 px-3 pt-2">
            {files.map((file, index) => (
              <FileChip
                // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be alike
                key={index}
                file={file}
                onRemove={() => {
                  setFiles(files.filter((one) => one !== file))
                  field.current?.focus()
                }}
              />
            ))}
          </ul>
        )}
        {isRecording ? (
          <Suspense>
            <VoiceRecorder
              onSend={(sound) => {
                onSend({ value: '', replyTo: quote, files: [sound] })
                onReplyTo(null)
              }}
              onClose={() => {
                setRecording(false)
                isBack.current = true
              }}
            />
          </Suspense>
        ) : (
          // A touch screen of such a width has no room for both in one line: what is written stands above the buttons.
          <div className="flex items-end gap-1 p-1 pointer-coarse:max-[359px]:flex-wrap">
            {!edited && (
              <FileButton
                input={input}
                isMultiple
                isIcon
                icon="paper-clip"
                variant="quiet"
                label={t`Files to attach`}
                aria-label={t`Attach files`}
                onFiles={attach}
              />
            )}
            <textarea
              ref={field}
              rows={1}
              value={text}
              aria-label={t`Message ${name}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'chat-composer-error' : undefined}
              placeholder={t`Message ${name}`}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              className="field-sizing-content max-h-40 min-h-9 min-w-0 flex-1 resize-none bg-transparent px-2 py-2 leading-5 outline-none placeholder:text-ink-muted pointer-coarse:min-h-11 pointer-coarse:py-3 pointer-coarse:max-[359px]:order-first pointer-coarse:max-[359px]:basis-full"
            />
            <IconButton
              icon="face-smile"
              className="pointer-coarse:max-[359px]:me-auto"
              label={t`Emoji`}
              aria-haspopup="dialog"
              aria-expanded={isPicking}
              onPress={() => {
                focusWhereItComesBack()
                setPicking(true)
              }}
            />
            {text.trim() !== '' && !edited && files.length === 0 && (
              <IconButton icon="clock" label={t`Send later…`} isDisabled={over > 0} onPress={sendLater} />
            )}
            {canRecord() && text === '' && !edited && files.length === 0 ? (
              <IconButton
                key="record"
                icon="microphone"
                label={t`Record a voice message`}
                // It stands where “Send” was: the second click of a double one is not for it.
                onPress={({ detail }) => detail < 2 && setRecording(true)}
              />
            ) : (
              <IconButton
                key="send"
                icon={edited ? 'check' : 'paper-airplane'}
                variant="primary"
                label={edited ? t`Save the change` : t({ message: 'Send', context: 'message' })}
                onPress={submit}
              />
            )}
          </div>
        )}
      </div>
      <Suspense>
        {isPicking && <EmojiPicker anchor={box} label={t`Emoji`} onPick={insert} onClose={() => setPicking(false)} />}
      </Suspense>
      {error && (
        <p id="chat-composer-error" role="alert" className="mt-1 text-13 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

const canRecord = (): boolean => 'mediaDevices' in navigator && 'MediaRecorder' in globalThis
