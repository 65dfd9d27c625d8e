// The pane of the list: toolbar, filters, rows, bulk bar, and the message where there are none. Used by tasks-screen.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import { useCollapsed } from '#kit/list/use-collapsed.ts'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { useSelection } from '#kit/list/use-selection.ts'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import type { Actions } from '#kit/undo/use-action.ts'
import { ownKey } from '#platform/session/own-items.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { rowBefore, useAddLine } from './add/use-add-line.ts'
import { FilterBar, ListMessage, ListNav, MonthView, OfRows, ViewNav } from './lazy-parts.ts'
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
  const { isPart, search, setSearch, openDialog } = useTasks()
  const show = (name: ViewName | undefined) => setSearch({ view: name, day: undefined, task: undefined })
  const pane = useListPane()
  const { adding, selection } = pane
  const { view, shownIds, toDo } = pane.shown
  const selected = shownIds.filter((id) => selection.keys.has(id))
  const [isSearching, setSearching] = useState(search.q !== undefined)
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
      <Navigation />
      {view.view === 'calendar' && !pane.isGone ? <Month pane={pane} /> : <Tasks pane={pane} />}
      <Suspense>{(selected.length > 0 || pane.menu) && <OfRows {...pane} selected={selected} />}</Suspense>
    </>
  )
}

interface PaneProps {
  readonly pane: ReturnType<typeof useListPane>
}

/** What is listed, and what can be done to it. */
function useListPane() {
  const { tasks, lists, list, search, now } = useTasks()
  const addLine = useAddLine()
  const cursor = useRef<string | null>(null)
  const { collapsed, toggle, expand } = useCollapsed(COLLAPSED)
  const { lingering, linger } = useLingering(search)
  const { hits, isFailed, retry } = useHits(search.q)
  const lineAfter = addLine.line ? rowBefore(addLine.line, (id) => tasks.some((task) => task.id === id)) : undefined
  const hasLists = lists.length > 0
  const shown = useTaskRows({ tasks, hasLists, search, hits, collapsed, lingering, lineAfter, now })
  const selection = useSelection(shown.shownIds)
  const isOrdered = shown.view.sort === 'order' && shown.view.view === undefined
  const moves = useRowMoves(shown.rows, selection.keys, isOrdered)
  const adding = useAdding(addLine, cursor, expand)
  const actions = useRowActions(selection, linger)
  const [menu, setMenu] = useState<RowMenuAnchor | null>(null)
  /** The list that the URL names no longer exists. */
  const isGone = search.list !== undefined && list === undefined
  return {
    addLine,
    cursor,
    toggle,
    isFailed,
    retry,
    shown,
    selection,
    isOrdered,
    moves,
    adding,
    actions,
    menu,
    setMenu,
    isGone,
  }
}

/** The lists, the ways to look at them, and the filters that are set. */
function Navigation() {
  const { lists, search } = useTasks()
  const hasLists = lists.length > 0
  return (
    <>
      <Suspense fallback={<div className={hasLists ? 'mb-px shrink-0 py-row' : 'mb-px shrink-0 pt-row'} />}>
        {hasLists && <ListNav />}
        <ViewNav />
      </Suspense>
      <Suspense fallback={<div className="h-11.5 shrink-0" />}>{isChipped(search) && <FilterBar />}</Suspense>
    </>
  )
}

function Month({ pane: { shown, actions, addLine, adding, setMenu } }: PaneProps) {
  const { t } = useLingui()
  return (
    <Suspense fallback={<SkeletonRows label={t`Loading the calendar`} count={8} />}>
      <MonthView
        view={shown.view}
        actions={actions}
        addLine={addLine}
        onAdd={adding.add}
        onNewTask={adding.newTask}
        onMenu={setMenu}
      />
    </Suspense>
  )
}

function Tasks({ pane }: PaneProps) {
  const { isPart, search, openDialog } = useTasks()
  const { isFailed, adding } = pane
  const { rows, view, toDo } = pane.shown
  return (
    <DropZone
      message={<Trans>Drop a calendar file or a table to import tasks</Trans>}
      onFiles={([file]) => file && openDialog({ kind: 'import', file })}
      className="flex min-h-0 flex-1 flex-col print:block"
    >
      <TaskList
        rows={rows}
        selection={pane.selection}
        addLine={pane.addLine}
        cursor={pane.cursor}
        isOrdered={pane.isOrdered}
        moves={pane.moves}
        listed={viewNameOf(search)}
        actions={pane.actions}
        onToggleSection={pane.toggle}
        onMenu={pane.setMenu}
        onAdd={adding.add}
        onAddTo={adding.addTo}
      >
        <Suspense>
          {(isFailed || !(isPart || rows.some((row) => row.kind === 'task' && !row.isElsewhere))) && (
            <ListMessage {...{ rows, view, toDo, isFailed }} onRetry={pane.retry} onNewTask={adding.newTask} />
          )}
        </Suspense>
      </TaskList>
    </DropZone>
  )
}

const isChipped = ({ tag, due, priority, show, sort }: TasksSearch): boolean =>
  [tag, due, priority, show, sort].some((one) => one !== undefined)
