// The pane of the list: toolbar, filters, rows, bulk bar, and what is said where there is nothing. Used by tasks-screen.tsx.
import { Suspense, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { placeOfLine, useAddLine } from './add/use-add-line.ts'
import { FileDrop } from './file-drop.tsx'
import { FilterBar } from './filter-bar.tsx'
import { BulkBar, RowMenu } from './lazy-parts.ts'
import { TaskList } from './list/task-list.tsx'
import type { RowMenuPlace } from './list/use-row-menu.ts'
import { useRowMoves } from './list/use-row-moves.ts'
import { useSelection } from './list/use-selection.ts'
import { ListMessage } from './list-message.tsx'
import { useTasks } from './tasks-context.ts'
import { Toolbar } from './toolbar.tsx'
import { useAdding } from './use-adding.ts'
import type { Changes } from './use-changes.ts'
import { useCollapsed } from './use-collapsed.ts'
import { useHits } from './use-hits.ts'
import { useRowActions } from './use-row-actions.ts'
import { useScreenKeys } from './use-screen-keys.ts'
import { useLingering, useTaskRows } from './use-task-rows.ts'

export interface ListPaneProps {
  readonly changes: Changes
  /** A task is open: below md this pane gives way to it. */
  readonly isBeside: boolean
}

export function ListPane({ changes, isBeside }: ListPaneProps) {
  const { tasks, search, now, openDialog } = useTasks()
  const addLine = useAddLine()
  const cursor = useRef<string | null>(null)
  const { collapsed, toggle, expand } = useCollapsed()
  const { lingering, linger } = useLingering(search)
  const { hits, isFailed, retry } = useHits(search.q)
  const lineAfter = addLine.line ? placeOfLine(addLine.line, (id) => tasks.some((task) => task.id === id)) : undefined
  const { rows, view, shownIds, toDo } = useTaskRows({ tasks, search, hits, collapsed, lingering, lineAfter, now })
  const selection = useSelection(shownIds)
  const selected = shownIds.filter((id) => selection.keys.has(id))
  const isOrdered = view.sort === 'order'
  const moves = useRowMoves(rows, selection.keys, isOrdered)
  const adding = useAdding(addLine, cursor, expand)
  const actions = useRowActions(selection, linger)
  const [isSearching, setSearching] = useState(search.q !== undefined)
  const [menu, setMenu] = useState<RowMenuPlace | null>(null)
  useScreenKeys({
    'new-task': adding.newTask,
    'new-section': adding.newSection,
    search: () => setSearching(true),
    import: () => openDialog({ kind: 'import', file: null }),
    undo: changes.undoLast,
    redo: changes.redoLast,
  })

  return (
    <section
      className={cx(
        'relative flex min-w-0 flex-1 flex-col',
        isBeside && 'max-md:invisible max-md:absolute max-md:inset-0 print:hidden',
      )}
    >
      <Toolbar
        toDo={toDo}
        shownIds={shownIds}
        isSearching={isSearching || search.q !== undefined}
        onSearching={setSearching}
        onNewTask={adding.newTask}
        onNewSection={adding.newSection}
        onSelectAll={selection.selectAll}
      />
      <FilterBar />
      <FileDrop>
        <TaskList
          rows={rows}
          selection={selection}
          addLine={addLine}
          cursor={cursor}
          isOrdered={isOrdered}
          moves={moves}
          editing={actions.editing}
          onToggleSection={toggle}
          onComplete={actions.complete}
          onRemove={actions.remove}
          onMenu={setMenu}
          onEdit={actions.edit}
          onEdited={actions.edited}
          onAdd={adding.add}
          onAddTo={adding.addTo}
        >
          <ListMessage
            rows={rows}
            view={view}
            toDo={toDo}
            isFailed={isFailed}
            onRetry={retry}
            onNewTask={adding.newTask}
          />
        </TaskList>
      </FileDrop>
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
            ids={selection.keys.has(menu.key) ? selected : [menu.key]}
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
    </section>
  )
}
