// The lazily loaded parts of the inventory.
import { lazy } from 'react'
import { lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import type { OpenDialog } from './inventory-context.ts'

const loadBulkBar = () => import('./bulk-bar.tsx')
const loadRowMenu = () => import('./menus/row-menu.tsx')
const loadRowEditor = () => import('./edit/row-editor.tsx')
const loadCounts = () => import('./counts/counts-page.tsx')
const loadLabels = () => import('./labels/labels-page.tsx')
const loadSheet = () => import('./sheet/sheet.tsx')
const loadPage = () => import('./product/product-page.tsx')

export const BulkBar = lazy(loadBulkBar)
export const RowMenu = lazy(loadRowMenu)
export const RowEditor = lazy(loadRowEditor)
export const CountsPage = lazy(loadCounts)
export const LabelsPage = lazy(loadLabels)
export const Sheet = lazy(loadSheet)
export const ProductPage = lazy(loadPage)

/** Fetched ahead. */
export const loadParts = [loadRowEditor, loadBulkBar, loadRowMenu, loadPage]

export const inventoryDialogs = lazyDialogs<OpenDialog>({
  import: () => import('./dialogs/import-dialog.tsx'),
  scan: () => import('./dialogs/scan-dialog.tsx'),
  tags: () => import('./dialogs/tags-dialog.tsx'),
})
