// The files of a message: images as they are, sound as it is heard, others by name and size.
// @chunk chat
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ChatAttachment } from '#contract/apps/chat-shapes.ts'
import { useStoredFileUrl } from '#kit/media/use-file-url.ts'
import { cx } from '#ui/cx.ts'
import { useChat } from '../chat-context.ts'
import { chatQueries } from '../queries.ts'
import { FileAttachment } from './file-attachment.tsx'
import { VoiceMessage } from './voice-message.tsx'

export interface AttachmentsProps {
  readonly attachments: readonly ChatAttachment[]
  /** Tab stops at the player of a voice message; all else has a key, or is in the menu. */
  readonly isStop: boolean
}

export function Attachments({ attachments, isStop }: AttachmentsProps) {
  return (
    <div className="flex flex-col gap-2">
      {attachments.map((attachment) =>
        attachment.type.startsWith('image/') ? (
          <ImageAttachment key={attachment.id} attachment={attachment} />
        ) : attachment.type.startsWith('audio/') ? (
          <VoiceMessage key={attachment.id} attachment={attachment} isStop={isStop} />
        ) : (
          <FileAttachment key={attachment.id} attachment={attachment} />
        ),
      )}
    </div>
  )
}

/** Its place is reserved until it has loaded. */
function ImageAttachment({ attachment }: { readonly attachment: ChatAttachment }) {
  const { t } = useLingui()
  const { openDialog } = useChat()
  const { id, name } = attachment
  const { src, isGone } = useStoredFileUrl(useQuery(chatQueries.attachment(id)))
  const box = 'h-44 w-60 max-w-full rounded-8 bg-surface-sunken'
  if (isGone)
    return (
      <p className={cx('grid place-items-center p-3 text-13 text-ink-muted', box)}>{t`This image can’t be shown.`}</p>
    )
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t`Show “${name}”`}
      className="cursor-pointer"
      onClick={() => openDialog({ kind: 'preview', file: attachment })}
    >
      {src ? <img src={src} alt={name} className={cx('object-cover', box)} /> : <span className={cx('block', box)} />}
    </button>
  )
}
