// Calendars (RFC 5545) of what has a date: tasks as VTODO with their steps, birthdays as yearly events, reminders as VTODO with an alarm.
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { Task, TaskPriority } from '#contract/apps/tasks.ts'
import { instantOf, line, textValue } from './content-lines.ts'

/** Stands before the components of a calendar ... */
export const calendarStart = (title: string): string =>
  [
    line('BEGIN', 'VCALENDAR'),
    line('VERSION', '2.0'),
    line('PRODID', '-//Cairn//Workspace//EN'),
    line('X-WR-CALNAME', textValue(title)),
  ].join('')
/** ... and this behind them. */
export const CALENDAR_END = line('END', 'VCALENDAR')

/** §3.8.1.9: 1 is the highest, 5 the middle, 9 the lowest. */
const PRIORITY: Readonly<Record<TaskPriority, string>> = { 2: '1', 1: '5', 0: '9' }

/** @param stamp when the calendar is made, ISO */
export function taskToTodos(task: Task, tagTitles: ReadonlyMap<string, string>, stamp: string): string {
  const tags = task.tags.flatMap((id) => tagTitles.get(id) ?? [])
  const uid = task.uid ?? task.id
  const own = todo({ uid, title: task.title, completed: task.completed, stamp }, [
    line('PRIORITY', PRIORITY[task.priority]),
    line('CREATED', instantOf(task.createdAt)),
    line('LAST-MODIFIED', instantOf(task.updatedAt)),
    ...(task.notes ? [line('DESCRIPTION', textValue(task.notes))] : []),
    ...(task.dueDate ? [line('DUE', instantOf(task.dueDate))] : []),
    ...(task.completedAt ? [line('COMPLETED', instantOf(task.completedAt))] : []),
    ...(tags.length > 0 ? [line('CATEGORIES', textValue(...tags))] : []),
  ])
  const steps = task.subTasks.map(({ id, title, completed }) =>
    todo({ uid: id, title, completed, stamp }, [line('RELATED-TO', textValue(uid))]),
  )
  return [own, ...steps].join('')
}

/** Null where nobody knows the day. Where the year is not known, it is one that has every day. */
export function birthdayToEvent({ id, name, birthday }: Contact, stamp: string): string | null {
  if (birthday === null) return null
  const day = (birthday.startsWith('--') ? `2000${birthday.slice(1)}` : birthday).replaceAll('-', '')
  return component('VEVENT', [
    line('UID', textValue(`birthday-${id}`)),
    line('DTSTAMP', instantOf(stamp)),
    line('SUMMARY', textValue(`${name}: birthday`)),
    line('DTSTART;VALUE=DATE', day),
    line('RRULE', 'FREQ=YEARLY'),
    line('TRANSP', 'TRANSPARENT'),
  ])
}

export interface Reminder {
  readonly uid: string
  readonly title: string
  readonly text: string
  /** ISO */
  readonly at: string
  readonly done: boolean
}

export function reminderToTodo({ uid, title, text, at, done }: Reminder, stamp: string): string {
  return todo({ uid, title, completed: done, stamp }, [
    line('DUE', instantOf(at)),
    ...(text === '' ? [] : [line('DESCRIPTION', textValue(text))]),
    component('VALARM', [
      line('ACTION', 'DISPLAY'),
      line('TRIGGER;VALUE=DATE-TIME', instantOf(at)),
      line('DESCRIPTION', textValue(title)),
    ]),
  ])
}

interface TodoHead {
  readonly uid: string
  readonly title: string
  readonly completed: boolean
  readonly stamp: string
}

const todo = ({ uid, title, completed, stamp }: TodoHead, lines: readonly string[]): string =>
  component('VTODO', [
    line('UID', textValue(uid)),
    line('DTSTAMP', instantOf(stamp)),
    line('SUMMARY', textValue(title)),
    line('STATUS', completed ? 'COMPLETED' : 'NEEDS-ACTION'),
    ...lines,
  ])

const component = (name: string, lines: readonly string[]): string =>
  [line('BEGIN', name), ...lines, line('END', name)].join('')
