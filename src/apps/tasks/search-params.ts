// What the address of the tasks screen says: the open task, the filters, the sort, what is shown. What it does not understand it drops.
import * as z from '#contract/zod.ts'
import { DUE_FILTERS } from './due-filters.ts'

/** `open`: what is to do, and what was done today. */
export const SHOWN = ['open', 'done', 'all'] as const
export const SORTS = ['order', 'due', 'priority', 'title'] as const

export type Shown = (typeof SHOWN)[number]
export type Sort = (typeof SORTS)[number]

export const TasksSearch = z.object({
  /** The open task's id. */
  task: z.catch(z.optional(z.string()), undefined),
  /** What is searched. */
  q: z.catch(z.optional(z.string()), undefined),
  /** A tag's id. */
  tag: z.catch(z.optional(z.string()), undefined),
  priority: z.catch(z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])), undefined),
  due: z.catch(z.optional(z.enum(DUE_FILTERS)), undefined),
  /** Default: open. */
  show: z.catch(z.optional(z.enum(SHOWN)), undefined),
  /** Default: order. */
  sort: z.catch(z.optional(z.enum(SORTS)), undefined),
  /** Starts the inline add, and leaves the address. */
  new: z.catch(z.optional(z.enum(['task', 'section'])), undefined),
})
export type TasksSearch = z.infer<typeof TasksSearch>
