// Tasks as a table of our own (.csv): its columns, a task's cells in them, and what only such a table has. Whatever is written here is read back unchanged.
// @offline later
import type { SubTask, Task, TaskDraft } from '#contract/apps/tasks.ts'
import { type Cell, csvTable } from './csv.ts'
import { keyWithin } from './cutter.ts'
import { isWholeDay } from './due.ts'
import { OTHER_RULE, type TaskContext, withSections } from './icalendar/write-tasks.ts'
import { isoInstant, localDay } from './iso-day.ts'
import { namesCell } from './names-cell.ts'
import { readRule, ruleText } from './recurrence.ts'

const COLUMNS = [
  ...['List', 'Section', 'Title', 'Done', 'Due', 'Priority', 'Tags', 'Steps', 'Notes', 'Created', 'Completed', 'Start'],
  ...['Repeats', 'Reminder', 'Assignee', 'ID'],
] as const
type Column = (typeof COLUMNS)[number]

const PRIORITIES = ['low', 'normal', 'high']

interface Person {
  readonly id: string
  readonly name: string
}

export interface TableContext extends Pick<TaskContext, 'listTitles' | 'tagTitles'> {
  readonly people: readonly Person[]
}

/** A whole file. @param tasks in their order, with the sections that hold them; a section itself is no task */
export const tasksToTable = (tasks: readonly Task[], context: TableContext): string =>
  csvTable([COLUMNS, ...withSections(tasks).map(({ task, section }) => cellsOf(task, section, context))])

function cellsOf(task: Task, section: string, { tagTitles, listTitles, people }: TableContext): Cell[] {
  const cells: Readonly<Record<Column, Cell>> = {
    List: listTitles?.get(task.listId ?? ''),
    Section: section,
    Title: task.title,
    Done: task.completed ? 'yes' : 'no',
    Due: dueCell(task.dueDate),
    Priority: PRIORITIES[task.priority],
    Tags: namesCell(task.tags.flatMap((id) => tagTitles.get(id) ?? [])),
    Steps: stepsCell(task.subTasks),
    Notes: task.notes,
    Created: task.createdAt,
    Completed: task.completedAt,
    Start: startCell(task.startDate),
    Repeats: task.repeat ?? task.otherRule,
    Reminder: task.reminderDone ? null : task.reminder,
    Assignee: people.find(({ id }) => id === task.assignedTo)?.name,
    ID: task.uid ?? task.id,
  }
  return COLUMNS.map((name) => cells[name])
}

/** A whole day is its date. */
function dueCell(due: string | null | undefined): Cell {
  const at = due ? new Date(due) : undefined
  return at && isWholeDay(at) ? localDay(at) : due
}

function startCell(start: string | null | undefined): Cell {
  const at = start ? new Date(start) : undefined
  return at && at.getTime() === new Date(at).setHours(0, 0, 0, 0) ? localDay(at) : start
}

const DUE = '  due: '
const NOTE = '  | '

/** A line each, and indented below it when it is due, and its notes. */
const stepsCell = (steps: readonly SubTask[]): string =>
  steps
    .flatMap(({ title, completed, dueDate, notes }) => [
      `${completed ? '[x]' : '[ ]'} ${title}`,
      ...(dueDate ? [`${DUE}${dueCell(dueDate)}`] : []),
      ...(notes ? notes.split('\n').map((line) => NOTE + line) : []),
    ])
    .join('\n')

export interface StepOfTable {
  readonly title: string
  readonly completed: boolean
  /** As it is written. */
  readonly due?: string
  readonly notes?: string
}

/** The steps of a cell, of any table. */
export function stepsIn(cell: string): StepOfTable[] {
  const steps: StepOfTable[] = []
  for (const line of cell.split('\n').filter(Boolean)) {
    const last = steps.at(-1)
    if (last && line.startsWith(DUE)) steps[steps.length - 1] = { ...last, due: line.slice(DUE.length) }
    else if (last && line.startsWith(NOTE)) {
      const note = line.slice(NOTE.length)
      steps[steps.length - 1] = { ...last, notes: last.notes === undefined ? note : `${last.notes}\n${note}` }
    } else steps.push({ title: line.replace(/^\[[ x]\] /, ''), completed: line.startsWith('[x] ') })
  }
  return steps
}

/** Whether the first line names our own columns, in any sequence; earlier tables have no lists. */
export const isOwnTable = (head: readonly string[] = []): boolean =>
  COLUMNS.every((name) => name === 'List' || head.includes(name))

/** The fields of our own table's row that other tables lack. */
export function ownFacts(head: readonly string[], row: readonly string[], people: readonly Person[]): TaskDraft {
  const cell = (name: Column) => row[head.indexOf(name)] ?? ''
  const instant = (name: Column) => isoInstant(Date.parse(cell(name)))
  const [createdAt, completedAt, reminder] = [instant('Created'), instant('Completed'), instant('Reminder')]
  const assignee = people.find(({ name }) => name === cell('Assignee'))
  const rule = cell('Repeats')
  const read = readRule(rule)
  return {
    ...(cell('ID') !== '' && { uid: keyWithin(500, cell('ID')) }),
    ...(createdAt !== undefined && { createdAt }),
    ...(completedAt !== undefined && { completedAt }),
    ...(reminder !== undefined && { reminder }),
    ...(assignee && { assignedTo: assignee.id }),
    ...(read && { repeat: ruleText(read) }),
    // One that repeats may have no date yet.
    ...(cell('Due') === '' && { dueDate: null }),
    ...(OTHER_RULE.test(rule) && !read && { otherRule: rule.slice(0, 500) }),
  }
}
