// Writes tasks as VTODO (RFC 5545), steps as VTODO of their own related to their task, and reminders as VTODO with an alarm.
import type { SubTask, Task, TaskPriority } from '#contract/apps/tasks.ts'
import { dayOf, instantOf, line, textValue } from '../content-lines.ts'
import { isWholeDay } from '../due.ts'
import { alarm, CALENDAR_END, calendarStart, component } from './calendar.ts'

/** Which section a task is in, and which list: the standard has no place for them, and readers pass over what begins with X. */
export const SECTION = 'X-CAIRN-SECTION'
export const LIST = 'X-CAIRN-LIST'

/** That a task repeats from when it was done: the standard has no word for it. */
export const REPEAT_FROM = 'X-CAIRN-REPEAT-FROM'

/** Any RRULE, which nobody reckons with here. */
export const OTHER_RULE = /^FREQ=[A-Z]{5,8}(?:;[A-Z-]{3,20}=[-+,:\w]{1,60}){0,14}$/

/** §3.8.1.9: 1 is the highest, 5 the middle, 9 the lowest. */
const PRIORITY: Readonly<Record<TaskPriority, string>> = { 2: '1', 1: '5', 0: '9' }

export interface TaskContext {
  /** What tags are called, by id. */
  readonly tagTitles: ReadonlyMap<string, string>
  /** What lists are called, by id. */
  readonly listTitles?: ReadonlyMap<string, string>
  /** When the file is made, in ms since the epoch. */
  readonly now: number
}

/** A whole file. @param tasks in their order, with the sections that hold them; a section itself is no task */
export const tasksToCalendar = (tasks: readonly Task[], context: TaskContext & { readonly name?: string }): string =>
  [
    calendarStart({ product: 'Tasks', ...(context.name !== undefined && { name: context.name }) }),
    ...withSections(tasks).map(({ task, section }) => taskToTodos(task, section, context)),
    CALENDAR_END,
  ].join('')

/** Each task with the title of the section above it in its list; '' where there is none. @param tasks in their order */
export function withSections(tasks: readonly Task[]): { readonly task: Task; readonly section: string }[] {
  const sections = new Map<string | null, string>()
  return tasks.flatMap((task) => {
    const list = task.listId ?? null
    if (task.type !== 'section') return [{ task, section: sections.get(list) ?? '' }]
    sections.set(list, task.title)
    return []
  })
}

export function taskToTodos(task: Task, section: string, { tagTitles, listTitles, now }: TaskContext): string {
  const tags = task.tags.flatMap((id) => tagTitles.get(id) ?? [])
  const list = listTitles?.get(task.listId ?? '') ?? ''
  const uid = task.uid ?? task.id
  const own = todo({ ...task, uid, now }, [
    line('PRIORITY', PRIORITY[task.priority]),
    line('PERCENT-COMPLETE', String(percentOf(task))),
    line('CREATED', instantOf(task.createdAt)),
    line('LAST-MODIFIED', instantOf(task.updatedAt)),
    ...(task.notes ? [line('DESCRIPTION', textValue(task.notes))] : []),
    ...(task.startDate ? [startLine(new Date(task.startDate))] : []),
    ...(task.dueDate ? [dueLine(new Date(task.dueDate))] : []),
    ...ruleLines(task.repeat ?? task.otherRule ?? ''),
    ...(task.completedAt ? [line('COMPLETED', instantOf(task.completedAt))] : []),
    ...categoryLines(tags),
    ...(section === '' ? [] : [line(SECTION, textValue(section))]),
    ...(list === '' ? [] : [line(LIST, textValue(list))]),
    ...(task.reminder && !task.reminderDone
      ? [alarm(task.title, 'TRIGGER;VALUE=DATE-TIME', instantOf(task.reminder))]
      : []),
  ])
  const steps = task.subTasks.map((step: SubTask) =>
    todo({ ...step, uid: step.id, now }, [
      line('RELATED-TO', textValue(uid)),
      ...(step.notes ? [line('DESCRIPTION', textValue(step.notes))] : []),
      ...(step.dueDate ? [dueLine(new Date(step.dueDate))] : []),
    ]),
  )
  return [own, ...steps].join('')
}

/** Other programs find a rule that they can follow. */
function ruleLines(rule: string): string[] {
  const [plain = '', from] = rule.split(';FROM=')
  if (!OTHER_RULE.test(plain)) return []
  return [line('RRULE', plain), ...(from === undefined ? [] : [line(REPEAT_FROM, textValue(from))])]
}

/** In one line, but for tags that end in a backslash: readers take the comma behind it for one that is escaped. */
function categoryLines(tags: readonly string[]): string[] {
  const groups = tags.some((tag) => tag.endsWith('\\')) ? tags.map((tag) => [tag]) : tags.length > 0 ? [tags] : []
  return groups.map((group) => line('CATEGORIES', textValue(...group)))
}

export interface Reminder {
  readonly uid: string
  readonly title: string
  readonly text: string
  /** ISO */
  readonly at: string
  readonly completed: boolean
}

export const reminderToTodo = (reminder: Reminder, now: number): string =>
  todo({ ...reminder, now }, [
    line('DUE', instantOf(reminder.at)),
    ...(reminder.text === '' ? [] : [line('DESCRIPTION', textValue(reminder.text))]),
    alarm(reminder.title, 'TRIGGER;VALUE=DATE-TIME', instantOf(reminder.at)),
  ])

interface TodoHead {
  readonly uid: string
  readonly title: string
  readonly completed: boolean
  readonly now: number
}

const todo = ({ uid, title, completed, now }: TodoHead, lines: readonly string[]): string =>
  component('VTODO', [
    line('UID', textValue(uid)),
    line('DTSTAMP', instantOf(now)),
    line('SUMMARY', textValue(title)),
    line('STATUS', completed ? 'COMPLETED' : 'NEEDS-ACTION'),
    ...lines,
  ])

/** An open task never has 100, which many programs read as done, whatever its STATUS. */
function percentOf({ completed, subTasks }: Task): number {
  if (completed) return 100
  if (subTasks.length === 0) return 0
  return Math.min(99, Math.round((100 * subTasks.filter((step) => step.completed).length) / subTasks.length))
}

/** A start without a time of day, the first moment of its day, is a date too. */
const startLine = (start: Date): string =>
  start.getHours() === 0 && start.getMinutes() === 0 && start.getSeconds() === 0
    ? line('DTSTART;VALUE=DATE', dayOf(start))
    : line('DTSTART', instantOf(start.toISOString()))

/** A due date without a time of day is a date, wherever it is read. */
const dueLine = (due: Date): string =>
  isWholeDay(due) ? line('DUE;VALUE=DATE', dayOf(due)) : line('DUE', instantOf(due.toISOString()))
