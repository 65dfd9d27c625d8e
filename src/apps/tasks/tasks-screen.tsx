// Tasks at /apps/tasks: the list, and beside it the open task; below md one of the two. What is open, searched, filtered and sorted stands in the address.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { DetailPane } from './detail-pane.tsx'
import { LazyDialog } from './lazy-dialog.tsx'
import { fetchPartsAhead } from './lazy-parts.ts'
import { returnFocusToList } from './list-focus.ts'
import { ListPane } from './list-pane.tsx'
import { taskQueries } from './queries.ts'
import type { TasksSearch } from './search-params.ts'
import { type OpenDialog, TasksContext, type TasksContextValue } from './tasks-context.ts'
import { useChanges } from './use-changes.ts'
import { useTagVerbs } from './use-tag-verbs.ts'
import { useTaskVerbs } from './use-task-verbs.ts'

export function TasksScreen() {
  const { t } = useLingui()
  const { data: tasks, isError, isFetching, refetch } = useQuery(taskQueries.all())
  if (tasks) return <Panes />
  return (
    <div className="pt-13">
      {isError ? (
        <ErrorState
          title={t`The tasks could not be read.`}
          description={t`They are kept on this device; trying again usually helps.`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonRows label={t`Loading tasks`} count={12} />
      )}
    </div>
  )
}

function Panes() {
  useEffect(fetchPartsAhead, [])
  const changes = useChanges()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const context = useTasksValue(changes, setDialog)
  const isOpen = context.search.task !== undefined
  const closeDialog = () => {
    setDialog(null)
    returnFocusToList()
  }
  return (
    <TasksContext value={context}>
      <div className="relative flex min-h-0 flex-1 print:block">
        <ListPane changes={changes} isBeside={isOpen} />
        {isOpen && <DetailPane key={context.search.task} taskId={context.search.task ?? ''} />}
      </div>
      {dialog && <LazyDialog dialog={dialog} onClose={closeDialog} />}
    </TasksContext>
  )
}

const NONE: readonly never[] = []

function useTasksValue(
  changes: ReturnType<typeof useChanges>,
  openDialog: (dialog: OpenDialog) => void,
): TasksContextValue {
  const { data: tasks = NONE } = useQuery(taskQueries.all())
  const { data: unsorted = NONE } = useQuery(taskQueries.tags())
  const { data: people = NONE } = useQuery(taskQueries.assignees())
  const search = useSearch({ from: '/apps/tasks' })
  const navigate = useNavigate({ from: '/apps/tasks' })
  const setSearch = useCallback<TasksContextValue['setSearch']>(
    (change, { replace = false } = {}) =>
      void navigate({ search: (before: TasksSearch) => ({ ...before, ...change }), replace, resetScroll: false }),
    [navigate],
  )
  const verbs = useTaskVerbs(changes)
  const tagVerbs = useTagVerbs(changes)
  const now = useNow()
  const { compare } = useFormats()
  const tags = useMemo(() => unsorted.toSorted((a, b) => compare(a.title, b.title)), [unsorted, compare])
  const tagTitles = useMemo(() => new Map(tags.map(({ id, title }) => [id, title])), [tags])
  const peopleById = useMemo(() => new Map(people.map((person) => [person.id, person])), [people])
  return useMemo(
    () => ({ tasks, tags, people, tagTitles, peopleById, verbs, tagVerbs, search, setSearch, openDialog, now }),
    [tasks, tags, people, tagTitles, peopleById, verbs, tagVerbs, search, setSearch, openDialog, now],
  )
}
