// Labels of the three priorities.
// @chunk tasks
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { TaskPriority } from '#contract/apps/tasks.ts'

export const PRIORITIES = [2, 1, 0] as const satisfies readonly TaskPriority[]

export const priorityNames = (): Readonly<Record<TaskPriority, string>> => ({
  0: t`Low priority`,
  1: t`Normal priority`,
  2: t`High priority`,
})

export function usePriorityNames(): Readonly<Record<TaskPriority, string>> {
  useLingui()
  return priorityNames()
}
