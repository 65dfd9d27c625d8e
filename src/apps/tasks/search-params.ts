// Search parameters of the tasks screen: the open task, the filters, the sort, what is shown. Invalid values are dropped.
import { oneOf, text, valuesOf } from '#platform/read-values.ts'
import { DUE_FILTERS } from './due-filters.ts'

/** `open`: what is to do, and what was done today. */
export const SHOWN = ['open', 'done', 'all'] as const
export const SORTS = ['order', 'due', 'priority', 'title'] as const

/** Besides the list itself: what is due by today, what comes day by day, a month. */
const VIEWS = ['today', 'upcoming', 'calendar'] as const

export type ViewName = (typeof VIEWS)[number]
export type Shown = (typeof SHOWN)[number]
export type Sort = (typeof SORTS)[number]

export const readTasksSearch = valuesOf({
  /** The open task's id. */
  task: text,
  /** A list's id, or `inbox`. Default: all lists. */
  list: text,
  /** Default: the list in its order. */
  view: oneOf(VIEWS),
  /** The day that the calendar is at, as `2026-11-23`. Default: today. */
  day: (value) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined),
  /** What is searched. */
  q: text,
  /** A tag's id. */
  tag: text,
  priority: oneOf([0, 1, 2]),
  due: oneOf(DUE_FILTERS),
  /** Default: open. */
  show: oneOf(SHOWN),
  /** Default: order. */
  sort: oneOf(SORTS),
  /** Starts the inline add; then removed from the URL. */
  new: oneOf(['task', 'section']),
})
export type TasksSearch = ReturnType<typeof readTasksSearch>
