// The lazily loaded parts of the screen.
// @chunk contacts
import { lazy } from 'react'
import { lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import type { OpenDialog } from './contacts-context.ts'

const loadBulkBar = () => import('./bulk-bar.tsx')
const loadRowMenu = () => import('./menus/row-menu.tsx')
const loadView = () => import('./detail/contact-view.tsx')
const loadForm = () => import('./edit/contact-form.tsx')
const loadLost = () => import('./detail/lost-contact.tsx')

export const BulkBar = lazy(loadBulkBar)
export const RowMenu = lazy(loadRowMenu)
export const ContactView = lazy(loadView)
export const ContactForm = lazy(loadForm)
export const LostContact = lazy(loadLost)

/** Fetched ahead. */
export const loadParts = [loadView, loadBulkBar, loadRowMenu, loadForm]

export const contactDialogs = lazyDialogs<OpenDialog>({
  import: () => import('./dialogs/import-dialog.tsx'),
  export: () => import('./dialogs/export-dialog.tsx'),
  duplicates: () => import('./dialogs/duplicates-dialog.tsx'),
  merge: () => import('./dialogs/merge-dialog.tsx'),
  'edit-many': () => import('./dialogs/edit-many-dialog.tsx'),
  share: () => import('./dialogs/share-dialog.tsx'),
  tags: () => import('./dialogs/tags-dialog.tsx'),
})
