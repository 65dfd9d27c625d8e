// The place of the open task, whose detail is a chunk of its own. Used by tasks-screen.tsx.
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { TaskDetail } from './lazy-parts.ts'
import { useTasks } from './tasks-context.ts'

export function DetailPane({ taskId }: { readonly taskId: string }) {
  const { t } = useLingui()
  const { tasks, isPart } = useTasks()
  const isToCome = isPart && !tasks.some(({ id }) => id === taskId)
  return (
    <aside aria-label={t`Task`} className="flex min-h-0 flex-1 flex-col">
      <Suspense fallback={<Waiting />}>{isToCome ? <Waiting /> : <TaskDetail taskId={taskId} />}</Suspense>
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
