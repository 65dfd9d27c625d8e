// Tasks as they are stored and as they are answered: whole days as formats/stored-day.ts stores them. A task of an earlier build, or of its backup, has the instant at
// which the day ends where it was set; it is given its day when the list is read, where it still is that day.
import type { Task } from '#contract/apps/tasks.ts'
import { hereOf, isInstantOfDay, storedAs, withDates } from '#formats/stored-day.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { derive } from '#sw/api/engine/derived.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'

const DUE = '23:59:59'

export const storedTask = (task: Task): Task => withDates(task, storedAs)
export const taskHere = (task: Task): Task => withDates(task, hereOf)

/** Gives those of an earlier build their days. @param rows as they are stored */
export async function keepEarlier(rows: readonly Task[], { db, maintain }: Pick<Context, 'db' | 'maintain'>) {
  const ids = rows.filter(isEarlier).map(({ id }) => id)
  if (ids.length === 0) return
  await maintain(async () => {
    const tasks = db.table<Task, string>('tasks')
    const found = await rowsById(tasks, ids)
    const changes = found.map((before) => ({ table: 'tasks', key: before.id, before, after: storedTask(before) }))
    await tasks.bulkPut(changes.map(({ after }) => after))
    // They leave the list of times for that of days.
    await derive(db, changes)
  })
}

const isEarlier = ({ dueDate, startDate, subTasks }: Task): boolean =>
  isInstantOfDay(startDate, '00:00:00') || [{ dueDate }, ...subTasks].some((due) => isInstantOfDay(due.dueDate, DUE))
