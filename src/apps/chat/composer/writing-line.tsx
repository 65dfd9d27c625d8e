// Where the text of a message is typed, with the buttons beside it: files, emoji, sending it now or later, a voice message.
// @chunk chat
import { useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { isComposing } from '#platform/keys/is-composing.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { enterSends } from './enter-key.ts'
import type { Composing } from './use-composer.ts'

export interface WritingLineProps {
  readonly composing: Composing
  /** The partner's. */
  readonly name: string
  /** A message that was sent is being edited. */
  readonly isEdit: boolean
  readonly errorId: string | undefined
  readonly isPicking: boolean
  readonly onPick: () => void
  readonly onRecord: () => void
  /** @returns whether there was a reply or an edit to be ended */
  readonly onStop: () => boolean
  readonly onEditLast: () => boolean
}

export function WritingLine(props: WritingLineProps) {
  const { composing, isEdit, isPicking, onPick, onRecord } = props
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { text, files, attach, isTooLong, submit, sendLater, focusWhereItComesBack } = composing
  return (
    // A touch screen this narrow has no room for both in one line: the text is above the buttons.
    <div className="flex items-end gap-1 p-1 pointer-coarse:max-[359px]:flex-wrap">
      {!isEdit && (
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
      <TextField {...props} />
      <IconButton
        icon="face-smile"
        className="pointer-coarse:max-[359px]:me-auto"
        label={t`Emoji`}
        aria-haspopup="dialog"
        aria-expanded={isPicking}
        onPress={() => {
          focusWhereItComesBack()
          onPick()
        }}
      />
      {text.trim() !== '' && !isEdit && files.length === 0 && (
        <IconButton icon="clock" label={t`Send later…`} isDisabled={isTooLong} onPress={sendLater} />
      )}
      {canRecord() && text === '' && !isEdit && files.length === 0 ? (
        <IconButton
          key="record"
          icon="microphone"
          label={t`Record a voice message`}
          // It is where “Send” was: the second click of a double click is not for it.
          onPress={({ detail }) => detail < 2 && onRecord()}
        />
      ) : (
        <IconButton
          key="send"
          icon={isEdit ? 'check' : 'paper-airplane'}
          variant="primary"
          label={isEdit ? t`Save the change` : t({ message: 'Send', context: 'message' })}
          onPress={submit}
        />
      )}
    </div>
  )
}

function TextField({ composing, name, isEdit, errorId, onStop, onEditLast }: WritingLineProps) {
  const { t } = useLingui()
  const { field, text, setText, attach, submit } = composing
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && enterSends(event)) {
      event.preventDefault()
      void submit()
    } else if (event.key === 'ArrowUp' && text === '' && !isEdit) {
      if (onEditLast()) event.preventDefault()
    } else if (event.key === 'Escape' && onStop()) event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    attach(pasted)
  }
  return (
    <textarea
      ref={field}
      rows={1}
      value={text}
      aria-label={t`Message ${name}`}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      placeholder={t`Message ${name}`}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      className="field-sizing-content max-h-40 min-h-9 min-w-0 flex-1 resize-none bg-transparent px-2 py-2 leading-5 outline-none placeholder:text-ink-muted pointer-coarse:min-h-11 pointer-coarse:py-3 pointer-coarse:max-[359px]:order-first pointer-coarse:max-[359px]:basis-full"
    />
  )
}

const canRecord = (): boolean => 'mediaDevices' in navigator && 'MediaRecorder' in globalThis
