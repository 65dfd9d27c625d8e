// What all of some tasks have in common.
// @chunk tasks-menus
import type { Task } from '#contract/apps/tasks.ts'
import { useTasks } from '../tasks-context.ts'

/** @returns undefined where they differ */
export function useCommon(ids: readonly string[], read: (task: Task) => string): string | undefined {
  const { tasks } = useTasks()
  const [value, ...others] = new Set(tasks.filter(({ id }) => ids.includes(id)).map(read))
  return others.length === 0 ? value : undefined
}
