// Brings the toasts' region with the first toast: most pages open without one.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { pageState } from '#platform/page-state.ts'
import { toastStore } from '#ui/toast-store.ts'

const ToastRegion = lazyBeside(() => import('#ui/toast.tsx').then((module) => module.ToastRegion))

/** Once there was one, the region stays. */
const hasHadToasts = pageState(false)
function hasToasts(): boolean {
  if (!hasHadToasts.read() && toastStore.read().length > 0) hasHadToasts.set(true)
  return hasHadToasts.read()
}

export function Toasts() {
  const isNeeded = useSyncExternalStore(toastStore.subscribe, hasToasts)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  )
}
