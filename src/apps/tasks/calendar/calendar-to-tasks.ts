// Reads the tasks of a calendar file, each on its own, so that one that cannot be read costs nothing but itself. Pure; a chunk of its own with ical.js.
import ICAL from 'ical.js'
import { type Task, type TaskPriority, type TaskTag, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import type { Addition } from '../use-task-verbs.ts'
import { createTimeReader, type TimeReader } from './calendar-time.ts'
import { splitCalendar } from './split-calendar.ts'

/** As many as the contract takes. */
const NOTES_LIMIT = 20_000
const TAGS_LIMIT = 50
const STEPS_LIMIT = 200

export interface ReadCalendar {
  /** The calendar's own name. */
  readonly name: string | null
  /** Those to add, with their steps. */
  readonly fresh: readonly Addition[]
  /** How many are there already. */
  readonly known: number
  readonly unreadable: readonly Unreadable[]
  /** What of the file tasks here have no place for, by its names in RFC 5545; each once. */
  readonly notTaken: readonly string[]
}

export interface Unreadable {
  readonly title: string
  /** Where it begins in the file, from 1. */
  readonly line: number
}

/** What is on the device already. */
export interface Present {
  readonly tasks: readonly Task[]
  readonly tags: readonly TaskTag[]
}

/** @returns null where the text is no calendar */
export function calendarToTasks(text: string, { tasks, tags }: Present): ReadCalendar | null {
  const file = splitCalendar(text)
  if (!file) return null
  const readTime = createTimeReader(file.zones)
  const uids = new Set(tasks.flatMap(({ id, uid }) => (uid === undefined ? [id] : [id, uid])))
  const todos: Todo[] = []
  const unreadable: Unreadable[] = []
  let known = 0
  for (const { text: block, title, line } of file.todos) {
    const todo = block === null ? null : readTodo(block, readTime)
    if (!todo) unreadable.push({ title, line })
    else if (uids.has(todo.uid)) known += todo.parent === undefined ? 1 : 0
    else todos.push(todo)
    if (todo) uids.add(todo.uid)
  }
  const { roots, stepsOf } = byParent(todos, new Set(todos.map(({ uid }) => uid)), uids)
  const fresh = roots.map((todo) => additionOf(todo, stepsOf(todo.uid), tags))
  const left = todos.flatMap(({ uid, notTaken }) => (stepsOf(uid).length > 0 ? notTaken.filter(isNoPercent) : notTaken))
  const fuller = roots.flatMap(({ uid }) => stepsOf(uid)).some(isMoreThanStep)
  const notTaken = [...new Set([...file.others, ...left, ...(fuller ? ['STEPS'] : [])])]
  return { name: file.name, fresh, known, unreadable, notTaken }
}

/** Of a task with steps they tell how far it is. */
const isNoPercent = (name: string): boolean => name !== 'PERCENT-COMPLETE'

const isMoreThanStep = ({ notes, dueDate, categories }: Todo): boolean =>
  notes !== null || dueDate !== null || categories.length > 0

interface Todo {
  readonly uid: string
  readonly title: string
  readonly notes: string | null
  readonly completed: boolean
  readonly dueDate: string | null
  readonly priority: TaskPriority
  readonly categories: readonly string[]
  /** The task that it is a step of. */
  readonly parent: string | undefined
  /** Names of what it has besides. */
  readonly notTaken: readonly string[]
}

function readTodo(block: string, readTime: TimeReader): Todo | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${block}\r\nEND:VCALENDAR`))
    const todo = calendar.getFirstSubcomponent('vtodo')
    if (!todo) return null
    const textOf = (name: string) => String(todo.getFirstPropertyValue(name) ?? '')
    const due = todo.getFirstProperty('due')
    const dueDate = due ? readTime(due) : null
    const title = textOf('summary').replaceAll(/\s+/g, ' ').trim().slice(0, TITLE_LIMIT)
    const status = textOf('status').toUpperCase()
    return {
      // A UID is demanded, and yet sometimes missing; the same words are the same task then.
      uid: (textOf('uid') || `${title} ${dueDate}`).slice(0, TITLE_LIMIT),
      title,
      notes: textOf('description').slice(0, NOTES_LIMIT) || null,
      completed:
        status === 'COMPLETED' ||
        status === 'CANCELLED' ||
        textOf('completed') !== '' ||
        textOf('percent-complete') === '100',
      dueDate,
      priority: priorityOf(Number(textOf('priority'))),
      categories: todo.getAllProperties('categories').flatMap((property) => property.getValues().map(String)),
      parent: parentOf(todo),
      notTaken: notTakenOf(todo),
    }
  } catch {
    return null
  }
}

/** What is taken, and what is the calendar program's own business. */
const TAKEN =
  'UID SUMMARY DESCRIPTION DUE STATUS COMPLETED PRIORITY CATEGORIES DTSTAMP CREATED LAST-MODIFIED SEQUENCE'.split(' ')

function notTakenOf(todo: ICAL.Component): string[] {
  const percent = Number(todo.getFirstPropertyValue('percent-complete') ?? 0)
  const isTaken = (property: ICAL.Property) => {
    if (property.name === 'related-to') return isParent(property)
    if (property.name === 'percent-complete') return percent <= 0 || percent >= 100
    return TAKEN.includes(property.name.toUpperCase())
  }
  const properties = todo.getAllProperties().filter((property) => !isTaken(property))
  return [...properties, ...todo.getAllSubcomponents()].map(({ name }) => name.toUpperCase())
}

/** RFC 5545 §3.8.1.9: 1 to 4 is high, 5 medium, 6 to 9 low, 0 not said. */
function priorityOf(priority: number): TaskPriority {
  if (priority >= 1 && priority <= 4) return 2
  return priority >= 6 ? 0 : 1
}

function parentOf(todo: ICAL.Component): string | undefined {
  const relation = todo.getAllProperties('related-to').find(isParent)
  return relation ? String(relation.getFirstValue()) : undefined
}

/** RELATED-TO names the parent, unless its RELTYPE says something else. */
const isParent = (relation: ICAL.Property): boolean =>
  (relation.getFirstParameter('reltype') || 'PARENT').toUpperCase() === 'PARENT'

/** Steps of steps become steps of the task above; whose parent is nowhere is a task itself; whose parent is there already is left as it is. */
function byParent(todos: readonly Todo[], here: ReadonlySet<string>, everywhere: ReadonlySet<string>) {
  const parents = new Map(todos.map(({ uid, parent }) => [uid, parent]))
  const rootOf = (todo: Todo): string => {
    const seen = new Set<string>()
    let uid = todo.uid
    for (
      let parent = parents.get(uid);
      parent !== undefined && here.has(parent) && !seen.has(parent);
      parent = parents.get(uid)
    ) {
      seen.add(uid)
      uid = parent
    }
    return uid
  }
  const roots = todos.filter(
    (todo) => rootOf(todo) === todo.uid && !(todo.parent !== undefined && everywhere.has(todo.parent)),
  )
  const steps = Map.groupBy(
    todos.filter((todo) => rootOf(todo) !== todo.uid),
    rootOf,
  )
  return { roots, stepsOf: (uid: string) => steps.get(uid) ?? [] }
}

function additionOf(todo: Todo, steps: readonly Todo[], tags: readonly TaskTag[]): Addition {
  const { uid, title, notes, completed, dueDate, priority } = todo
  const categories = [
    ...new Set(todo.categories.map((category) => category.trim().slice(0, TITLE_LIMIT)).filter(Boolean)),
  ].slice(0, TAGS_LIMIT)
  const tagOf = (category: string) => tags.find((tag) => tag.title.toLowerCase() === category.toLowerCase())
  return {
    uid,
    title,
    notes,
    completed,
    dueDate,
    priority,
    tags: categories.flatMap((category) => tagOf(category)?.id ?? []),
    newTags: categories.filter((category) => !tagOf(category)),
    subTasks: steps
      .slice(0, STEPS_LIMIT)
      .map((step) => ({ id: step.uid.slice(0, 200), title: step.title, completed: step.completed })),
  }
}
