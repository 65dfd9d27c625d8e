// The lazily loaded parts of the screen.
// @chunk mailbox
import { lazy } from 'react'
import { lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import type { OpenDialog } from './mailbox-context.ts'

const loadPage = () => import('./read/mail-page.tsx')
const loadBulkBar = () => import('./bulk-bar.tsx')
const loadRowMenu = () => import('./menus/row-menu.tsx')
const loadCompose = () => import('./compose/compose-windows.tsx')

export const MailPage = lazy(async () => ({ default: (await loadPage()).MailPage }))
export const BulkBar = lazy(loadBulkBar)
export const RowMenu = lazy(loadRowMenu)
export const ComposeWindows = lazyBeside(async () => (await loadCompose()).ComposeWindows)

/** Fetched ahead. */
export const loadParts = [loadPage, loadBulkBar, loadRowMenu, loadCompose]

export const mailDialogs = lazyDialogs<OpenDialog>({
  labels: () => import('./dialogs/labels-dialog.tsx'),
  settings: () => import('./dialogs/settings-dialog.tsx'),
  snooze: () => import('./dialogs/snooze-dialog.tsx'),
  sort: () => import('./menus/sort-menu.tsx'),
  import: () => import('./dialogs/import-dialog.tsx'),
  searches: () => import('./dialogs/searches-dialog.tsx'),
  source: () => import('./dialogs/source-dialog.tsx'),
})
