// Opens the line for a new task or section where the cursor is, and adds what is written in it. Used by list-pane.tsx.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Task } from '#contract/apps/tasks.ts'
import { endOfDay } from '#formats/due.ts'
import { wholeList } from '#kit/query/list-in-windows.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { type AddLineState, rowBefore } from './add/use-add-line.ts'
import type { Addition } from './addition.ts'
import { endOfSection, isSection, sectionOf } from './outline.ts'
import { taskQueries } from './queries.ts'
import { plannedFor } from './rows.ts'
import type { TasksSearch } from './search-params.ts'
import { listIdOf, tasksIn } from './task-lists.ts'
import { useTasks } from './tasks-context.ts'

export interface Adding {
  newTask(): void
  newSection(): void
  /** Opens the line at the end of a section. */
  addTo(sectionId: string | null): void
  /** One change. */
  add(additions: readonly Addition[]): void
}

/**
 * @param cursor the row that had the focus last
 * @param expand unfolds a section
 */
export function useAdding(
  addLine: AddLineState,
  cursor: RefObject<string | null>,
  expand: (key: string) => void,
): Adding {
  const { t } = useLingui()
  const { tasks, lists, list, commands, search, now } = useTasks()
  const { line, latest, open, moveOn } = addLine
  const client = useQueryClient()
  const { run } = useAction()
  const adding = useMemo((): Adding => {
    const withWhole = (then: (all: readonly Task[]) => void) =>
      void run({
        failure: t`Couldn’t load the tasks.`,
        write: async () => {
          then(tasksIn(await wholeList(client, taskQueries.all()), lists, search.list))
          return null
        },
      })
    const openBehind = (afterId: string | null) => {
      const section = tasks.find(({ id }) => id === afterId)
      const holder = section && isSection(section) ? section : afterId === null ? null : sectionOf(tasks, afterId)
      if (holder) expand(holder.id)
      open('task', afterId)
    }
    return {
      newTask: () => openBehind(previousOfNew(tasks, cursor.current ?? search.task)),
      newSection: () =>
        withWhole((all) => {
          const before = previousOfNew(all, cursor.current ?? search.task)
          const row = all.find(({ id }) => id === before)
          const holder = row && isSection(row) ? row.id : before === null ? null : (sectionOf(all, before)?.id ?? null)
          open('section', endOfSection(all, holder))
        }),
      addTo: (sectionId) => withWhole((all) => openBehind(endOfSection(all, sectionId))),
      add(additions) {
        // Closed meanwhile, what was in it is added all the same.
        const at = latest() ?? line
        if (!at) return
        const id = crypto.randomUUID()
        const isTask = at.type === 'task'
        // In all lists, the list of the row that it follows.
        const beside = tasks.find(({ id }) => id === rowBefore(at, (row) => tasks.some((task) => task.id === row)))
        const listId = list?.id ?? (list === null ? null : listIdOf(beside))
        const whole = additions.map((one, index) => ({
          ...(listId !== null && { listId }),
          ...(isTask ? asFiltered(one, search, now, dayBeside(tasks, at.afterId, search)) : one),
          // The last one has the line behind it.
          ...(index === additions.length - 1 && { id }),
        }))
        const count = whole.length
        const message = isTask ? plural(count, { one: 'Task added', other: '# tasks added' }) : t`Section added`
        void commands.add(whole, at.afterId, message)
        moveOn(id)
      },
    }
  }, [tasks, lists, list, cursor, search, expand, open, line, latest, now, commands, t, moveOn, client, run])

  useAddressed(adding)
  return adding
}

/** Opens the line that the URL requests, once. */
function useAddressed({ newTask, newSection }: Adding): void {
  const { search, setSearch } = useTasks()
  const requested = search.new
  const handled = useRef<typeof requested>(undefined)
  useEffect(() => {
    const isNew = requested !== handled.current
    handled.current = requested
    // The address takes a moment to forget it.
    if (!requested || !isNew) return
    if (requested === 'task') newTask()
    else newSection()
    setSearch({ new: undefined }, { replace: true })
  }, [requested, newTask, newSection, setSearch])
}

/** Under the cursor; else at the top of the first section. */
function previousOfNew(tasks: readonly Task[], cursor: string | null | undefined): string | null {
  if (cursor && tasks.some(({ id }) => id === cursor)) return cursor
  const [first] = tasks
  return first && isSection(first) ? first.id : null
}

/** In the view day by day, the day of the row that it is added behind; in the calendar, the day that is open. */
function dayBeside(tasks: readonly Task[], afterId: string | null, { view, day }: TasksSearch): string | null {
  if (view === 'calendar') return day === undefined ? null : new Date(`${day}T12:00`).toISOString()
  const row = view === 'upcoming' && tasks.find(({ id }) => id === afterId)
  return row ? plannedFor(row) : null
}

/** What is added to a filtered list gets the filter's values, so that it shows; what the line specifies comes first. */
function asFiltered(
  addition: Addition,
  { tag, priority, due, view }: TasksSearch,
  now: number,
  beside: string | null,
): Addition {
  const isPlanned = view !== undefined || due === 'today' || due === 'week'
  const day = new Date(beside ?? now)
  return {
    ...(priority !== undefined && { priority }),
    ...(isPlanned && { dueDate: endOfDay(day).toISOString() }),
    ...addition,
    tags: [...new Set([...(addition.tags ?? []), ...(tag === undefined ? [] : [tag])])],
  }
}
