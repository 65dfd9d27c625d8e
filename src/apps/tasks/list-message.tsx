// The message above or in place of the rows: no task yet, all done, nothing matches, the search failed. Used by list-pane.tsx.
// @chunk tasks-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { NoRows } from '#kit/list/no-rows.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { NO_FILTERS } from './filter-bar.tsx'
import { isSection } from './outline.ts'
import { isNarrowed, type Row, type View } from './rows.ts'
import { useTasks } from './tasks-context.ts'

export interface ListMessageProps {
  readonly rows: readonly Row[]
  readonly view: View
  readonly toDo: number
  /** The search gave no answer. */
  readonly isFailed: boolean
  readonly onRetry: () => unknown
  readonly onNewTask: () => void
}

export default function ListMessage({ rows, view, toDo, isFailed, onRetry, onNewTask }: ListMessageProps) {
  const { t } = useLingui()
  const { tasks, list, search, setSearch } = useTasks()
  if (isFailed) {
    return <ErrorState variant="bar" title={t`Couldn’t search.`} onRetry={onRetry} className="m-4" />
  }
  if (rows.some(({ kind }) => kind === 'line')) return null
  if (search.list !== undefined && list === undefined) {
    return (
      <NoRows
        title={t`This list no longer exists.`}
        description={t`It was deleted, or the link is from another device.`}
        onShowAll={() => setSearch({ list: undefined })}
        showAllLabel={t`Show all lists`}
      />
    )
  }
  if (!tasks.some((task) => !isSection(task))) {
    return (
      <NoRows
        title={t`No tasks yet.`}
        description={t`Your tasks will appear here, in sections and in the order you choose.`}
        action={
          <Button icon="plus" onPress={onNewTask}>
            <Trans>Add the first task</Trans>
          </Button>
        }
      />
    )
  }
  if (view.view && !isNarrowed(view) && view.show === 'open' && !rows.some(({ kind }) => kind === 'task')) {
    return <NothingPlanned isToday={view.view === 'today'} />
  }
  const hasTasks = rows.some((row) => row.kind === 'task' && !row.isElsewhere)
  if ((isNarrowed(view) || view.view) && !rows.some(({ kind }) => kind === 'task')) {
    const queryText = search.q?.trim()
    return (
      <NoRows
        title={queryText ? t`No results for “${queryText}”.` : t`No tasks match these filters.`}
        onShowAll={() => setSearch(NO_FILTERS)}
        showAllLabel={t`Show all tasks still to do`}
      />
    )
  }
  if (view.show === 'open' && toDo === 0 && !hasTasks && !isNarrowed(view)) {
    const showDone = () => setSearch({ show: 'done' })
    return <NoRows title={t`All done.`} onShowAll={showDone} showAllLabel={t`Show completed tasks`} />
  }
  return null
}

function NothingPlanned({ isToday }: { readonly isToday: boolean }) {
  const { t } = useLingui()
  const { setSearch } = useTasks()
  return isToday ? (
    <NoRows
      title={t`Nothing is due today.`}
      onShowAll={() => setSearch({ view: 'upcoming' })}
      showAllLabel={t`Show upcoming tasks`}
    />
  ) : (
    <NoRows
      title={t`No tasks planned.`}
      description={t`Tasks with a due or start date will appear here, day by day.`}
      onShowAll={() => setSearch({ view: undefined })}
      showAllLabel={t`Show the list`}
    />
  )
}
