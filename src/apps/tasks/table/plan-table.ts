// Tasks of a table (.csv): what its columns are, as its headers say, and what each of its rows would add, or why not. Todoist's own tables are known by theirs.
// @offline later
import { LIST_TITLE_LIMIT } from '#contract/apps/task-lists.ts'
import {
  NOTES_LIMIT,
  STEP_NOTES_LIMIT,
  STEPS_LIMIT,
  TAGS_LIMIT,
  type TaskAssignee,
  TITLE_LIMIT,
} from '#contract/apps/tasks.ts'
import type { Language } from '#contract/shared.ts'
import { isTorn, readCsv, unguarded } from '#formats/csv.ts'
import { type Cutter, createCutter, keyAmong, keyWithin } from '#formats/cutter.ts'
import { isWholeDay } from '#formats/due.ts'
import type { FileTable } from '#formats/file-table.ts'
import type { Alteration, CalendarTask, Place, Present } from '#formats/icalendar/read-tasks.ts'
import { eachOnce } from '#formats/icalendar/read-todo.ts'
import { OTHER_RULE } from '#formats/icalendar/write-tasks.ts'
import { isoInstant } from '#formats/iso-day.ts'
import { namesIn } from '#formats/names-cell.ts'
import { isOwnTable, ownFacts, stepsIn } from '#formats/own-task-table.ts'
import { readRule, ruleText } from '#formats/recurrence.ts'
import type { TaskColumn } from '#formats/task-columns.ts'
import { priorityOf } from '#formats/task-priority.ts'
import { plainTaskTable } from '#formats/task-tables.ts'
import { foldText } from '#formats/text.ts'
import { readDue } from '#kit/due/find-dates.ts'
import { startOfDay } from '#kit/due/quick-days.ts'
import { ruleFrom } from '#kit/quick-add/read-line.ts'
import { findRepetition } from '#kit/repeat/find-repetition.ts'

export interface Refused extends Place {
  /** The field that could not be read; `cells`: it has more of them than there are columns, so that a quote is missing somewhere. */
  readonly why: 'cells' | 'due' | 'priority' | 'repeat' | 'start' | 'title'
}

export interface TablePlan {
  readonly fresh: readonly CalendarTask[]
  /** How many are there already. */
  readonly known: number
  readonly refused: readonly Refused[]
  /** What comes in otherwise than the table has it. */
  readonly altered: readonly Alteration[]
}

export function readLines(text: string): string[][] {
  const lines = readCsv(text)
  const isOwn = isOwnTable(lines[0])
  const plain = isOwn ? lines : plainTaskTable(lines)
  return plain.map((cells) => cells.map((cell) => unguarded(isOwn ? cell : cell.trim())))
}

export interface PlanOptions extends Present {
  readonly fields: readonly (TaskColumn | null)[]
  readonly language: Language
  readonly people?: readonly TaskAssignee[]
  /** ms since the epoch */
  readonly now: number
}

type Cells = (field: TaskColumn) => string
type Cut = Cutter<Alteration['what']>

/** What each row would add. A row that cannot be read is refused by itself, with its line and why. */
export function planTable(table: FileTable, options: PlanOptions): TablePlan {
  const known = new Set(options.tasks.flatMap(({ id, uid }) => (uid === undefined ? [id] : [id, uid])))
  const rows = new Map<string, string>()
  const [fresh, refused, altered]: [CalendarTask[], Refused[], Alteration[]] = [[], [], []]
  let [present, section, isOpen] = [0, '', false]
  const column = (name: string) => table.headers.findIndex((header) => header.toUpperCase() === name)
  const [type, indent] = [column('TYPE'), column('INDENT')]
  // Todoist's: rows of sections, tasks by indent, and notes.
  const isOwn = isOwnTable(table.headers)
  const isTodoist = type >= 0 && indent >= 0 && column('CONTENT') >= 0
  for (const [index, row] of table.rows.entries()) {
    const cells: Cells = (field) => row[options.fields.indexOf(field)] ?? ''
    const kind = isTodoist ? (row[type] ?? '').toLowerCase() : 'task'
    const title = isOwn ? cells('title') : cells('title').replaceAll(/\s+/g, ' ')
    const where = { title, line: index + table.firstRow }
    const cutter: Cut = createCutter()
    const last = fresh.at(-1)
    if (isTorn(row, table.headers.length)) refused.push({ ...where, why: 'cells' })
    else if (kind === 'section') section = cutter.text('section', title, TITLE_LIMIT)
    else if (kind === 'note' && isOpen && last) fresh[fresh.length - 1] = withNote(last, cells('title'), cutter)
    else if (kind === 'task' && isTodoist && Number(row[indent]) > 1 && isOpen && last)
      fresh[fresh.length - 1] = withStep(last, title, cutter)
    else if (kind === 'task' && (title !== '' || !isTodoist)) {
      const whole = { ...where, isTodoist, isOwn, section: isTodoist ? section : cells('section'), list: cells('list') }
      const read = taskOf(cells, whole, cutter, options)
      const own = { ...read, ...(isOwn && ownFacts(table.headers, row, options.people ?? [])) }
      const task = 'why' in own ? own : { ...own, uid: keyAmong(rows, 500, own.uid, row.join('\n')) }
      isOpen = !('why' in task) && !known.has(task.uid)
      if ('why' in task) refused.push({ ...where, why: task.why })
      else if (!isOpen) present += 1
      else fresh.push(task)
      if (!('why' in task)) known.add(task.uid)
    }
    if (isOpen || kind !== 'task') altered.push(...[...cutter.cut].map((what) => ({ what, ...where })))
  }
  return { fresh, known: present, refused, altered }
}

