// The parts of the screen that come when they are asked for. They are fetched ahead, once the list stands and nothing else is to do.
import { lazy } from 'react'

const loadBulkBar = () => import('./bulk-bar.tsx')
const loadRowMenu = () => import('./menus/row-menu.tsx')
const loadTaskDetail = () => import('./detail/task-detail.tsx')
const loadRecogniser = () => import('./add/quick-add.ts')

export const BulkBar = lazy(loadBulkBar)
export const RowMenu = lazy(loadRowMenu)
export const TaskDetail = lazy(loadTaskDetail)

/** ms, where the browser does not say when it is idle */
const LATER_MS = 2000

/** @returns takes it back */
export function fetchPartsAhead(): () => void {
  const fetchAll = () => {
    for (const load of [loadTaskDetail, loadRecogniser, loadBulkBar, loadRowMenu]) load().catch(() => undefined)
  }
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(fetchAll, LATER_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(fetchAll)
  return () => cancelIdleCallback(idle)
}
