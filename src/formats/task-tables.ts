// Tables of tasks as other programs export them (Asana, Outlook, TickTick), as any table has them: names above the columns, a task a row, its steps in a cell,
// dates that say which number is the month.
// @offline later
import { isMonthFirst } from './month-first.ts'

type Lines = readonly (readonly string[])[]
type Cell = (row: readonly string[], name: string) => string

/** @param lines of a table, the first of which names its columns; any other comes back as it is */
export function plainTaskTable(lines: Lines): Lines {
  // Some lines on the file are above its table.
  const begin = lines.slice(0, LOOKED_AT).findIndex((names) => hasColumns(names, TICKTICK))
  const [head = [], ...rows] = lines.slice(Math.max(0, begin))
  const indexes = new Map(head.map((name, index) => [bare(name), index]))
  const cell: Cell = (row, name) => row[indexes.get(name) ?? -1] ?? ''
  // Its status is a number, and no section.
  if (begin >= 0)
    return [[...head.map((name) => (bare(name) === 'status' ? '' : name)), 'Steps'], ...fromTickTick(head, rows, cell)]
  if (hasColumns(head, ASANA)) return [[...head, 'Steps'], ...fromAsana(head, rows, cell)]
  return withPlainDates(lines)
}

/** Lines that a table's names may be behind. */
const LOOKED_AT = 20
const TICKTICK = ['taskid', 'parentid', 'list name']
const ASANA = ['task id', 'parent task', 'name']

const bare = (name: string): string => name.trim().toLowerCase()

const hasColumns = (head: readonly string[], names: readonly string[]): boolean =>
  names.every((name) => head.some((one) => bare(one) === name))

const IS_DATE = /\b(?:date|due|start|deadline)\b/i

/** `10/5/2026` as `2026-10-05` where the column has the month first. */
function withPlainDates(lines: Lines): Lines {
  const [head = [], ...rows] = lines
  const swapped = head.flatMap((name, index) => {
    const dates = IS_DATE.test(name) ? rows.map((row) => row[index] ?? '') : []
    return isMonthFirst(dates) ? [index] : []
  })
  if (swapped.length === 0) return lines
  const plain = (text: string) =>
    text.replace(/^(\d\d?)\/(\d\d?)\/(\d{4})/, (_, month: string, day: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
  return [head, ...rows.map((row) => row.map((text, index) => (swapped.includes(index) ? plain(text) : text)))]
}

const TICKTICK_PRIORITIES: Readonly<Record<string, string>> = { 0: '', 1: 'low', 3: 'normal', 5: 'high' }

/** Its steps are in the text of a checklist, or are tasks of their own. */
function fromTickTick(head: readonly string[], rows: Lines, cell: Cell): Lines {
  const plain = rows.map((row) => {
    const [start, due] = ['start date', 'due date'].map((name) => tickTickDate(row, name, cell))
    const lines = cell(row, 'content').split('\n')
    const isStep = (line: string) => cell(row, 'kind') === 'CHECKLIST' && /^[▫▪]/.test(line)
    const steps = lines.filter(isStep).map((line) => stepOf(line.slice(1), line.startsWith('▪')))
    const cells = replaced(head, row, {
      'start date': start === due ? '' : (start ?? ''),
      'due date': due ?? '',
      content: lines.filter((line) => !isStep(line)).join('\n'),
      // Its inbox is ours.
      'list name': cell(row, 'list name') === 'Inbox' ? '' : cell(row, 'list name'),
      priority: TICKTICK_PRIORITIES[cell(row, 'priority')] ?? cell(row, 'priority'),
    })
    return { row, cells, steps }
  })
  const details = ['content', 'due date', 'start date', 'repeat', 'tags', 'reminder']
  return withSteps(head, plain, {
    id: (row) => cell(row, 'taskid'),
    parent: (row) => cell(row, 'parentid'),
    step: (row) => stepOf(cell(row, 'title'), cell(row, 'completed time') !== ''),
    isBare: (row) => details.every((name) => cell(row, name) === ''),
  })
}

/** TickTick has a whole day as the instant at which it begins there. */
function tickTickDate(row: readonly string[], name: string, cell: Cell): string {
  const text = cell(row, name).replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
  if (text === '' || cell(row, 'is all day').toLowerCase() !== 'true') return text
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: cell(row, 'timezone') || 'UTC' }).format(new Date(text))
  } catch {
    return text.slice(0, 10)
  }
}

function fromAsana(head: readonly string[], rows: Lines, cell: Cell): Lines {
  const details = ['notes', 'due date', 'start date', 'tags', 'assignee']
  return withSteps(
    head,
    rows.map((row) => ({ row, cells: row, steps: [] })),
    {
      id: (row) => cell(row, 'name'),
      parent: (row) => cell(row, 'parent task'),
      step: (row) => stepOf(cell(row, 'name'), cell(row, 'completed at') !== ''),
      isBare: (row) => details.every((name) => cell(row, name) === ''),
    },
  )
}

interface PlainRow {
  readonly row: readonly string[]
  readonly cells: readonly string[]
  readonly steps: readonly string[]
}

interface Family {
  id(row: readonly string[]): string
  /** The id of the task that it belongs to; '' for none. */
  parent(row: readonly string[]): string
  step(row: readonly string[]): string
  /** A step can hold all that the row has. */
  isBare(row: readonly string[]): boolean
}

/** A task below another is its step; with a date or notes of its own it stays a task, and so does one that others are below. */
function withSteps(head: readonly string[], rows: readonly PlainRow[], { id, parent, step, isBare }: Family): Lines {
  const ids = new Set(rows.map(({ row }) => id(row)))
  const parents = new Set(rows.map(({ row }) => parent(row)))
  const isStep = ({ row }: PlainRow) => ids.has(parent(row)) && isBare(row) && !parents.has(id(row))
  const tasks = rows.filter((one) => !isStep(one))
  const known = new Map(tasks.map(({ row }, index) => [id(row), index]))
  const steps = tasks.map((one) => [...one.steps])
  for (const { row } of rows.filter(isStep)) steps[known.get(parent(row)) ?? -1]?.push(step(row))
  return tasks.map(({ cells }, index) => [
    ...head.map((_, column) => cells[column] ?? ''),
    (steps[index] ?? []).join('\n'),
    // Cells behind the last column are passed on, to be reported.
    ...cells.slice(head.length),
  ])
}

const stepOf = (title: string, isDone: boolean): string =>
  `[${isDone ? 'x' : ' '}] ${title.replaceAll(/\s+/g, ' ').trim()}`

const replaced = (head: readonly string[], row: readonly string[], by: Readonly<Record<string, string>>): string[] =>
  row.map((text, index) => by[bare(head[index] ?? '')] ?? text)
