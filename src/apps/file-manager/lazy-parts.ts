// The lazily loaded parts of the screen.
// @chunk files
import { lazy } from 'react'
import { lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import type { OpenDialog } from './files-context.ts'

const loadBulkBar = () => import('./bulk-bar.tsx')
const loadRowMenu = () => import('./menus/row-menu.tsx')
const loadDetails = () => import('./details/details-pane.tsx')
const loadUploads = () => import('./uploads/uploads-card.tsx')
const loadPreview = () => import('#kit/media/preview/file-preview.tsx')
const loadConflict = () => import('./dialogs/conflict-dialog.tsx')

export const BulkBar = lazy(loadBulkBar)
export const RowMenu = lazy(loadRowMenu)
export const DetailsPane = lazy(loadDetails)
export const UploadsCard = lazy(loadUploads)
export const FilePreview = lazy(loadPreview)

/** Fetched ahead. */
export const loadParts = [loadDetails, loadRowMenu, loadBulkBar, loadUploads, loadPreview, loadConflict]

export const fileDialogs = lazyDialogs<OpenDialog>({
  move: () => import('./dialogs/move-dialog.tsx'),
  conflict: loadConflict,
  preview: () => import('./dialogs/preview-dialog.tsx'),
  disk: () => import('./dialogs/disk-dialog.tsx'),
})
