// A document of an application, as large as the window lets it.
// @offline later
import { useMemo } from 'react'
import type { CareerDocument } from '#contract/portal/application-drafts.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import KitDialog from '#kit/media/preview/preview-dialog.tsx'
import type { PreviewSource } from '#kit/media/preview/preview-kind.ts'
import { SaveToFiles } from '#kit/media/preview/save-to-files.tsx'
import { download } from '#platform/api/download.ts'

export interface DocumentPreviewProps {
  readonly document: CareerDocument
  readonly onClose: () => void
}

export function DocumentPreview({ document: { id, name, type, size }, onClose }: DocumentPreviewProps) {
  const source = useMemo<PreviewSource>(
    () => ({
      ...{ name, type, size, version: id },
      load: () => download(applicationsApi.endpoints.document, { params: { id } }),
    }),
    [id, name, type, size],
  )
  return <KitDialog source={source} actions={<SaveToFiles source={source} />} onClose={onClose} />
}
