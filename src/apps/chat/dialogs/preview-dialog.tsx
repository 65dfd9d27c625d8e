// A file of a message, as large as the window lets it. A chunk of its own.
// @chunk chat-dialogs
import { chatApi } from '#contract/apps/chat.ts'
import type { ChatAttachment } from '#contract/apps/chat-shapes.ts'
import { AttachmentDialog } from '#kit/media/preview/attachment-dialog.tsx'
import { download } from '#platform/api/download.ts'

export interface PreviewDialogProps {
  readonly file: ChatAttachment
  readonly onClose: () => void
}

const load = (id: string) => download(chatApi.endpoints.attachment, { query: { id } })

export default function PreviewDialog({ file, onClose }: PreviewDialogProps) {
  return <AttachmentDialog file={file} load={load} onClose={onClose} />
}
