// Tasks: sections and tasks in one order, tags, subtasks.
// @chunk signed-in
import { TaskList } from '#contract/apps/task-lists.ts'
import { defineApi } from '#contract/define-api.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import { ChangedQuery, changedOf, WindowQuery, windowOf } from '#contract/windows.ts'
import * as z from '#contract/zod.ts'

/** Title texts are at most this many characters; longer input is refused with 400. */
export const TITLE_LIMIT = 500
/** As many characters, tags and subtasks as a task takes. */
export const NOTES_LIMIT = 20_000
export const TAGS_LIMIT = 50
export const STEPS_LIMIT = 200
const Title = z.string().check(z.maxLength(TITLE_LIMIT))

/** 0 low, 1 normal (default), 2 high. */
export const TaskPriority = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type TaskPriority = z.infer<typeof TaskPriority>

/** Characters of a subtask's notes. */
export const STEP_NOTES_LIMIT = 2000

export const SubTask = z.object({
  id: Id,
  title: Title,
  completed: z.boolean(),
  dueDate: z.optional(z.nullable(IsoDate)),
  notes: z.optional(z.nullable(z.string().check(z.maxLength(STEP_NOTES_LIMIT)))),
})
export type SubTask = z.infer<typeof SubTask>

/** The value of an RRULE (RFC 5545), of the part that src/formats/recurrence.ts understands, as its `ruleText` writes it. */
const RULE =
  /^FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=[1-9]\d{0,2})?(?:;BYDAY=[A-Z]{2}(?:,[A-Z]{2}){0,6})?(?:;BYMONTHDAY=(?:-1|[1-9]|[12]\d|3[01]))?(?:;UNTIL=\d{8})?(?:;COUNT=[1-9]\d{0,3})?(?:;FROM=COMPLETION)?$/
const Rule = z.string().check(z.maxLength(120), z.regex(RULE, 'not a repetition'))

/** What a person can write of a task. `order` changes by PATCH apps/tasks/order; `id` and the times are the back end's. */
export const TaskFields = z.object({
  type: z.enum(['task', 'section']),
  title: Title,
  notes: z.nullable(z.string().check(z.maxLength(NOTES_LIMIT))),
  completed: z.boolean(),
  dueDate: z.nullable(IsoDate),
  priority: TaskPriority,
  tags: z.array(Id).check(z.maxLength(TAGS_LIMIT)),
  assignedTo: z.nullable(Id),
  subTasks: z.array(SubTask).check(z.maxLength(STEPS_LIMIT)),
  /** The list that it is in. Absent, null, or a list that is gone: the inbox. */
  listId: z.optional(z.nullable(Id)),
  /** When work on it can begin; a whole day is its first moment. Older tasks have none. */
  startDate: z.optional(z.nullable(IsoDate)),
  /** How it repeats, an RRULE. Completing it makes the next one, and takes the rule along. */
  repeat: z.optional(z.nullable(Rule)),
  reminder: z.optional(z.nullable(IsoDate)),
  /** The reminder was seen, and is due no more. A new `reminder` makes it false. */
  reminderDone: z.optional(z.boolean()),
})

