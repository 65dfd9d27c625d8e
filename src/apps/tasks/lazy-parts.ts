// The lazily loaded parts of the screen. Used by tasks-screen.tsx and list-pane.tsx.
import { lazy } from 'react'
import { lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import type { OpenDialog } from './tasks-context.ts'

const loadOfRows = () => import('./of-rows.tsx')
const loadTaskDetail = () => import('./detail/task-detail.tsx')
const loadMonthView = async () => (await import('./month/month-view.tsx')).default
const loadListMessage = () => import('./list-message.tsx')
const loadListNav = () => import('./list-nav.tsx')
const loadViewNav = () => import('./view-nav.tsx')
const loadFilterBar = () => import('./filter-bar.tsx')
const loadRecogniser = () => import('#kit/quick-add/read-line.ts')

export const OfRows = lazy(loadOfRows)
export const ListMessage = lazy(loadListMessage)
export const FilterBar = lazy(loadFilterBar)
export const ListNav = lazy(loadListNav)
export const ViewNav = lazy(loadViewNav)
export const TaskDetail = lazy(loadTaskDetail)
export const MonthView = lazyBeside(loadMonthView)

/** Fetched ahead. */
export const loadParts = [loadTaskDetail, loadRecogniser, loadOfRows, loadListMessage]

export const taskDialogs = lazyDialogs<OpenDialog>({
  due: () => import('./dialogs/due-dialog.tsx'),
  reminder: () => import('./dialogs/reminder-dialog.tsx'),
  tags: () => import('./dialogs/tags-dialog.tsx'),
  filters: () => import('./dialogs/filters-dialog.tsx'),
  lists: () => import('./dialogs/lists-dialog.tsx'),
  'delete-section': () => import('./dialogs/delete-section-dialog.tsx'),
  import: () => import('./dialogs/import-dialog.tsx'),
})
