// A file of a card, as large as the window lets it.
// @offline later
// @chunk file-preview
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import type { CardAttachment } from '#contract/apps/scrumboard-shapes.ts'
import { AttachmentDialog } from '#kit/media/preview/attachment-dialog.tsx'
import { download } from '#platform/api/download.ts'

export interface PreviewDialogProps {
  readonly attachment: CardAttachment
  readonly onClose: () => void
}

const load = (id: string) => download(scrumboardApi.endpoints.attachment, { query: { id } })

export function PreviewDialog({ attachment, onClose }: PreviewDialogProps) {
  return <AttachmentDialog file={attachment} load={load} onClose={onClose} />
}
