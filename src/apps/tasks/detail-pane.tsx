// The place of the open task beside the list, or over it below md. What it shows is a chunk of its own. Used by tasks-screen.tsx.
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { TaskDetail } from './lazy-parts.ts'

export function DetailPane({ taskId }: { readonly taskId: string }) {
  const { t } = useLingui()
  return (
    <aside
      aria-label={t`Task`}
      className="flex min-w-0 flex-1 flex-col bg-surface-raised md:w-96 md:flex-none md:border-line md:border-s lg:w-110 print:w-auto print:border-0"
    >
      <Suspense fallback={<Waiting />}>
        <TaskDetail taskId={taskId} />
      </Suspense>
    </aside>
  )
}

const Waiting = () => (
  <div className="space-y-4 px-6 pt-18">
    <Skeleton className="h-7 w-3/4" />
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-4 w-2/5" />
  </div>
)
