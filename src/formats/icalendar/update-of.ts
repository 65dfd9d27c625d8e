// What a newer calendar file changes of a task that is here already. Pure.
// @offline later
import { STEPS_LIMIT, type SubTask, type Task, type TaskPatch } from '#contract/apps/tasks.ts'
import type { CalendarTask } from './read-tasks.ts'

export interface CalendarUpdate {
  /** Of the task that is here. */
  readonly id: string
  /** As the file has it. */
  readonly title: string
  /** What differs. */
  readonly task: TaskPatch
  /** Tags that it gets and that do not exist yet, by their titles. */
  readonly newTags: readonly string[]
}

/**
 * Where a task is, and who does it, stays. A title, notes, a date, a priority and whether it is done are the file's, also where it has none. Of the rest, which
 * not every program knows, the file changes what it has itself.
 * @param isOwn Cairn wrote the file: what it has not is gone
 * @returns null where nothing differs
 */
export function updateOf(task: Task, read: CalendarTask, isOwn: boolean): CalendarUpdate | null {
  const { title = '', newTags } = read
  const changes = changesOf(task, read, isOwn)
  return changes.length === 0 ? null : { id: task.id, title, task: Object.assign({}, ...changes), newTags }
}

function changesOf(task: Task, read: CalendarTask, isOwn: boolean): TaskPatch[] {
  const { title = '', notes = null, dueDate = null, startDate = null, reminder = null, repeat = null } = read
  const { completed = false, priority = 1, tags = [], newTags } = read
  const hasTags = isOwn || tags.length + newTags.length > 0
  const isTagged = newTags.length === 0 && sameMembers(tags, task.tags)
  const subTasks = stepsAfter(task.subTasks, read.subTasks ?? [], isOwn)
  // One that was seen is not written out.
  const hasReminder = reminder !== null || (isOwn && !task.reminderDone)
  // Completing a task gives its repetition to the next one.
  const hasRepeat = !completed && (repeat !== null || isOwn)
  return [
    title === task.title ? [] : { title },
    notes === (task.notes || null) ? [] : { notes },
    completed === task.completed ? [] : { completed },
    priority === task.priority ? [] : { priority },
    isSameMoment(dueDate, task.dueDate) ? [] : { dueDate },
    (startDate === null && !isOwn) || isSameMoment(startDate, task.startDate) ? [] : { startDate },
    !hasReminder || isSameMoment(reminder, task.reminder) ? [] : { reminder },
    !hasRepeat || repeat === (task.repeat ?? null) ? [] : { repeat },
    !hasTags || isTagged ? [] : { tags },
    isSameList(subTasks, task.subTasks) ? [] : { subTasks },
  ].flat()
}

const isSameMoment = (one: string | null, other: string | null | undefined): boolean =>
  one && other ? Date.parse(one) === Date.parse(other) : !one && !other

const sameMembers = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))

/** As the file has them; those that it does not have stay behind them, unless they were deleted. */
function stepsAfter(here: readonly SubTask[], read: readonly SubTask[], isOwn: boolean): SubTask[] {
  const ids = new Set(read.map(({ id }) => id))
  return [...read, ...(isOwn ? [] : here.filter(({ id }) => !ids.has(id)))].slice(0, STEPS_LIMIT)
}

const isSameList = (some: readonly SubTask[], others: readonly SubTask[]): boolean =>
  JSON.stringify(some.map(factsOf)) === JSON.stringify(others.map(factsOf))

const factsOf = ({ id, title, completed, dueDate, notes }: SubTask) =>
  [id, title, completed, dueDate ? Date.parse(dueDate) : null, notes || null] as const
