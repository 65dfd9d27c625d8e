// A document of an application, as large as the window lets it.
// @offline later
import type { CareerDocument } from '#contract/portal/application-drafts.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { AttachmentDialog } from '#kit/media/preview/attachment-dialog.tsx'
import { download } from '#platform/api/download.ts'

export interface DocumentPreviewProps {
  readonly document: CareerDocument
  readonly onClose: () => void
}

const load = (id: string) => download(applicationsApi.endpoints.document, { params: { id } })

export function DocumentPreview({ document, onClose }: DocumentPreviewProps) {
  return <AttachmentDialog file={document} load={load} onClose={onClose} />
}