const withNote = (task: CalendarTask, note: string, { text }: Cut): CalendarTask => ({
  ...task,
  notes: text('notes', [task.notes, note].filter(Boolean).join('\n\n'), NOTES_LIMIT),
})

function withStep(task: CalendarTask, whole: string, { text, list }: Cut): CalendarTask {
  const step = { id: crypto.randomUUID(), title: text('step', whole, TITLE_LIMIT), completed: false }
  return { ...task, subTasks: list('steps', [...(task.subTasks ?? []), step], STEPS_LIMIT) }
}

function taskOf(
  cells: Cells,
  {
    title: whole,
    section: named,
    list: listed = '',
    isTodoist,
    isOwn,
  }: Place & Pick<CalendarTask, 'list' | 'section'> & Readonly<Record<'isOwn' | 'isTodoist', boolean>>,
  { text, list: atMost }: Cut,
  { tags, language, now }: PlanOptions,
): (CalendarTask & { readonly uid: string }) | Pick<Refused, 'why'> {
  // Todoist writes labels behind the title.
  const labels = isTodoist ? [...whole.matchAll(/(?<=\s)@(\S+)/g)].map(([, label = '']) => label) : []
  const bare = isTodoist ? whole.replaceAll(/\s@\S+/g, '').trim() : whole
  const title = text('title', bare, TITLE_LIMIT)
  const section = text('section', named, TITLE_LIMIT)
  const list = text('list', listed.trim(), LIST_TITLE_LIMIT)
  if (title === '' && !isOwn) return { why: 'title' }
  const when = dueOf(cells('due'), language, now)
  if (when === null) return { why: 'due' }
  const start = dateOf(cells('start'), language, now)
  if (start === null) return { why: 'start' }
  const priority = priorityOf(cells('priority'), isTodoist)
  if (priority === null) return { why: 'priority' }
  const rule = repeatOf(cells('repeat'), when.due, now)
  if (rule === null) return { why: 'repeat' }
  const found = [...labels, ...namesIn(cells('tags'), ';,\n')].map((name) => text('tag', name.trim(), TITLE_LIMIT))
  const names = atMost('tags', eachOnce(found.filter(Boolean)), TAGS_LIMIT)
  const tagOf = (name: string) => tags.find((tag) => foldText(tag.title) === foldText(name))
  const steps = atMost('steps', stepsIn(cells('steps')), STEPS_LIMIT).map(({ title: step, completed, due, notes }) => ({
    ...{ id: crypto.randomUUID(), title: text('step', step, TITLE_LIMIT), completed },
    ...(due !== undefined && { dueDate: dateOf(due, language, now) ?? null }),
    ...(notes !== undefined && { notes: text('step', notes, STEP_NOTES_LIMIT) }),
  }))
  const repeat = when.repeat ?? rule?.repeat
  const dueDate = when.due ?? rule?.due ?? null
  return {
    // The same row of another file is the same task.
    uid: keyWithin(500, `csv ${foldText(named || listed)} ${foldText(bare)} ${cells('due')}`),
    title,
    section,
    ...(list !== '' && { list }),
    notes: text('notes', cells('notes'), NOTES_LIMIT) || null,
    completed:
      saysDone(cells('done')) || (cells('done') === '' && !isTodoist && IS_DONE.test(foldText(named || listed))),
    dueDate,
    ...(start !== undefined && { startDate: startOf(start) }),
    ...(repeat !== undefined && dueDate !== null && { repeat }),
    priority,
    tags: [...new Set(names.flatMap((name) => tagOf(name)?.id ?? []))],
    newTags: names.filter((name) => !tagOf(name)),
    subTasks: steps,
  }
}

/** A column of lists may be one of states. */
const IS_DONE = /^(done|completed?|closed|faite?s?|terminee?s?)$/
/** Yes, or when. */
const saysDone = (text: string) =>
  /^(yes|true|x$|1$|100|done|completed|oui|vrai|fait|termine|\d{1,4}[-/.]\d)/.test(foldText(text))

interface When {
  readonly due?: string
  readonly repeat?: string
}

/** A date, or a recurrence in words; null where it is neither. */
function dueOf(text: string, language: Language, now: number): When | null {
  if (text === '') return {}
  const found = findRepetition(text, now)
  if (found && found.start === 0 && found.end === text.length)
    return { due: found.due, repeat: ruleFrom(found.rule, found.due) }
  const due = dateOf(text, language, now)
  return due === null || due === undefined ? null : { due }
}

/** Undefined where it is empty, null where it is no date. */
function dateOf(text: string, language: Language, now: number): string | undefined | null {
  if (text === '') return undefined
  return /^\d{4}-\d\d-\d\dT/.test(text) ? (isoInstant(Date.parse(text)) ?? null) : readDue(text, language, now)
}

function startOf(at: string): string {
  const date = new Date(at)
  return (isWholeDay(date) ? startOfDay(date) : date).toISOString()
}

/** An RRULE, or a recurrence in words; null where it is neither. */
function repeatOf(text: string, due: string | undefined, now: number): When | undefined | null {
  if (text === '') return undefined
  if (OTHER_RULE.test(text) && !readRule(text)) return {}
  const rule = readRule(text)
  if (rule) return { repeat: ruleText(rule), ...(due === undefined && { due: new Date(now).toISOString() }) }
  const found = findRepetition(text, now)
  return found ? { repeat: ruleFrom(found.rule, due ?? found.due), due: found.due } : null
}
