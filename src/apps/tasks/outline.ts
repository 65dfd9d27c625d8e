// The one order of tasks and sections, as pure functions: what a section holds, and what moving does. Used by the list, the commands and the import.
// @chunk tasks
import type { Task } from '#contract/apps/tasks.ts'

/** A section with what follows it up to the next one; `section` is null for what stands before the first. */
export interface SectionGroup {
  readonly section: Task | null
  readonly tasks: readonly Task[]
}

/** Beside which row something is put. */
export interface Anchor {
  readonly id: string
  readonly side: 'before' | 'after'
}

export const isSection = (task: Task): boolean => task.type === 'section'

/** @param tasks in their order */
export function groupBySection(tasks: readonly Task[]): SectionGroup[] {
  const groups: { section: Task | null; tasks: Task[] }[] = [{ section: null, tasks: [] }]
  for (const task of tasks) {
    if (isSection(task)) groups.push({ section: task, tasks: [] })
    else groups.at(-1)?.tasks.push(task)
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

/** The tasks with `ids` put together beside the anchor, in the order that they had. An anchor that moves itself changes nothing. */
export function moveBeside(tasks: readonly Task[], ids: readonly string[], anchor: Anchor): Task[] {
  const moving = new Set(ids)
  if (moving.has(anchor.id)) return [...tasks]
  const rest = tasks.filter(({ id }) => !moving.has(id))
  const at = rest.findIndex(({ id }) => id === anchor.id)
  if (at < 0) return [...tasks]
  const moved = tasks.filter(({ id }) => moving.has(id))
  return rest.toSpliced(anchor.side === 'before' ? at : at + 1, 0, ...moved)
}

/**
 * What PATCH apps/tasks/order needs to get from one order to another: the tasks of the part that changed, in their new sequence.
 * Empty where nothing moved.
 */
export function changedPart(before: readonly Task[], after: readonly Task[]): Task[] {
  const differs = (index: number) => before[index]?.id !== after[index]?.id
  const first = after.findIndex((_, index) => differs(index))
  if (first < 0) return []
  let last = after.length - 1
  while (!differs(last)) last -= 1
  return after.slice(first, last + 1)
}

/** As the back end does it: the tasks sent take, in the sequence sent, the places that they held between them. */
export function applyOrder(tasks: readonly Task[], sent: readonly { readonly id: string }[]): Task[] {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const known = sent.flatMap(({ id }) => byId.get(id) ?? [])
  const places = known.map(({ order }) => order).toSorted((a, b) => a - b)
  const moved = new Map(known.map((task, index) => [task.id, places[index] ?? task.order]))
  return tasks
    .map((task) => {
      const order = moved.get(task.id) ?? task.order
      return order === task.order ? task : { ...task, order }
    })
    .toSorted((a, b) => a.order - b.order)
}

/** With new rows behind `afterId` (null: at the top; unknown: at the end), placed between their neighbours as the back end does it. */
export function insertBehind(tasks: readonly Task[], created: readonly Task[], afterId: string | null): Task[] {
  const found = afterId === null ? -1 : tasks.findIndex(({ id }) => id === afterId)
  const at = afterId !== null && found < 0 ? tasks.length : found + 1
  const next = tasks[at]?.order
  const from = tasks[at - 1]?.order ?? (next ?? 0) - created.length - 1
  const gap = ((next ?? from + created.length + 1) - from) / (created.length + 1)
  return tasks.toSpliced(at, 0, ...created.map((task, index) => ({ ...task, order: from + gap * (index + 1) })))
}
