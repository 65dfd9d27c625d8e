// Brings later.tsx when the page is idle; where its code cannot be had, the page does without. In the classic layout.
import { type ComponentType, lazy, Suspense } from 'react'
import { whenIdle } from '#platform/offline/when-idle.ts'

const Later = lazy<ComponentType>(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve))
  return import('./later.tsx').catch(() => ({ default: () => null }))
})

export function BringLater() {
  return (
    <Suspense>
      <Later />
    </Suspense>
  )
}
