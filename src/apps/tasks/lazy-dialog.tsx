// Shows what is asked for over the screen; each dialog is a chunk of its own. Used by tasks-screen.tsx.
import { lazy, Suspense } from 'react'
import type { OpenDialog } from './tasks-context.ts'

const DueDialog = lazy(() => import('./dialogs/due-dialog.tsx'))
const TagsDialog = lazy(() => import('./dialogs/tags-dialog.tsx'))
const DeleteSectionDialog = lazy(() => import('./dialogs/delete-section-dialog.tsx'))
const ImportDialog = lazy(() => import('./dialogs/import-dialog.tsx'))

export interface LazyDialogProps {
  readonly dialog: OpenDialog
  readonly onClose: () => void
}

export function LazyDialog({ dialog, onClose }: LazyDialogProps) {
  return <Suspense>{content(dialog, onClose)}</Suspense>
}

function content(dialog: OpenDialog, onClose: () => void) {
  switch (dialog.kind) {
    case 'due':
      return <DueDialog ids={dialog.ids} onClose={onClose} />
    case 'tags':
      return <TagsDialog ids={dialog.ids} onClose={onClose} />
    case 'delete-section':
      return <DeleteSectionDialog sectionId={dialog.sectionId} onClose={onClose} />
    case 'import':
      return <ImportDialog file={dialog.file} onClose={onClose} />
  }
}
