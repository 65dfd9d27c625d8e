// Brings the toasts' region with the first toast: most pages open without one.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from '#ui/toast-store.ts'

const ToastRegion = lazy(() => import('#ui/toast.tsx').then((module) => ({ default: module.ToastRegion })))

let hasHadToasts = false
const hasToasts = () => (hasHadToasts ||= toastStore.read().length > 0)

export function Toasts() {
  const isNeeded = useSyncExternalStore(toastStore.subscribe, hasToasts)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  )
}
