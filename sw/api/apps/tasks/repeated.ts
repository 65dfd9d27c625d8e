// What follows a task that repeats, once it is completed: the same again at the next time of its rule, with nothing of it done yet.
import { draftToTask, type Task } from '#contract/apps/tasks.ts'
import { endOfDay } from '#formats/due.ts'
import { following } from '#formats/recurrence.ts'

/** Null where it does not repeat, or its repetition is over. Its place in the order is the caller's. @param now ms since the epoch */
export function repeated(task: Task, now: number, newId: () => string): Task | null {
  if (!task.repeat || task.type !== 'task') return null
  const from = task.dueDate === null ? endOfDay(new Date(now)) : new Date(task.dueDate)
  const next = following(task.repeat, from, now)
  if (!next) return null
  const days = wholeDays(from, next.at)
  const { type, title, notes, priority, tags, assignedTo, subTasks, startDate, reminder, listId } = task
  const steps = subTasks.map((step) => ({
    ...step,
    id: newId(),
    completed: false,
    ...(step.dueDate && { dueDate: later(step.dueDate, days) }),
  }))
  const fields = { type, title, notes, priority, tags, assignedTo, subTasks: steps, repeat: next.rule }
  const draft = { ...fields, id: newId(), dueDate: next.at.toISOString() }
  return draftToTask(
    {
      ...draft,
      ...(listId && { listId }),
      ...(startDate && { startDate: later(startDate, days) }),
      ...(reminder && { reminder: later(reminder, days) }),
    },
    0,
    new Date(now).toISOString(),
  )
}

/** Counted in the calendar, so that a change of the clocks moves nothing. */
const wholeDays = (from: Date, to: Date): number => {
  const start = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())
  return Math.round((start(to) - start(from)) / 86_400_000)
}

function later(at: string, days: number): string {
  const date = new Date(at)
  date.setDate(date.getDate() + days)
  return date.toISOString()
}
