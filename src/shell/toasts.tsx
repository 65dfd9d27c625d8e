// Brings the toasts' region with the first toast: most pages open without one.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { toastStore } from '#ui/toast-store.ts'

const ToastRegion = lazyBeside(() => import('#ui/toast.tsx').then((module) => module.ToastRegion))

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
