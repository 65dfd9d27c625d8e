// What is said above or in place of the rows: no task yet, all done, nothing matches, the search failed. Used by list-pane.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
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

export function ListMessage({ rows, view, toDo, isFailed, onRetry, onNewTask }: ListMessageProps) {
  const { t } = useLingui()
  const { tasks, search, setSearch } = useTasks()
  if (isFailed) {
    return <ErrorState variant="bar" title={t`The search failed.`} onRetry={onRetry} className="m-4" />
  }
  if (rows.some(({ kind }) => kind === 'line')) return null
  if (!tasks.some((task) => !isSection(task))) {
    return (
      <EmptyState
        title={t`No task yet.`}
        description={t`What you have to do will be here, in sections and in the order that you give it.`}
        action={
          <Button icon="plus" onPress={onNewTask}>
            <Trans>Add the first task</Trans>
          </Button>
        }
      />
    )
  }
  const hasTasks = rows.some((row) => row.kind === 'task' && !row.isElsewhere)
  if (isNarrowed(view) && !rows.some(({ kind }) => kind === 'task')) {
    const words = search.q?.trim()
    return (
      <EmptyState
        title={words ? t`Nothing matches “${words}”.` : t`No task matches these filters.`}
        action={
          <Button onPress={() => setSearch(NO_FILTERS)}>
            <Trans>Show all that is to do</Trans>
          </Button>
        }
      />
    )
  }
  if (view.show === 'open' && toDo === 0 && !hasTasks && !isNarrowed(view)) {
    return (
      <EmptyState
        title={t`All done.`}
        action={
          <Button onPress={() => setSearch({ show: 'done' })}>
            <Trans>Show what is done</Trans>
          </Button>
        }
      />
    )
  }
  return null
}
