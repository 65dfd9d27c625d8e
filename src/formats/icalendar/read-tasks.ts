// Reads the tasks of a calendar file, each on its own, so that one that cannot be read costs nothing but itself.
// @offline later
import {
  STEP_NOTES_LIMIT,
  STEPS_LIMIT,
  TAGS_LIMIT,
  type Task,
  type TaskDraft,
  type TaskTag,
  TITLE_LIMIT,
} from '#contract/apps/tasks.ts'
import { keyAmong, keyWithin } from '../cutter.ts'
import { foldCase } from '../text.ts'
import { createTimeReader } from './calendar-time.ts'
import { readTodo, type Todo } from './read-todo.ts'
import { splitCalendar } from './split-calendar.ts'
import { type CalendarUpdate, updateOf } from './update-of.ts'
import { upgradeCalendar } from './upgrade-calendar.ts'

/** A task to add, with tags that do not exist yet by their titles. */
export interface CalendarTask extends TaskDraft {
  readonly newTags: readonly string[]
  /** The section that it was in; '' where the file names none. */
  readonly section: string
  /** The name of its list; left out where the file names none. */
  readonly list?: string
}

export interface ReadCalendar {
  /** The calendar's own name. */
  readonly name: string | null
  /** Those to add, with their steps. */
  readonly fresh: readonly CalendarTask[]
  /** Those that are here and were changed in the file since they were last changed here. */
  readonly updates: readonly CalendarUpdate[]
  /** How many are here already and stay as they are. */
  readonly known: number
  /** How many were called off, and are left out. */
  readonly cancelled: number
  /** Ids of those that are here and were called off since: an import deletes them. */
  readonly calledOff: readonly string[]
  readonly unreadable: readonly Place[]
  /** What of the file tasks here have no place for, by its names in RFC 5545; each once. */
  readonly notTaken: readonly string[]
  /** What comes in otherwise than the file has it. */
  readonly altered: readonly Alteration[]
}

/** Where something is in the file. */
export interface Place {
  readonly title: string
  /** Where it begins in the file, from 1. */
  readonly line: number
}

/**
 * `calledOff`: a task that is here and open, deleted. `due`, `completed`: a date that is none, left out. `zone`: a time in a zone that nobody knows, read as a local one. `line`: lines that are no properties, left out.
 * `occurrence`: a day of a series that differs from the others, left out. `rule`: a repetition that is not supported here, retained for exports.
 * `title`, `notes`, `section`, `list`, `step`, `tag`: shortened. `tags`, `steps`: more than a task takes.
 */
export type Alteration = Place & {
  readonly what:
    | 'calledOff'
    | 'completed'
    | 'due'
    | 'line'
    | 'list'
    | 'notes'
    | 'occurrence'
    | 'rule'
    | 'section'
    | 'step'
    | 'steps'
    | 'tag'
    | 'tags'
    | 'title'
    | 'zone'
}

/** What is on the device already. */
export interface Present {
  readonly tasks: readonly Task[]
  readonly tags: readonly TaskTag[]
}

