// A file of a card, as large as the window lets it.
// @offline later
// @chunk file-preview
import { useMemo } from 'react'
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import type { CardAttachment } from '#contract/apps/scrumboard-shapes.ts'
import KitDialog from '#kit/media/preview/preview-dialog.tsx'
import type { PreviewSource } from '#kit/media/preview/preview-kind.ts'
import { SaveToFiles } from '#kit/media/preview/save-to-files.tsx'
import { download } from '#platform/api/download.ts'

export interface PreviewDialogProps {
  readonly attachment: CardAttachment
  readonly onClose: () => void
}

export function PreviewDialog({ attachment: { id, name, type, size }, onClose }: PreviewDialogProps) {
  const source = useMemo<PreviewSource>(
    () => ({
      ...{ name, type, size, version: id },
      load: () => download(scrumboardApi.endpoints.attachment, { query: { id } }),
    }),
    [id, name, type, size],
  )
  return <KitDialog source={source} actions={<SaveToFiles source={source} />} onClose={onClose} />
}
