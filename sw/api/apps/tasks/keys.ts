// The lists that open tasks are in by when they are due, worked out of their rows, so that home has its counts and its first few without reading the rest.
// A whole day is the same day wherever it is read, a time is an instant: each has a list, in which either is found by one key. Always loaded, so what
// reads them is apart (due.ts).
import type { Task } from '#contract/apps/tasks.ts'
import { isStoredDay } from '#formats/stored-day.ts'
import type { ListEntry } from '#sw/api/engine/lists/list-entries.ts'
import { numberKey, oldestFirst } from '#sw/api/engine/lists/list-keys.ts'

export const ON_A_DAY = 'tasks due on a day'
export const AT_A_TIME = 'tasks due at a time'
export const UNDATED = 'tasks without a date'

/** What is due at the same time is sorted by its priority, then in the order of the list. */
export function entriesOfTask({ type, completed, dueDate, priority, order }: Task): readonly ListEntry[] {
  if (type !== 'task' || completed) return []
  if (dueDate === null) return [[UNDATED, '']]
  const isDay = isStoredDay(dueDate)
  return [
    [
      isDay ? ON_A_DAY : AT_A_TIME,
      `${oldestFirst(isDay ? clockOf(dueDate) : dueDate)}${2 - priority}${numberKey(order)}`,
    ],
  ]
}

/** The date and the clock of a whole day, as if they were UTC's: only their sequence counts. */
const clockOf = (sortKey: string): string => `${sortKey.slice(0, 19)}Z`
