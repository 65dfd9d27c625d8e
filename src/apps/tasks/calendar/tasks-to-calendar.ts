// Writes tasks as a calendar file: VTODO of RFC 5545, steps as VTODO of their own related to their task. A chunk of its own with ical.js.
import ICAL from 'ical.js'
import type { SubTask, Task, TaskPriority, TaskTag } from '#contract/apps/tasks.ts'
import { isWholeDay } from '../due.ts'

/** RFC 5545 §3.8.1.9: 1 is the highest, 5 the middle, 9 the lowest. */
const PRIORITY: Readonly<Record<TaskPriority, number>> = { 2: 1, 1: 5, 0: 9 }

export interface CalendarOptions {
  readonly tags: readonly TaskTag[]
  /** ms since the epoch */
  readonly now: number
}

/** @returns the file's text; sections are left out */
export function tasksToCalendar(tasks: readonly Task[], { tags, now }: CalendarOptions): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Cairn//Tasks//EN')
  const titles = new Map(tags.map(({ id, title }) => [id, title]))
  const stamp = instant(new Date(now))
  for (const task of tasks) {
    if (task.type === 'section') continue
    calendar.addSubcomponent(todoOf(task, titles, stamp))
    for (const step of task.subTasks) calendar.addSubcomponent(stepOf(step, uidOf(task), stamp))
  }
  return calendar.toString()
}

const uidOf = ({ uid, id }: Task): string => uid ?? id

function todoOf(task: Task, titles: ReadonlyMap<string, string>, stamp: ICAL.Time): ICAL.Component {
  const todo = blankTodo(uidOf(task), task.title, task.completed, stamp)
  const tags = task.tags.flatMap((id) => titles.get(id) ?? [])
  todo.addPropertyWithValue('priority', PRIORITY[task.priority])
  todo.addPropertyWithValue('percent-complete', percentOf(task))
  todo.addPropertyWithValue('created', instant(new Date(task.createdAt)))
  todo.addPropertyWithValue('last-modified', instant(new Date(task.updatedAt)))
  if (task.notes) todo.addPropertyWithValue('description', task.notes)
  if (task.dueDate) todo.addPropertyWithValue('due', dueTime(new Date(task.dueDate)))
  if (task.completedAt) todo.addPropertyWithValue('completed', instant(new Date(task.completedAt)))
  if (tags.length > 0) {
    const categories = new ICAL.Property('categories')
    categories.setValues(tags)
    todo.addProperty(categories)
  }
  return todo
}

function stepOf({ id, title, completed }: SubTask, parentUid: string, stamp: ICAL.Time): ICAL.Component {
  const todo = blankTodo(id, title, completed, stamp)
  todo.addPropertyWithValue('related-to', parentUid)
  return todo
}

function blankTodo(uid: string, title: string, completed: boolean, stamp: ICAL.Time): ICAL.Component {
  const todo = new ICAL.Component('vtodo')
  todo.addPropertyWithValue('uid', uid)
  todo.addPropertyWithValue('dtstamp', stamp)
  todo.addPropertyWithValue('summary', title)
  todo.addPropertyWithValue('status', completed ? 'COMPLETED' : 'NEEDS-ACTION')
  return todo
}

function percentOf({ completed, subTasks }: Task): number {
  if (completed) return 100
  if (subTasks.length === 0) return 0
  return Math.round((100 * subTasks.filter((step) => step.completed).length) / subTasks.length)
}

const instant = (date: Date): ICAL.Time => ICAL.Time.fromJSDate(date, true)

/** A due date without a time of day is a date, wherever it is read. */
function dueTime(due: Date): ICAL.Time {
  if (!isWholeDay(due)) return instant(due)
  return ICAL.Time.fromData({ year: due.getFullYear(), month: due.getMonth() + 1, day: due.getDate(), isDate: true })
}