/** @returns null where the text is no calendar */
export function readTasks(text: string, { tasks, tags }: Present): ReadCalendar | null {
  const file = splitCalendar(upgradeCalendar(text))
  if (!file) return null
  const readTime = createTimeReader(file.zones, file.zone)
  const unreadable: Place[] = []
  const readable = file.todos.flatMap(({ text: block, title, line }) => {
    const todo = block === null ? null : readTodo(block, line, readTime)
    if (!todo) unreadable.push({ title, line })
    return todo ?? []
  })
  const { todos, newer, uids, occurrences, cancelled, calledOff, ...counts } = sortTodos(readable, tasks)
  const { roots, stepsOf, isLinkLost } = byParent(todos, readable, uids, newer)
  const left = todos.flatMap(({ uid, notTaken }) =>
    stepsOf(uid).length > 0 ? notTaken.filter(isNoProgress) : notTaken,
  )
  const fuller = roots.flatMap(({ uid }) => stepsOf(uid)).some(isMoreThanStep)
  const links = isLinkLost ? ['RELATED-TO'] : []
  const notTaken = [...new Set([...file.others, ...left, ...links, ...(fuller ? ['STEPS'] : [])])]
  const read = roots.map((todo) => ({ todo, task: taskOf(todo, stepsOf(todo.uid), tags) }))
  const fresh = read.flatMap(({ todo, task }) => (newer.has(todo.uid) ? [] : task))
  const updates = read.flatMap(({ todo, task }) => {
    const own = newer.get(todo.uid)
    return (own && updateOf(own, task, file.isOwn)) ?? []
  })
  const altered = [
    ...calledOff.map(({ title, line }) => ({ what: 'calledOff' as const, title, line })),
    ...[...occurrences].map(({ title, line }) => ({ what: 'occurrence' as const, title, line })),
    ...todos.flatMap((todo) => todo.altered.map((what) => ({ what, title: todo.title, line: todo.line }))),
    ...roots.flatMap((todo) => tooMany(todo, stepsOf(todo.uid))),
  ]
  const known = counts.known + newer.size - updates.length
  const ids = calledOff.map(({ id }) => id)
  return { name: file.name, fresh, updates, known, cancelled, calledOff: ids, unreadable, notTaken, altered }
}

/** Which are new, which are newer than the tasks that they made or call them off, and how many are neither. @param tasks those here */
function sortTodos(readable: readonly Todo[], tasks: readonly Task[]) {
  const here = new Map(tasks.flatMap((task) => [task.id, task.uid ?? []].flat().map((uid) => [uid, task] as const)))
  const uids = new Set(here.keys())
  const series = new Set([...uids, ...readable.filter((todo) => !todo.isOccurrence).map(({ uid }) => uid)])
  const occurrences = new Set(readable.filter((todo) => todo.isOccurrence && series.has(todo.uid)))
  const titles = new Map<string, string>()
  const newer = new Map<string, Task>()
  const calledOff = new Map<string, Task & { line: number }>()
  const todos: Todo[] = []
  let [known, cancelled] = [0, 0]
  for (const one of readable) {
    if (occurrences.has(one)) continue
    // Some programs give several tasks one UID: those called otherwise are others.
    const uid = keyAmong(titles, TITLE_LIMIT, one.uid, one.title)
    const todo = uid === one.uid ? one : { ...one, uid }
    const task = here.get(uid)
    const isNewer = task && !newer.has(uid) && (todo.modifiedAt ?? '') > task.updatedAt
    if (isNewer && !todo.isCancelled) {
      newer.set(uid, task)
      calledOff.delete(uid)
      todos.push(todo)
    } else if (isNewer && !task.completed) calledOff.set(uid, { ...task, line: todo.line })
    else if (uids.has(uid)) known += todo.parents.length === 0 ? 1 : 0
    else if (todo.isCancelled) cancelled += 1
    else todos.push(todo)
    if (!todo.isCancelled) uids.add(uid)
  }
  return { todos, newer, uids, occurrences, known, cancelled, calledOff: [...calledOff.values()] }
}

/** Of a task with steps they tell how far it is. */
const isNoProgress = (name: string): boolean => name !== 'PERCENT-COMPLETE' && name !== 'STATUS'

const isMoreThanStep = ({ notes, startDate, reminder, repeat, categories }: Todo): boolean =>
  (notes?.length ?? 0) > STEP_NOTES_LIMIT ||
  [startDate, reminder, repeat].some((fact) => fact !== null) ||
  categories.length > 0

function tooMany({ title, line, categories }: Todo, steps: readonly Todo[]): Alteration[] {
  return [
    ...(categories.length > TAGS_LIMIT ? [{ what: 'tags' as const, title, line }] : []),
    ...(steps.length > STEPS_LIMIT ? [{ what: 'steps' as const, title, line }] : []),
  ]
}

