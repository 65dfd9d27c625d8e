// A file by its name and size; shown by a press.
// @chunk chat
import { useLingui } from '@lingui/react/macro'
import type { ChatAttachment } from '#contract/apps/chat-shapes.ts'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { Icon } from '#ui/icon.tsx'
import { useChat } from '../chat-context.ts'

export interface FileAttachmentProps {
  readonly attachment: ChatAttachment
  /** The Tab key stops at it, as it does not within a message. */
  readonly isStop?: boolean
}

export function FileAttachment({ attachment, isStop = false }: FileAttachmentProps) {
  const { t } = useLingui()
  const { openDialog } = useChat()
  const { name, size } = attachment
  const fileSize = useByteFormat()
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
