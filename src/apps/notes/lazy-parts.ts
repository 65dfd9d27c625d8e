// The parts of the screen that come when they are asked for.
// @chunk notes
import { lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import type { OpenDialog } from './notes-context.ts'

const loadNote = () => import('./note/note-dialog.tsx')

export const NoteDialog = lazyBeside(async () => (await loadNote()).NoteDialog)

/** Fetched ahead. */
export const loadParts = [loadNote, () => import('./menus/note-menu.tsx')]

export const noteDialogs = lazyDialogs<OpenDialog>({
  import: () => import('./dialogs/import-dialog.tsx'),
  link: () => import('./dialogs/link-dialog.tsx'),
  labels: () => import('./dialogs/labels-dialog.tsx'),
  reminder: () => import('./dialogs/reminder-dialog.tsx'),
})
