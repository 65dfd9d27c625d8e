// Loads idle-tasks.tsx when the page has what it shows, or with the first key of undo; where its code cannot be had, the page does without. In the classic layout.
// @chunk signed-in
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Direction } from '#kit/undo/done-actions.ts'
import { useUndoLog } from '#kit/undo/use-undo-log.ts'
import { whenSettled } from '#platform/query/when-settled.ts'
import type { IdleTasksProps } from './idle-tasks.tsx'
import { undoDirection } from './undo-direction.ts'

const IdleTasks = lazy<ComponentType<IdleTasksProps>>(() =>
  import('./idle-tasks.tsx').catch(() => ({ default: () => null })),
)

export function LoadIdleTasks() {
  const client = useQueryClient()
  const log = useUndoLog()
  const [isTime, setTime] = useState(false)
  const early = useRef<Direction[] | null>([])
  useEffect(() => whenSettled(client, () => setTime(true)), [client])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!early.current) return window.removeEventListener('keydown', onKeyDown)
      const direction = undoDirection(event)
      if (!direction || !log.hasAny()) return
      event.preventDefault()
      early.current.push(direction)
      setTime(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [log])
  return <Suspense>{isTime && <IdleTasks early={early} />}</Suspense>
}
