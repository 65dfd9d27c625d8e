// The place in the header for what waits to be sent. Where no portal is configured nothing ever does, and its code stays away.
// @chunk signed-in
import { Suspense } from 'react'
import { usePortal } from '#platform/offline/can-do-now.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'

const OutboxPill = lazyBeside(() => import('./outbox/outbox-pill.tsx').then((module) => module.OutboxPill))

/** For who is signed in. */
export function OutboxMark() {
  const hasPortal = usePortal()
  if (!hasPortal) return null
  return (
    <Suspense>
      <OutboxPill />
    </Suspense>
  )
}
