// Which list a task is in, and the tasks of one list or of all. Pure.
// @chunk tasks
import type { TaskList } from '#contract/apps/task-lists.ts'
import type { Task } from '#contract/apps/tasks.ts'

/** In the URL: what is in no list. */
export const INBOX = 'inbox'

/** @returns the id of its list; null: the inbox */
export const listIdOf = (task: Task | undefined): string | null => task?.listId ?? null

/**
 * In their order; all of them list by list, the inbox first. What names a list that is gone is in the inbox.
 * @param list the id of one, or INBOX; undefined: all
 */
export function tasksIn(tasks: readonly Task[], lists: readonly TaskList[], list?: string): readonly Task[] {
  const byList = new Map<string, Task[]>([INBOX, ...lists.map(({ id }) => id)].map((id) => [id, []]))
  for (const task of tasks) {
    const own = byList.get(listIdOf(task) ?? INBOX)
    if (own) own.push(task)
    else byList.get(INBOX)?.push({ ...task, listId: null })
  }
  return list === undefined ? [...byList.values()].flat() : (byList.get(list) ?? [])
}
