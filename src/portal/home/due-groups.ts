// The open tasks by when they are due, seen from now; days are local. The groups are those that the address of the tasks screen can name.
import type { Task } from '#contract/apps/tasks.ts'

export interface DueGroups {
  /** Past, this morning's included. */
  readonly overdue: readonly Task[]
  /** Due on this day, past or not. */
  readonly today: readonly Task[]
  /** Today and the six days after it. */
  readonly week: readonly Task[]
  /** Without a due date. */
  readonly none: readonly Task[]
}

/** @param now ms since the epoch */
export function dueGroups(tasks: readonly Task[], now: number): DueGroups {
  const open = tasks.filter(isOpen)
  const within = (from: number, to: number) => open.filter(({ dueDate }) => isBetween(dueDate, from, to)).sort(byDate)
  return {
    overdue: within(Number.NEGATIVE_INFINITY, now),
    today: within(startOfDay(now, 0), startOfDay(now, 1)),
    week: within(startOfDay(now, 0), startOfDay(now, 7)),
    none: open.filter(({ dueDate }) => dueDate === null),
  }
}

/** The first moment of a day, so many days from now's. */
function startOfDay(now: number, days: number): number {
  const day = new Date(now)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime()
}

const isOpen = ({ type, completed }: Task): boolean => type === 'task' && !completed

const timeOf = ({ dueDate }: Task): number => (dueDate === null ? Number.POSITIVE_INFINITY : Date.parse(dueDate))

const isBetween = (date: string | null, from: number, to: number): boolean =>
  date !== null && Date.parse(date) >= from && Date.parse(date) < to

const byDate = (a: Task, b: Task): number =>
  difference(timeOf(a), timeOf(b)) || b.priority - a.priority || a.order - b.order

/** Also of what is infinite. */
const difference = (a: number, b: number): number => (a === b ? 0 : a - b)
