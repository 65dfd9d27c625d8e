// The three priorities in words.
import { useLingui } from '@lingui/react/macro'
import type { TaskPriority } from '#contract/apps/tasks.ts'

export const PRIORITIES = [2, 1, 0] as const satisfies readonly TaskPriority[]

export function usePriorityNames(): Readonly<Record<TaskPriority, string>> {
  const { t } = useLingui()
  return { 0: t`Low priority`, 1: t`Normal priority`, 2: t`High priority` }
}
