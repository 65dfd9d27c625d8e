// Lists of tasks, and their calls: a part of the tasks' contract (tasks.ts).
// @chunk signed-in
import { ById, Id, NamedColor } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Characters of a list's name. */
export const LIST_TITLE_LIMIT = 200

const ListFields = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIST_TITLE_LIMIT)),
  color: NamedColor,
})

/** A list of tasks. What is in none, or in one that is gone, is in the inbox. */
export const TaskList = z.extend(ListFields, {
  id: Id,
  /** Ascending; only its relation to the other lists' matters. */
  order: z.number(),
})
export type TaskList = z.infer<typeof TaskList>

/** Without a colour: the first that no list has. */
const ListDraft = z.extend(ListFields, { color: z.optional(NamedColor) })

export const taskListEndpoints = {
  /** In their order. */
  lists: { method: 'GET', path: 'apps/tasks/lists', answers: { 200: z.array(TaskList) }, persist: true },
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
  /** With the tasks and sections in it; one undo brings back all. */
  deleteList: { method: 'DELETE', path: 'apps/tasks/list', query: ById, answers: { 200: z.boolean() } },
} as const
