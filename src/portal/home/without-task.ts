// What home shows of tasks once one of them is completed, before the back end has counted again. Pure.
import { daysFrom } from '#formats/due.ts'
import type { Due } from './queries.ts'

/** @param id of a task that is due before tomorrow: home shows no others @param now ms since the epoch */
export function withoutTask(due: Due, id: string, now: number): Due {
  const date = due.tasks.find((task) => task.id === id)?.dueDate
  if (!date) return due
  const isOverdue = Date.parse(date) < now
  const today = daysFrom(now, new Date(date)) === 0 ? 1 : 0
  return {
    ...due,
    tasks: due.tasks.filter((task) => task.id !== id),
    overdue: due.overdue - (isOverdue ? 1 : 0),
    later: due.later - (isOverdue ? 0 : 1),
    today: due.today - today,
    week: due.week - today,
  }
}
