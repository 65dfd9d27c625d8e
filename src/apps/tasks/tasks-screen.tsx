// Tasks at /apps/tasks: the list, and beside it the open task; below md one of the two. The URL holds what is open, searched, filtered and sorted.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { fetchAhead } from '#kit/lazy/fetch-ahead.ts'
import { LazyDialog } from '#kit/lazy/lazy-dialog.tsx'
import { returnFocusToList } from '#kit/list/list-focus.ts'
import { ListDetail } from '#kit/panes/list-detail.tsx'
import { useIsPart } from '#kit/query/list-in-windows.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { type Actions, useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { DetailPane } from './detail-pane.tsx'
import { loadParts, taskDialogs } from './lazy-parts.ts'
import { ListPane } from './list-pane.tsx'
import { taskQueries } from './queries.ts'
import type { TasksSearch } from './search-params.ts'
import { INBOX, tasksIn } from './task-lists.ts'
import { type OpenDialog, TasksContext, type TasksContextValue } from './tasks-context.ts'
import { useTaskCommands } from './use-task-commands.ts'

export function TasksScreen() {
  const { t } = useLingui()
  const tasks = useQuery(taskQueries.all())
  const lists = useQuery(taskQueries.lists())
  return (
    <QueryView
      // The row of lists is above the tasks from the first render on.
      query={lists.isPending ? { ...tasks, data: undefined } : tasks}
      loading={<SkeletonRows label={t`Loading tasks`} count={12} className="pt-13" />}
      error={{
        title: t`Couldn’t load the tasks.`,
        description: t`They’re saved on this device. Trying again usually helps.`,
      }}
    >
      {() => <Panes />}
    </QueryView>
  )
}

function Panes() {
  const { t } = useLingui()
  useEffect(() => fetchAhead(loadParts), [])
  const actions = useAction()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const context = useTasksValue(actions, setDialog)
  const { tasks, lists, search } = context
  const shown = useMemo(
    () => (search.list === undefined ? context : { ...context, tasks: tasksIn(tasks, lists, search.list) }),
    [context, tasks, lists, search.list],
  )
  const isOpen = search.task !== undefined
  const closeDialog = () => {
    setDialog(null)
    returnFocusToList()
  }
  return (
    <TasksContext value={context}>
      <ListDetail
        title={t`Tasks`}
        variant="beside"
        head={null}
        listLabel={t`Tasks`}
        list={
          <TasksContext value={shown}>
            <ListPane actions={actions} />
          </TasksContext>
        }
        isOpen={isOpen}
        detail={<DetailPane key={search.task} taskId={search.task ?? ''} />}
      />
      <LazyDialog source={taskDialogs} request={dialog} onClose={closeDialog} />
    </TasksContext>
  )
}

const NONE: readonly never[] = []

function useTasksValue(actions: Actions, openDialog: (dialog: OpenDialog) => void): TasksContextValue {
  const { data = NONE } = useQuery(taskQueries.all())
  const { data: lists = NONE } = useQuery(taskQueries.lists())
  const isPart = useIsPart(taskQueries.all())
  const { data: unsorted = NONE } = useQuery(taskQueries.tags())
  const { data: people = NONE } = useQuery(taskQueries.assignees())
  const search = useSearch({ from: '/apps/tasks' })
  const setSearch = useSetSearch<TasksSearch>()
  const commands = useTaskCommands(actions)
  const now = useNow()
  const { compare } = useFormats()
  const tasks = useMemo(() => tasksIn(data, lists), [data, lists])
  const list = search.list === INBOX ? null : lists.find(({ id }) => id === search.list)
  const tags = useMemo(() => unsorted.toSorted((a, b) => compare(a.title, b.title)), [unsorted, compare])
  const tagTitles = useMemo(() => new Map(tags.map(({ id, title }) => [id, title])), [tags])
  const peopleById = useMemo(() => new Map(people.map((person) => [person.id, person])), [people])
  return useMemo(
    () => ({
      tasks,
      lists,
      list,
      isPart,
      tags,
      people,
      tagTitles,
      peopleById,
      commands,
      search,
      setSearch,
      openDialog,
      now,
    }),
    [tasks, lists, list, isPart, tags, people, tagTitles, peopleById, commands, search, setSearch, openDialog, now],
  )
}
