// The rows of the tasks list, from the tasks, the URL, and what the person chose to see. Pure; used by the list alone.
import type { Task } from '#contract/apps/tasks.ts'
import { daysFrom } from '#formats/due.ts'
import { localDay } from '#formats/iso-day.ts'
import { isDue } from './due.ts'
import type { DueFilter } from './due-filters.ts'
import { groupBySection, isSection } from './outline.ts'
import type { Shown, Sort, ViewName } from './search-params.ts'
import { INBOX, listIdOf } from './task-lists.ts'

/** The key of the group that holds what was completed today; no section has it as its id. */
export const DONE_TODAY = 'done-today'
/** The key of what is late in the views by day; a day's is `2026-11-23`. */
export const OVERDUE = 'overdue'
const NO_SECTION = 'no-section'
const ADD = 'add-to:'

interface SectionRow {
  readonly kind: 'section'
  readonly key: string
  /** Null for 'Done today', for a list, and for the days of the views by day, which `key` names. */
  readonly section: Task | null
  readonly count: number
  readonly isCollapsed: boolean
}

export interface TaskRow {
  readonly kind: 'task'
  readonly key: string
  readonly task: Task
  /** The title with the search's marks, HTML-escaped. */
  readonly marked: string | undefined
  /** Its position among the shown tasks of its section, from 1. */
  readonly position: number
  readonly places: number
  /** Under 'Done today': its position in the order is elsewhere. */
  readonly isElsewhere: boolean
}

/** Adds to the end of a section. */
interface AddRow {
  readonly kind: 'add'
  readonly key: string
  readonly section: Task | null
}

/** The open line for a new task or section. */
interface LineRow {
  readonly kind: 'line'
  readonly key: 'line'
}

export type Row = SectionRow | TaskRow | AddRow | LineRow

export interface View {
  /** Several lists are shown: each has a head. */
  readonly isByList: boolean
  readonly view?: ViewName | undefined
  readonly tag?: string | undefined
  readonly priority?: number | undefined
  readonly due?: DueFilter | undefined
  readonly show: Shown
  readonly sort: Sort
  /** What the search found: marked titles by id. Null: nothing is searched. */
  readonly hits: ReadonlyMap<string, string> | null
  readonly collapsed: ReadonlySet<string>
  /** Completed on this visit: they stay where they are until the next. */
  readonly lingering: ReadonlySet<string>
  /** The row after which the new line is open; null at the top; undefined where none is open. */
  readonly lineAfter: string | null | undefined
  /** ms since the epoch */
  readonly now: number
  readonly compare: (a: string, b: string) => number
}

/** @param tasks in their order */
export function buildRows(tasks: readonly Task[], view: View): Row[] {
  const shown = tasks.filter((task) => isSection(task) || isShown(task, view))
  const rows = view.view ? dayRows(shown, view) : view.sort === 'order' ? listRows(shown, view) : sorted(shown, view)
  const done = view.view === 'upcoming' ? [] : doneToday(tasks, view)
  return withLine([...rows, ...done], tasks, view)
}

/** True where a filter, a search or a status hides some of the list: empty sections and their 'Add task' are left out then. */
export const isNarrowed = (view: View): boolean =>
  view.hits !== null ||
  view.tag !== undefined ||
  view.priority !== undefined ||
  view.due !== undefined ||
  view.show === 'done'

export function isShown(task: Task, view: View): boolean {
  return fitsFilters(task, view) && fitsStatus(task, view)
}

/** The day that a task is planned for: when it is due, else when it begins. Null: none. */
export const plannedFor = ({ dueDate, startDate }: Task): string | null => dueDate ?? startDate ?? null

/** What is late under one head, then a head for each day; within a day by time, then by priority. */
function dayRows(shown: readonly Task[], view: View): Row[] {
  const planned = shown.flatMap((task) => {
    const at = isSection(task) ? null : view.view === 'today' ? task.dueDate : plannedFor(task)
    if (at === null) return []
    const days = daysFrom(view.now, new Date(at))
    const isThere = view.view === 'today' ? days <= 0 : days >= 0
    return isThere ? [{ task, at, key: days < 0 ? OVERDUE : localDay(new Date(at)) }] : []
  })
  const inTime = planned.toSorted((a, b) => a.at.localeCompare(b.at) || b.task.priority - a.task.priority)
  return [...Map.groupBy(inTime, ({ key }) => key)].flatMap(([key, of]): Row[] => {
    const tasks = of.map(({ task }) => task)
    const isCollapsed = view.collapsed.has(key)
    const head: Row = { kind: 'section', key, section: null, count: tasks.length, isCollapsed }
    return [head, ...(isCollapsed ? [] : taskRows(tasks, view))]
  })
}

