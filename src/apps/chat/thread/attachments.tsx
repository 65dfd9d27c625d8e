// The files of a message: images as they are, others by name and size. Each is shown large by a press.
// @chunk chat
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ChatAttachment } from '#contract/apps/chat-shapes.ts'
import { useByteWords } from '#kit/transfer/use-byte-words.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { useChat } from '../chat-context.ts'
import { chatQueries } from '../queries.ts'

export function Attachments({ attachments }: { readonly attachments: readonly ChatAttachment[] }) {
  return (
    <div className="flex flex-col gap-2">
      {attachments.map((attachment) =>
        attachment.type.startsWith('image/') ? (
          <ImageAttachment key={attachment.id} attachment={attachment} />
        ) : (
          <FileAttachment key={attachment.id} attachment={attachment} />
        ),
      )}
    </div>
  )
}

/** Its place is kept until it is there. */
function ImageAttachment({ attachment }: { readonly attachment: ChatAttachment }) {
  const { t } = useLingui()
  const { openDialog } = useChat()
  const { id, name } = attachment
  const { src, isGone } = useObjectUrl(id)
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

export interface FileAttachmentProps {
  readonly attachment: ChatAttachment
  /** The Tab key stops at it, as it does not within a message. */
  readonly isStop?: boolean
}

export function FileAttachment({ attachment, isStop = false }: FileAttachmentProps) {
  const { t } = useLingui()
  const { openDialog } = useChat()
  const { name, size } = attachment
  const fileSize = useByteWords()
  return (
    <button
      type="button"
      tabIndex={isStop ? undefined : -1}
      className="flex min-h-8 max-w-full cursor-pointer items-center gap-2 rounded-4 text-start hover:underline pointer-coarse:min-h-11"
      onClick={() => openDialog({ kind: 'preview', file: attachment })}
    >
      <Icon name="paper-clip" className="text-ink-muted" />
      <span className="truncate font-medium">{name}</span>
      <span className="whitespace-nowrap text-12 text-ink-muted tabular-nums">{fileSize(size)}</span>{' '}
      <span className="sr-only">{t`Preview`}</span>
    </button>
  )
}

/** The bytes of an attachment, as an address for an element. */
export function useObjectUrl(id: string) {
  const { data, isError, isSuccess } = useQuery(chatQueries.attachment(id))
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (!(data instanceof File)) return
    const url = URL.createObjectURL(data)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [data])
  return { src, isGone: isError || (isSuccess && data === null) }
}
