// Tells about the worker when there is something to tell, one thing at a time; on most pages there is nothing, and its code stays away.
import { Suspense } from 'react'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { useWorkerState, type WorkerState } from '#platform/offline/register-worker.ts'

export type NoticedState = Exclude<WorkerState, 'starting' | 'ready'>

const WorkerNotice = lazyBeside(() => import('./worker-notice.tsx').then((module) => module.WorkerNotice))

export interface NoticesProps {
  /** What was closed: stored above the layouts, which come and go. */
  readonly closed: WorkerState | undefined
  onClose(state: WorkerState): void
}

export function Notices({ closed, onClose }: NoticesProps) {
  const state = useWorkerState()
  if (state === 'starting' || state === 'ready' || state === closed) return null
  return (
    <Suspense>
      <WorkerNotice state={state} onClose={() => onClose(state)} />
    </Suspense>
  )
}
