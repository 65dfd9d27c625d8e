// The pane of the list: toolbar, filters, rows, bulk bar, and what is said where there is nothing. Used by tasks-screen.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import { useCollapsed } from '#kit/list/use-collapsed.ts'
import type { RowMenuPlace } from '#kit/list/use-row-menu.ts'
import { useSelection } from '#kit/list/use-selection.ts'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import type { Actions } from '#kit/undo/use-action.ts'
import { ownKey } from '#platform/session/own-items.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { placeOfLine, useAddLine } from './add/use-add-line.ts'
import { BulkBar, FilterBar, ListMessage, ListNav, MonthView, RowMenu, ViewNav } from './lazy-parts.ts'
import { TaskList } from './list/task-list.tsx'
import { useRowMoves } from './list/use-row-moves.ts'
import type { TasksSearch, ViewName } from './search-params.ts'
import { useTasks } from './tasks-context.ts'
import { Toolbar } from './toolbar.tsx'
import { useAdding } from './use-adding.ts'
import { useHits } from './use-hits.ts'
import { useRowActions } from './use-row-actions.ts'
import { useScreenKeys } from './use-screen-keys.ts'
import { useLingering, useTaskRows, viewNameOf } from './use-task-rows.ts'

const COLLAPSED = ownKey('tasks-collapsed')

export function ListPane({ actions: { undoLast, redoLast } }: { readonly actions: Actions }) {
  const { t } = useLingui()
  const { tasks, lists, list, isPart, search, setSearch, now, openDialog } = useTasks()
  const show = (name: ViewName | undefined) => setSearch({ view: name, day: undefined, task: undefined })
  const addLine = useAddLine()
  const cursor = useRef<string | null>(null)
  const { collapsed, toggle, expand } = useCollapsed(COLLAPSED)
  const { lingering, linger } = useLingering(search)
  const { hits, isFailed, retry } = useHits(search.q)
  const lineAfter = addLine.line ? placeOfLine(addLine.line, (id) => tasks.some((task) => task.id === id)) : undefined
  const { rows, view, shownIds, toDo } = useTaskRows({
    tasks,
    hasLists: lists.length > 0,
    search,
    hits,
    collapsed,
    lingering,
    lineAfter,
    now,
  })
  const selection = useSelection(shownIds)
  const selected = shownIds.filter((id) => selection.keys.has(id))
  const isOrdered = view.sort === 'order' && view.view === undefined
  const isGone = search.list !== undefined && list === undefined
  const moves = useRowMoves(rows, selection.keys, isOrdered)
  const adding = useAdding(addLine, cursor, expand)
  const actions = useRowActions(selection, linger)
  const [isSearching, setSearching] = useState(search.q !== undefined)
  const [menu, setMenu] = useState<RowMenuPlace | null>(null)
  useScreenKeys({
    'new-task': adding.newTask,
    'new-section': adding.newSection,
    search: () => setSearching(true),
    'view-list': () => show(undefined),
    'view-today': () => show('today'),
    'view-upcoming': () => show('upcoming'),
    'view-calendar': () => show('calendar'),
    lists: () => openDialog({ kind: 'lists', ids: [] }),
    import: () => openDialog({ kind: 'import', file: null }),
    undo: undoLast,
    redo: redoLast,
  })

  return (
    <>
      <Toolbar
        toDo={isPart ? undefined : toDo}
        shownIds={shownIds}
        isSearching={isSearching || search.q !== undefined}
        onSearching={setSearching}
        onNewTask={adding.newTask}
        onNewSection={adding.newSection}
        onSelectAll={selection.selectAll}
      />
      <Suspense fallback={<div className={lists.length > 0 ? 'mb-px shrink-0 py-row' : 'mb-px shrink-0 pt-row'} />}>
        {lists.length > 0 && <ListNav />}
        <ViewNav />
      </Suspense>
      <Suspense fallback={<div className="h-11.5 shrink-0" />}>{isChipped(search) && <FilterBar />}</Suspense>
      {view.view === 'calendar' && !isGone ? (
        <Suspense fallback={<SkeletonRows label={t`Loading the calendar`} count={8} />}>
          <MonthView
            view={view}
            actions={actions}
            addLine={addLine}
            onAdd={adding.add}
            onNewTask={adding.newTask}
            onMenu={setMenu}
          />
        </Suspense>
      ) : (
        <DropZone
          message={<Trans>Drop a calendar file or a table to import tasks</Trans>}
          onFiles={([file]) => file && openDialog({ kind: 'import', file })}
          className="flex min-h-0 flex-1 flex-col print:block"
        >
          <TaskList
            rows={rows}
            selection={selection}
            addLine={addLine}
            cursor={cursor}
            isOrdered={isOrdered}
            moves={moves}
            listed={viewNameOf(search)}
            actions={actions}
            onToggleSection={toggle}
            onMenu={setMenu}
            onAdd={adding.add}
            onAddTo={adding.addTo}
          >
            <Suspense>
              {(isFailed || !(isPart || rows.some((row) => row.kind === 'task' && !row.isElsewhere))) && (
                <ListMessage {...{ rows, view, toDo, isFailed }} onRetry={retry} onNewTask={adding.newTask} />
              )}
            </Suspense>
          </TaskList>
        </DropZone>
      )}
      <Suspense>
        {selected.length > 0 && (
          <BulkBar
            ids={selected}
            onComplete={actions.complete}
            onRemove={actions.removeAll}
            onClear={selection.clear}
          />
        )}
        {menu && (
          <RowMenu
            place={menu}
            ids={selection.has(menu.key) ? selected : [menu.key]}
            onClose={() => setMenu(null)}
            onEdit={actions.edit}
            onSelect={selection.toggle}
            onComplete={actions.complete}
            onRemove={actions.remove}
            onAddTo={adding.addTo}
            onMove={moves.oneStep}
          />
        )}
      </Suspense>
    </>
  )
}

const isChipped = ({ tag, due, priority, show, sort }: TasksSearch): boolean =>
  [tag, due, priority, show, sort].some((one) => one !== undefined)
