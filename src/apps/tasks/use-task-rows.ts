// The rows that the screen shows now, and what it counts.
import { useCallback, useMemo, useState } from 'react'
import type { Task } from '#contract/apps/tasks.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isSection } from './outline.ts'
import { buildRows, type Row, type View } from './rows.ts'
import type { TasksSearch } from './search-params.ts'

interface Options {
  readonly tasks: readonly Task[]
  /** There are lists. */
  readonly hasLists: boolean
  readonly search: TasksSearch
  readonly hits: ReadonlyMap<string, string> | null
  readonly collapsed: ReadonlySet<string>
  readonly lingering: ReadonlySet<string>
  readonly lineAfter: string | null | undefined
  readonly now: number
}

export interface TaskRows {
  readonly rows: readonly Row[]
  readonly view: View
  /** The ids of the tasks that are shown, in order. */
  readonly shownIds: readonly string[]
  /** How many tasks are to do in all. */
  readonly toDo: number
}

export function useTaskRows({
  tasks,
  hasLists,
  search,
  hits,
  collapsed,
  lingering,
  lineAfter,
  now,
}: Options): TaskRows {
  const { compare } = useFormats()
  const { view: name, tag, priority, due, show = 'open', sort = 'order' } = search
  const isByList = hasLists && search.list === undefined
  const view = useMemo(
    (): View => ({
      isByList,
      view: name,
      tag,
      priority,
      due,
      show,
      sort,
      hits,
      collapsed,
      lingering,
      lineAfter,
      now,
      compare,
    }),
    [isByList, name, tag, priority, due, show, sort, hits, collapsed, lingering, lineAfter, now, compare],
  )
  const rows = useMemo(() => (view.view === 'calendar' ? NONE : buildRows(tasks, view)), [tasks, view])
  const shownIds = useMemo(() => rows.filter(({ kind }) => kind === 'task').map(({ key }) => key), [rows])
  const toDo = useMemo(() => tasks.filter((task) => !isSection(task) && !task.completed).length, [tasks])
  return { rows, view, shownIds, toDo }
}

/** The calendar draws no rows. */
const NONE: readonly Row[] = []

/** Another view is another list. */
export const viewNameOf = ({ list, view, show, tag, priority, due, sort, q }: TasksSearch): string =>
  [list, view, show, tag, priority, due, sort, q].join(' ')

/** What was ticked or reopened stays where it is until the view changes, so that nothing jumps under the hand. */
export function useLingering(search: TasksSearch): {
  lingering: ReadonlySet<string>
  linger: (ids: readonly string[]) => void
} {
  const viewName = viewNameOf({ ...search, q: undefined })
  const [state, setState] = useState<{ viewName: string; ids: ReadonlySet<string> }>({ viewName, ids: new Set() })
  const linger = useCallback(
    (ids: readonly string[]) =>
      setState((before) => ({ viewName, ids: new Set([...(before.viewName === viewName ? before.ids : []), ...ids]) })),
    [viewName],
  )
  const lingering = useMemo(() => (state.viewName === viewName ? state.ids : new Set<string>()), [state, viewName])
  return { lingering, linger }
}