function fitsFilters(task: Task, { hits, tag, priority, due, now }: View): boolean {
  return (
    (hits === null || hits.has(task.id)) &&
    (tag === undefined || task.tags.includes(tag)) &&
    (priority === undefined || task.priority === priority) &&
    (due === undefined || isDue(task.dueDate, due, now))
  )
}

function fitsStatus(task: Task, { hits, show, lingering }: View): boolean {
  if (show === 'all') return true
  if (show === 'done') return task.completed
  return !task.completed || hits !== null || lingering.has(task.id)
}

/** A head for each list where several are shown, with what is in it. */
function listRows(shown: readonly Task[], view: View): Row[] {
  if (!view.isByList) return sectionRows(shown, view)
  return [...Map.groupBy(shown, (task) => listIdOf(task) ?? INBOX)].flatMap(([key, tasks]): Row[] => {
    const rows = sectionRows(tasks, view)
    if (rows.length === 0) return []
    const isCollapsed = view.collapsed.has(key)
    return [
      { kind: 'section', key, section: null, count: countOf(tasks, view), isCollapsed },
      ...(isCollapsed ? [] : rows),
    ]
  })
}

const countOf = (tasks: readonly Task[], { show }: View): number =>
  tasks.filter((task) => !isSection(task) && task.completed === (show === 'done')).length

function sectionRows(shown: readonly Task[], view: View): Row[] {
  return groupBySection(shown).flatMap(({ section, tasks }) => {
    if (tasks.length === 0 && (section === null || isNarrowed(view))) return []
    const isCollapsed = section !== null && view.collapsed.has(section.id)
    const rows: Row[] = isCollapsed ? [] : taskRows(tasks, view)
    if (!isCollapsed && !isNarrowed(view) && (section || !view.isByList))
      rows.push({ kind: 'add', key: `${ADD}${section?.id ?? NO_SECTION}`, section })
    if (section === null) return rows
    return [{ kind: 'section', key: section.id, section, count: countOf(tasks, view), isCollapsed }, ...rows]
  })
}

function taskRows(tasks: readonly Task[], { hits }: View, isElsewhere = false): TaskRow[] {
  return tasks.map((task, index) => ({
    kind: 'task',
    key: task.id,
    task,
    marked: hits?.get(task.id),
    position: index + 1,
    places: tasks.length,
    isElsewhere,
  }))
}

function sorted(shown: readonly Task[], view: View): Row[] {
  const byTitle = (a: Task, b: Task) => view.compare(a.title, b.title)
  const byDue = (a: Task, b: Task) => (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9') || b.priority - a.priority
  const byPriority = (a: Task, b: Task) => b.priority - a.priority || byDue(a, b)
  const by = { title: byTitle, due: byDue, priority: byPriority, order: () => 0 }[view.sort]
  return taskRows(shown.filter((task) => !isSection(task)).toSorted(by), view)
}

/** What was completed today, the latest first. Part of the view 'open' alone. */
function doneToday(tasks: readonly Task[], view: View): Row[] {
  if (view.show !== 'open' || view.hits !== null) return []
  const done = tasks
    .filter((task) => isDoneToday(task, view) && fitsFilters(task, view))
    .toSorted((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? ''))
  if (done.length === 0) return []
  const isCollapsed = view.collapsed.has(DONE_TODAY)
  return [
    { kind: 'section', key: DONE_TODAY, section: null, count: done.length, isCollapsed },
    ...(isCollapsed ? [] : taskRows(done, view, true)),
  ]
}

const isDoneToday = ({ id, completed, completedAt }: Task, { now, lingering }: View): boolean =>
  completed && completedAt !== null && !lingering.has(id) && daysFrom(now, new Date(completedAt)) === 0

/** The open line follows its row, or the nearest one before it that is shown; it takes the place of 'Add task' there. */
function withLine(rows: Row[], tasks: readonly Task[], { lineAfter }: View): Row[] {
  if (lineAfter === undefined) return rows
  const shown = new Map(rows.map((row, index) => [row.key, index]))
  const from = tasks.findIndex(({ id }) => id === lineAfter)
  const nearest = tasks.slice(0, from + 1).findLast(({ id }) => shown.has(id))
  const at = nearest ? (shown.get(nearest.id) ?? -1) + 1 : 0
  const replaced = rows[at]?.kind === 'add' ? 1 : 0
  return rows.toSpliced(at, replaced, { kind: 'line', key: 'line' })
}
