// The calls of tasks (tasks.ts) that no screen begins with: lists, tags and saved filters are managed by them, and one task is read, made and deleted.
// @chunk tasks-dialogs
// @offline later
import { ListFields, TaskList } from '#contract/apps/task-lists.ts'
import { TagFields, Task, TaskFields, TaskFilter, TaskTag, tasksApi } from '#contract/apps/tasks.ts'
import { extendApi } from '#contract/define-api.ts'
import { ById, Id, NamedColor } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Without a colour: the first that no list has. */
const ListDraft = z.extend(ListFields, { color: z.optional(NamedColor) })

const FilterFields = z.omit(TaskFilter, { id: true })

/** Workspace spec §7 Tasks; after the blank line, the calls that the dialogs need besides. */
export const taskManagementApi = extendApi(tasksApi, {
  /** A title that another tag has is not taken: answers the tag as it was. */
  updateTag: {
    method: 'PATCH',
    path: 'apps/tasks/tag',
    body: z.object({ id: Id, tag: TagFields }),
    answers: { 200: z.nullable(TaskTag) },
  },
  /** Also removes the tag from every task. */
  deleteTag: { method: 'DELETE', path: 'apps/tasks/tag', query: ById, answers: { 200: z.boolean() } },
  task: { method: 'GET', path: 'apps/tasks/task', query: ById, answers: { 200: z.nullable(Task) } },
  createTask: {
    method: 'POST',
    path: 'apps/tasks/task',
    body: z.object({ type: TaskFields.shape.type }),
    answers: { 200: Task },
  },
  deleteTask: { method: 'DELETE', path: 'apps/tasks/task', query: ById, answers: { 200: z.boolean() } },

  /** One of the same name is replaced, and answered with the id that it has. */
  saveFilter: {
    method: 'POST',
    path: 'apps/tasks/filter',
    body: z.object({ filter: FilterFields }),
    answers: { 200: TaskFilter },
  },
  deleteFilter: { method: 'DELETE', path: 'apps/tasks/filter', query: ById, answers: { 200: z.boolean() } },
  /** One for each title that no list has yet, whatever its case, behind the others. Answers the list of each title, in the sequence sent. */
  createLists: {
    method: 'POST',
    path: 'apps/tasks/lists',
    body: z.object({ lists: z.array(ListDraft).check(z.maxLength(1000)) }),
    answers: { 200: z.array(TaskList) },
  },
  /** A title that another list has is not taken: answers the list as it was. */
  updateList: {
    method: 'PATCH',
    path: 'apps/tasks/list',
    body: z.object({ id: Id, list: z.partial(ListFields) }),
    answers: { 200: z.nullable(TaskList) },
  },
  /** The lists sent take, in the sequence sent, the first places; those not sent follow. */
  orderLists: {
    method: 'PATCH',
    path: 'apps/tasks/lists/order',
    body: z.object({ lists: z.array(z.object({ id: Id })) }),
    answers: { 200: z.boolean() },
  },
  /** With the tasks and sections in it; one undo restores all. */
  deleteList: { method: 'DELETE', path: 'apps/tasks/list', query: ById, answers: { 200: z.boolean() } },
})