/** A task or a section heading (workspace spec §3). A section holds what follows it in the order, up to the next section. */
export const Task = z.extend(TaskFields, {
  id: Id,
  /** Ascending; only its relation to the other tasks' matters. */
  order: z.number(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
  completedAt: z.nullable(IsoDate),
  /** The UID of the calendar entry that this task was imported from, so that importing it again changes nothing. */
  uid: z.optional(z.string().check(z.maxLength(500))),
  /** An RRULE of that entry that nothing here follows. It goes out again as it came in, until the task gets another. */
  otherRule: z.optional(z.string().check(z.maxLength(500))),
})
export type Task = z.infer<typeof Task>

export const TaskPatch = z.partial(TaskFields)
export type TaskPatch = z.infer<typeof TaskPatch>

/** A task to create with its content in one step; what is missing gets the blank task's value (workspace spec §4). */
export const TaskDraft = z.extend(TaskPatch, {
  id: z.optional(Id),
  uid: z.optional(z.string().check(z.maxLength(500))),
  otherRule: Task.shape.otherRule,
  /** When it was made elsewhere; left out: now. */
  createdAt: z.optional(IsoDate),
  /** When a task that is completed already was; left out: now. */
  completedAt: z.optional(IsoDate),
})
export type TaskDraft = z.infer<typeof TaskDraft>

/**
 * What a draft becomes: a blank task (workspace spec §4: empty title, null notes, not completed, no due date, priority 1, no tags) with its fields.
 * The back end stores it, and the screen shows it meanwhile.
 */
export function draftToTask(draft: TaskDraft & { readonly id: string }, order: number, at: IsoDate): Task {
  const reminded = remindAt(draft)
  // What is imported or copied may have rung long ago.
  if (reminded.reminder && reminded.reminder <= at) reminded.reminderDone = draft.reminderDone ?? true
  return {
    type: 'task',
    title: '',
    notes: null,
    completed: false,
    dueDate: null,
    priority: 1,
    tags: [],
    assignedTo: null,
    subTasks: [],
    ...draft,
    ...reminded,
    order,
    createdAt: draft.createdAt ?? at,
    updatedAt: at,
    completedAt: draft.completed ? (draft.completedAt ?? at) : null,
  }
}

/** A task with a patch applied at a time. `completedAt` follows `completed`; the id and the times are never the patch's. */
export function patchTask(task: Task, patch: TaskPatch, at: IsoDate): Task {
  const isToggled = patch.completed !== undefined && patch.completed !== task.completed
  const completedAt = isToggled ? (patch.completed ? at : null) : task.completedAt
  const reminded = remindAt(patch)
  if (reminded.reminder !== undefined && reminded.reminder !== task.reminder) {
    reminded.reminderDone = patch.reminderDone ?? false
  }
  const { otherRule, ...own } = task
  const retained = otherRule !== undefined && patch.repeat === undefined && { otherRule }
  return { ...own, ...retained, ...patch, ...reminded, id: task.id, completedAt, updatedAt: at }
}

/** Reminders are found by their text, so all are written alike. */
function remindAt({ reminder }: TaskPatch): TaskPatch {
  return reminder ? { reminder: new Date(reminder).toISOString() } : reminder === null ? { reminder } : {}
}

/** How many open tasks are due when, and the first of them. Days are local; what is late is so by the minute. */
export const TasksDue = z.object({
  /** Past, this morning's included. */
  overdue: z.number(),
  /** Today, and not past. */
  later: z.number(),
  /** Today, past or not. */
  today: z.number(),
  /** Today and the six days after it. */
  week: z.number(),
  undated: z.number(),
  /** Those that are overdue or due today, the earliest first, then by priority; a dozen of them at most. */
  tasks: z.array(Task),
  /** There is no task at all, nor a section. */
  isEmpty: z.boolean(),
  /** When time alone makes it another: with the first moment after this. */
  until: IsoDate,
})
export type TasksDue = z.infer<typeof TasksDue>

export const TaskTag = z.object({ id: Id, title: Title })
export type TaskTag = z.infer<typeof TaskTag>

export const TagFields = z.object({ title: Title.check(z.minLength(1)) })

/** Someone a task can be assigned to. */
export const TaskAssignee = z.object({ id: Id, name: z.string(), avatar: z.nullable(z.string()) })
export type TaskAssignee = z.infer<typeof TaskAssignee>

/** A named view of the list: its URL's query, as the screen reads it. */
export const TaskFilter = z.object({
  id: Id,
  title: Title.check(z.minLength(1)),
  /** A query string without '?', such as `tag=bug&due=week`. */
  search: z.string().check(z.maxLength(2000)),
})
export type TaskFilter = z.infer<typeof TaskFilter>

const OptionalTask = z.nullable(Task)
const Done = z.boolean()

/** Workspace spec §7 Tasks, as far as the screens begin with them (the others are in task-management.ts); after the blank line, the calls that they need besides. */
export const tasksApi = defineApi('tasks', 'local', {
  tags: { method: 'GET', path: 'apps/tasks/tags', answers: { 200: z.array(TaskTag) }, persist: true },
  /** A title that a tag has already, whatever its case, answers that tag. */
  createTag: { method: 'POST', path: 'apps/tasks/tag', body: z.object({ tag: TagFields }), answers: { 200: TaskTag } },
  all: { method: 'GET', path: 'apps/tasks/all', answers: { 200: z.array(Task) }, persist: true },
  /**
   * Each word of the query is somewhere in the title, the notes, a subtask or a tag, case and accents aside. Titles come back HTML-escaped with each match
   * in `<mark>`; an empty query answers null.
   */
  search: {
    method: 'GET',
    path: 'apps/tasks/search',
    query: z.object({ query: z._default(z.string(), '') }),
    answers: { 200: z.nullable(z.array(Task)) },
  },
  /** The tasks sent take, in the sequence sent, the places that they held between them; sending all of them sets the whole order. */
  order: {
    method: 'PATCH',
    path: 'apps/tasks/order',
    body: z.object({ tasks: z.array(z.object({ id: Id })) }),
    answers: { 200: Done },
  },
  updateTask: {
    method: 'PATCH',
    path: 'apps/tasks/task',
    body: z.object({ id: Id, task: TaskPatch }),
    answers: { 200: OptionalTask },
  },

  /** All tasks as `all` has them, window by window. */
  window: { method: 'GET', path: 'apps/tasks/window', query: WindowQuery, answers: { 200: windowOf(Task) } },
  /** What has changed of them since a window, or an earlier answer of this call, was read. */
  changed: { method: 'GET', path: 'apps/tasks/changed', query: ChangedQuery, answers: { 200: changedOf(Task) } },
  due: { method: 'GET', path: 'apps/tasks/due', answers: { 200: TasksDue }, persist: true },
  /** Open tasks that are due at a time of day, not on a day, between two moments; the earliest first. */
  timed: {
    method: 'GET',
    path: 'apps/tasks/timed',
    query: z.object({ from: IsoDate, to: IsoDate }),
    answers: { 200: z.array(Task) },
  },
  assignees: { method: 'GET', path: 'apps/tasks/assignees', answers: { 200: z.array(TaskAssignee) }, persist: true },
  /** One for each title that no tag has yet, whatever its case. Answers the tag of each title, in the sequence sent. */
  createTags: {
    method: 'POST',
    path: 'apps/tasks/tags',
    body: z.object({ tags: z.array(TagFields).check(z.maxLength(1000)) }),
    answers: { 200: z.array(TaskTag) },
  },
  /** Creates tasks behind `afterId` (null: at the top), in the sequence given. A draft whose `uid` or `id` exists already is skipped. Answers those created. */
  createTasks: {
    method: 'POST',
    path: 'apps/tasks/tasks',
    body: z.object({ tasks: z.array(TaskDraft).check(z.maxLength(5000)), afterId: z.nullable(Id) }),
    answers: { 200: z.array(Task) },
  },
  /**
   * One change over many tasks; unknown ids are passed over. Answers the changed ones, and behind them what follows those that repeat and are completed now.
   */
  updateTasks: {
    method: 'PATCH',
    path: 'apps/tasks/tasks',
    body: z.object({ tasks: z.array(z.object({ id: Id, task: TaskPatch })) }),
    answers: { 200: z.array(Task) },
  },
  /** Answers true where at least one was deleted. */
  deleteTasks: {
    method: 'DELETE',
    path: 'apps/tasks/tasks',
    body: z.object({ ids: z.array(Id) }),
    answers: { 200: Done },
  },
  /** Tasks whose reminder fell due and was not seen, the earliest first, and when the next one falls due. What is completed reminds of nothing. */
  reminders: {
    method: 'GET',
    path: 'apps/tasks/reminders',
    answers: { 200: z.object({ due: z.array(Task), next: z.nullable(IsoDate) }) },
  },
  /** Views under a name. */
  filters: { method: 'GET', path: 'apps/tasks/filters', answers: { 200: z.array(TaskFilter) }, persist: true },
  /** In their order. */
  lists: { method: 'GET', path: 'apps/tasks/lists', answers: { 200: z.array(TaskList) }, persist: true },
})
