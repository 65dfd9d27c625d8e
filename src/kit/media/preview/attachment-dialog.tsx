// A file that something has attached, in a dialog, as large as the window lets it; it can be saved to Files.
// @chunk file-preview
import { useMemo } from 'react'
import PreviewDialog from './preview-dialog.tsx'
import type { PreviewSource } from './preview-kind.ts'
import { SaveToFiles } from './save-to-files.tsx'

/** A file of a message, a card, an email or an application: its content never changes. */
export interface AttachedFile {
  readonly id: string
  readonly name: string
  /** A media type. */
  readonly type: string
  /** bytes */
  readonly size: number
}

export interface AttachmentDialogProps {
  readonly file: AttachedFile
  /** Stable. */
  readonly load: (id: string) => Promise<Blob>
  readonly onClose: () => void
}

export function AttachmentDialog({ file, load, onClose }: AttachmentDialogProps) {
  const source = useAttachmentSource(file, load)
  return <PreviewDialog source={source} actions={<SaveToFiles source={source} />} onClose={onClose} />
}

/** @param load stable */
export const useAttachmentSource = (
  { id, name, type, size }: AttachedFile,
  load: AttachmentDialogProps['load'],
): PreviewSource =>
  useMemo(() => ({ ...{ name, type, size, version: id }, load: () => load(id) }), [id, name, type, size, load])
