// Lists of tasks: a part of the tasks' contract (tasks.ts).
// @chunk signed-in
import { Id, NamedColor } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Characters of a list's name. */
export const LIST_TITLE_LIMIT = 200

export const ListFields = z.object({
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