/** Steps of steps become steps of the task above; whose parent is nowhere is a task itself; whose parent is there already is left as it is. */
function byParent(
  todos: readonly Todo[],
  readable: readonly Todo[],
  everywhere: ReadonlySet<string>,
  known: ReadonlyMap<string, Task>,
) {
  const here = new Set(todos.map(({ uid }) => uid))
  const parents = parentsOf(readable, here, everywhere)
  // A task here stays one.
  for (const uid of known.keys()) parents.delete(uid)
  const isElsewhere = (uid: string | undefined) => uid !== undefined && !here.has(uid) && everywhere.has(uid)
  // Of each, found once: a file may hold a chain of any length.
  const found = new Map<string, string>()
  const rootOf = ({ uid }: Todo): string => {
    const path = new Set<string>()
    let at = uid
    for (let up = parents.get(at); !found.has(at) && up !== undefined && here.has(up); up = parents.get(at)) {
      path.add(at)
      // Of those that name one another, the last is the task.
      if (path.has(up)) break
      at = up
    }
    const root = found.get(at) ?? at
    for (const one of path) found.set(one, root)
    return root
  }
  const roots = todos.filter((todo) => rootOf(todo) === todo.uid && !isElsewhere(parents.get(todo.uid)))
  const steps = Map.groupBy(
    todos.filter((todo) => rootOf(todo) !== todo.uid),
    rootOf,
  )
  const links = todos.flatMap(({ uid, parents: up, children }) => [
    ...up.map((parent) => [uid, parent] as const),
    ...children.map((child) => [child, uid] as const),
  ])
  const isLinkLost = links.some(([child, parent]) => parents.get(child) !== parent)
  return { roots, stepsOf: (uid: string) => steps.get(uid) ?? [], isLinkLost }
}

/** Of each the first that is in the file, or here; else the task that names it as its step. */
function parentsOf(
  readable: readonly Todo[],
  here: ReadonlySet<string>,
  everywhere: ReadonlySet<string>,
): Map<string, string> {
  const named = new Map(
    readable.flatMap(({ uid, parents }) => {
      const parent = parents.find((one) => here.has(one)) ?? parents.find((one) => everywhere.has(one))
      return parent === undefined ? [] : [[uid, parent] as const]
    }),
  )
  for (const { uid, children } of readable)
    for (const child of children) if (here.has(child) && !named.has(child)) named.set(child, uid)
  return named
}

function taskOf(todo: Todo, steps: readonly Todo[], tags: readonly TaskTag[]): CalendarTask {
  const { uid, title, notes, completed, completedAt, createdAt, dueDate, startDate, reminder, priority, section } = todo
  const { repeat, otherRule, list } = todo
  const categories = todo.categories.slice(0, TAGS_LIMIT)
  const tagOf = (category: string) => tags.find((tag) => foldCase(tag.title) === foldCase(category))
  return {
    uid,
    title,
    notes,
    completed,
    ...(completedAt !== null && { completedAt }),
    dueDate,
    ...(startDate !== null && { startDate }),
    ...(reminder !== null && { reminder }),
    ...(repeat !== null && { repeat }),
    ...(otherRule !== null && { otherRule }),
    ...(createdAt !== null && { createdAt }),
    priority,
    section,
    ...(list !== '' && { list }),
    tags: [...new Set(categories.flatMap((category) => tagOf(category)?.id ?? []))],
    newTags: categories.filter((category) => !tagOf(category)),
    subTasks: steps.slice(0, STEPS_LIMIT).map((step) => ({
      id: keyWithin(200, step.uid),
      title: step.title,
      completed: step.completed,
      ...(step.dueDate !== null && { dueDate: step.dueDate }),
      ...(step.notes !== null && { notes: step.notes.slice(0, STEP_NOTES_LIMIT) }),
    })),
  }
}
