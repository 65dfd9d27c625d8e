// The lazily loaded parts of the screen.
// @chunk notes
import { lazy } from 'react'
import { lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import type { OpenDialog } from './notes-context.ts'

const loadNote = () => import('./note/note-dialog.tsx')
const loadBulkBar = () => import('./board/bulk-bar.tsx')
const loadCardMenu = () => import('./menus/card-menu.tsx')

export const NoteDialog = lazyBeside(async () => (await loadNote()).NoteDialog)
export const BulkBar = lazy(loadBulkBar)
export const CardMenu = lazy(loadCardMenu)

/** Fetched ahead. */
export const loadParts = [loadNote, () => import('./menus/note-menu.tsx'), loadCardMenu, loadBulkBar]

export const noteDialogs = lazyDialogs<OpenDialog>({
  import: () => import('./dialogs/import-dialog.tsx'),
  link: () => import('./dialogs/link-dialog.tsx'),
  labels: () => import('./dialogs/labels-dialog.tsx'),
  reminder: () => import('./dialogs/reminder-dialog.tsx'),
})
