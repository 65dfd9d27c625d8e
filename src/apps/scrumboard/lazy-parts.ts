// The lazily loaded parts of the boards' screens.
// @chunk scrumboard
import { lazy } from 'react'
import { lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import type { BoardDialog } from './board-context.ts'
import type { BoardsDialog } from './boards/boards-dialog.ts'

const loadCard = () => import('./card/card-detail.tsx')
const loadCardMenu = () => import('./menus/card-menu.tsx')
const loadBulkBar = () => import('./board/bulk-bar.tsx')
const loadListMenu = () => import('./menus/list-menu.tsx')

export const CardDetail = lazy(loadCard)
export const CardMenu = lazy(loadCardMenu)
export const BulkBar = lazy(loadBulkBar)

/** Fetched ahead. */
export const loadParts = [loadCard, loadCardMenu, loadListMenu, loadBulkBar]

export const boardDialogs = lazyDialogs<BoardDialog>({
  edit: () => import('./dialogs/board-dialog.tsx'),
  copyBoard: () => import('./dialogs/copy-board-dialog.tsx'),
  moveCard: () => import('./dialogs/move-card-dialog.tsx'),
  moveList: () => import('./dialogs/move-list-dialog.tsx'),
  limit: () => import('./dialogs/limit-dialog.tsx'),
  labels: () => import('./dialogs/labels-dialog.tsx'),
  archive: () => import('./dialogs/archive-dialog.tsx'),
  export: () => import('./dialogs/export-dialog.tsx'),
  import: () => import('./dialogs/import-dialog.tsx'),
})

export const boardsDialogs = lazyDialogs<BoardsDialog>({
  new: () => import('./dialogs/board-dialog.tsx'),
  import: () => import('./dialogs/import-dialog.tsx'),
  edit: () => import('./dialogs/board-dialog.tsx'),
  copyBoard: () => import('./dialogs/copy-board-dialog.tsx'),
})
