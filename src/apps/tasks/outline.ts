// The sections of the one order of tasks, as pure functions: what a section holds. Used by the list, the commands and the import.
// @chunk tasks
import type { Task } from '#contract/apps/tasks.ts'
import { listIdOf } from './task-lists.ts'

/** A section with what follows it in its list up to the next one; `section` is null for what comes before the first. */
export interface SectionGroup {
  readonly section: Task | null
  readonly tasks: readonly Task[]
}

export const isSection = (task: Task): boolean => task.type === 'section'

/** @param tasks in their order */
export function groupBySection(tasks: readonly Task[]): SectionGroup[] {
  const latest = new Map<string | null, { section: Task | null; tasks: Task[] }>()
  const groups: SectionGroup[] = []
  for (const task of tasks) {
    const known = latest.get(listIdOf(task))
    const group = known && !isSection(task) ? known : { section: isSection(task) ? task : null, tasks: [] }
    if (group !== known) groups.push(group)
    latest.set(listIdOf(task), group)
    if (!isSection(task)) group.tasks.push(task)
  }
  return groups
}

/** The section that holds the task; null where none does. */
export function sectionOf(tasks: readonly Task[], id: string): Task | null {
  return groupBySection(tasks).find((group) => group.tasks.some((task) => task.id === id))?.section ?? null
}

/** The row behind which something new at the end of a section goes; null: at the top. */
export function endOfSection(tasks: readonly Task[], sectionId: string | null): string | null {
  const group = groupBySection(tasks).find(({ section }) => (section?.id ?? null) === sectionId)
  return group?.tasks.at(-1)?.id ?? sectionId
}

/** What moves when these rows move: a section takes its tasks along. In their order. */
export function withContents(tasks: readonly Task[], ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  return groupBySection(tasks).flatMap(({ section, tasks: held }) => {
    const isWhole = section !== null && chosen.has(section.id)
    const moved = held.filter(({ id }) => isWhole || chosen.has(id)).map(({ id }) => id)
    return isWhole ? [section.id, ...moved] : moved
  })
}
