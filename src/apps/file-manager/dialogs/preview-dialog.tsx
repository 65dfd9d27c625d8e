// A file in a dialog of its own.
// @chunk files-menus
import type { Item } from '#contract/apps/file-manager.ts'
import KitDialog from '#kit/media/preview/preview-dialog.tsx'
import { usePreviewSource } from '../use-preview-source.ts'

export interface PreviewDialogProps {
  readonly item: Item
  readonly onClose: () => void
}

export default function PreviewDialog({ item, onClose }: PreviewDialogProps) {
  return <KitDialog source={usePreviewSource(item)} onClose={onClose} />
}
