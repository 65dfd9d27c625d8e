// A file of a message, as large as the window lets it. A chunk of its own.
// @chunk chat-dialogs
import { useMemo } from 'react'
import { chatApi } from '#contract/apps/chat.ts'
import type { ChatAttachment } from '#contract/apps/chat-shapes.ts'
import KitDialog from '#kit/media/preview/preview-dialog.tsx'
import type { PreviewSource } from '#kit/media/preview/preview-kind.ts'
import { SaveToFiles } from '#kit/media/preview/save-to-files.tsx'
import { download } from '#platform/api/download.ts'

export interface PreviewDialogProps {
  readonly file: ChatAttachment
  readonly onClose: () => void
}

export default function PreviewDialog({ file: { id, name, type, size }, onClose }: PreviewDialogProps) {
  const source = useMemo<PreviewSource>(
    () => ({
      ...{ name, type, size, version: id },
      load: () => download(chatApi.endpoints.attachment, { query: { id } }),
    }),
    [id, name, type, size],
  )
  return <KitDialog source={source} actions={<SaveToFiles source={source} />} onClose={onClose} />
}
