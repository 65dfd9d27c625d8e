// Where one writes: several lines, emoji, what it answers to, files, a voice message, and the message that is being edited. What is typed and not sent stays with the chat.
// @chunk chat
import { useLingui } from '@lingui/react/macro'
import { type Ref, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { Chat } from '#contract/apps/chat.ts'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { snippetOf } from '../display.ts'
import { EmojiPicker, VoiceRecorder } from '../lazy-parts.ts'
import type { Writing } from '../use-send.ts'
import { ComposerContext } from './composer-context.tsx'
import { FileChip } from './file-chip.tsx'
import { type Composing, useComposer } from './use-composer.ts'
import { WritingLine } from './writing-line.tsx'

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

export function Composer(props: ComposerProps) {
  const { chat, replyTo, edited, onReplyTo, onEdited, onSend } = props
  const { t } = useLingui()
  const composing = useComposer(props)
  const { field, quote, error } = composing
  const { isRecording, record, stopRecording } = useRecording(field)
  const [isPicking, setPicking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const stop = () => {
    if (edited) onEdited(null)
    else if (replyTo) onReplyTo(null)
    else return false
    return true
  }
  const name = chat.contact?.name ?? t`Unknown contact`
  return (
    <div data-chat-composer data-foot className="shrink-0 px-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-6">
      <div
        ref={box}
        className="rounded-12 border border-line-strong bg-surface-raised focus-within:outline-2 focus-within:outline-focus-ring"
      >
        <WhatItIs name={name} replyTo={replyTo} edited={edited} onStop={stop} />
        {!edited && <Files composing={composing} />}
        {isRecording ? (
          <Suspense>
            <VoiceRecorder
              onSend={(sound) => {
                onSend({ value: '', replyTo: quote, files: [sound] })
                onReplyTo(null)
              }}
              onClose={stopRecording}
            />
          </Suspense>
        ) : (
          <WritingLine
            composing={composing}
            name={name}
            isEdit={edited !== null}
            errorId={error ? ERROR_ID : undefined}
            isPicking={isPicking}
            onPick={() => setPicking(true)}
            onRecord={record}
            onStop={stop}
            onEditLast={props.onEditLast}
          />
        )}
      </div>
      <Suspense>
        {isPicking && (
          <EmojiPicker anchor={box} label={t`Emoji`} onPick={composing.insert} onClose={() => setPicking(false)} />
        )}
      </Suspense>
      {error && (
        <p id={ERROR_ID} role="alert" className="mt-1 text-13 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

const ERROR_ID = 'chat-composer-error'

/** When it ends, the focus is where one writes. */
function useRecording(field: RefObject<HTMLElement | null>) {
  const [isRecording, setRecording] = useState(false)
  const isBack = useRef(false)
  useEffect(() => {
    if (isRecording || !isBack.current) return
    isBack.current = false
    field.current?.focus()
  }, [isRecording, field])
  return {
    isRecording,
    record: () => setRecording(true),
    stopRecording() {
      setRecording(false)
      isBack.current = true
    },
  }
}

interface WhatItIsProps extends Pick<ComposerProps, 'replyTo' | 'edited'> {
  /** The partner's. */
  readonly name: string
  readonly onStop: () => void
}

/** That a message is being edited, or which one this is a reply to. */
function WhatItIs({ name, replyTo, edited, onStop }: WhatItIsProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      {edited && (
        <ComposerContext
          icon="pencil-square"
          title={t`Editing your message`}
          text={snippetOf(edited, i18n)}
          onClose={onStop}
        />
      )}
      {replyTo && !edited && (
        <ComposerContext
          icon="arrow-uturn-left"
          title={replyTo.isMine ? t`Replying to yourself` : t`Replying to ${name}`}
          text={snippetOf(replyTo, i18n)}
          onClose={onStop}
        />
      )}
    </>
  )
}

function Files({ composing: { files, setFiles, field } }: { readonly composing: Composing }) {
  if (files.length === 0) return null
  return (
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
  )
}
