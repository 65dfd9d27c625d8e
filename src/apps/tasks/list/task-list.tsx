// The list: a grid of rows of which only those in sight are drawn, one stop of the Tab key, with keys, selection, dragging and the open line.
// Not on React Aria's GridList: with its virtualizer and drag and drop that alone is 52 kB of the 190 that the first visit to this screen may send.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { AddLine } from '../add/add-line.tsx'
import type { AddLineState } from '../add/use-add-line.ts'
import { isMovable } from '../moves.ts'
import type { Row } from '../rows.ts'
import { useTasks } from '../tasks-context.ts'
import { usePrinting } from '../use-printing.ts'
import type { Addition } from '../use-task-verbs.ts'
import { AddRow } from './add-row.tsx'
import { drawnParts, offsetsOf } from './drawn-parts.ts'
import { ListRow } from './list-row.tsx'
import { SectionRow } from './section-row.tsx'
import { TaskRow } from './task-row.tsx'
import { useActiveRow } from './use-active-row.ts'
import { useListInput } from './use-list-input.ts'
import { useRowHeights } from './use-row-heights.ts'
import type { RowMenuPlace } from './use-row-menu.ts'
import type { RowMoves } from './use-row-moves.ts'
import { useScrollWindow } from './use-scroll-window.ts'
import type { Selection } from './use-selection.ts'

export interface TaskListProps {
  readonly rows: readonly Row[]
  readonly selection: Selection
  readonly addLine: AddLineState
  /** Told which row had the focus last. */
  readonly cursor: RefObject<string | null>
  readonly moves: RowMoves
  /** False where another sort than the person's own order shows: nothing can be moved then. */
  readonly isOrdered: boolean
  /** The row whose title is being edited. */
  readonly editing: string | null
  /** Above the rows. */
  readonly children?: ReactNode
  readonly onToggleSection: (key: string) => void
  readonly onComplete: (ids: readonly string[], completed: boolean) => void
  readonly onRemove: (key: string) => void
  readonly onMenu: (place: RowMenuPlace) => void
  readonly onEdit: (key: string) => void
  /** @param title null: nothing changed */
  readonly onEdited: (id: string, title: string | null) => void
  readonly onAdd: (addition: Addition) => void
  /** Opens the line at the end of the section. */
  readonly onAddTo: (sectionId: string | null) => void
}

export function TaskList(props: TaskListProps) {
  const { rows } = props
  const { t } = useLingui()
  const { search } = useTasks()
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const [lineHeight, setLineHeight] = useState(0)
  const { heights, headHeight } = useRowHeights(rows, lineHeight)
  const offsets = useMemo(() => offsetsOf(heights), [heights])
  const inSight = useScrollWindow(scroller, offsets, headHeight)
  const active = useActiveRow(rows, grid, inSight.reveal)
  const { drag, handlers } = useListInput({ ...props, active, scroller, grid, offsets })
  const isPrinting = usePrinting()

  const indexOf = (key: string | undefined) => (key === undefined ? -1 : rows.findIndex((row) => row.key === key))
  const head = rows.findLastIndex(({ kind }, index) => index <= inSight.top && kind === 'section')
  const kept = [head, active.index, indexOf('line'), indexOf(drag?.key)]
  const parts = isPrinting
    ? drawnParts(offsets, 0, rows.length, [])
    : drawnParts(offsets, inSight.from, inSight.to, kept)

  return (
    <div
      ref={scroller}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain pt-2 pb-24 print:overflow-visible print:p-0"
    >
      {props.children}
      <div
        {...handlers}
        ref={grid}
        role="grid"
        aria-label={t`Tasks`}
        aria-multiselectable="true"
        aria-rowcount={rows.length}
        className={cx('relative', drag && 'cursor-grabbing')}
      >
        {parts.map((part) => {
          const row = rows[part.index]
          if (part.kind === 'gap' || !row)
            return <Gap key={`gap ${part.index}`} height={part.kind === 'gap' ? part.height : 0} />
          return (
            <ListRow
              key={row.key}
              row={row}
              index={part.index}
              height={heights[part.index] ?? 0}
              isActive={part.index === active.index}
              isOpen={row.key === search.task}
              isSelected={props.selection.keys.has(row.key)}
              dy={drag && props.moves.movesAlong(drag.key, row.key) ? drag.dy : null}
            >
              <RowContent {...props} row={row} isActive={part.index === active.index} onLineHeight={setLineHeight} />
            </ListRow>
          )
        })}
        {drag && <DropLine top={offsets[drag.gap] ?? 0} />}
      </div>
    </div>
  )
}

interface RowContentProps extends TaskListProps {
  readonly row: Row
  readonly isActive: boolean
  readonly onLineHeight: (height: number) => void
}

function RowContent({ row, isActive, onLineHeight, ...list }: RowContentProps) {
  const { tagTitles, peopleById, now } = useTasks()
  const { addLine, selection, isOrdered, editing } = list
  const shared = {
    isActive,
    isEditing: editing === row.key,
    canDrag: isOrdered && isMovable(row),
    onEdited: list.onEdited,
  }
  switch (row.kind) {
    case 'section':
      return <SectionRow {...shared} row={row} onToggle={list.onToggleSection} onAdd={list.onAddTo} />
    case 'task':
      return (
        <TaskRow
          {...shared}
          row={row}
          isSelected={selection.keys.has(row.key)}
          isSelecting={selection.keys.size > 0}
          tagTitles={tagTitles}
          assignee={row.task.assignedTo === null ? undefined : peopleById.get(row.task.assignedTo)}
          now={now}
          onComplete={list.onComplete}
        />
      )
    case 'add':
      return <AddRow row={row} />
    case 'line':
      return (
        addLine.line && (
          <AddLine
            // The same field from its opening on, wherever it moves to: what is typed meanwhile is not lost.
            key={`${addLine.line.type} ${[...addLine.line.before, addLine.line.afterId][0]}`}
            line={addLine.line}
            onText={addLine.setText}
            onAdd={list.onAdd}
            onClose={addLine.close}
            onHeight={onLineHeight}
          />
        )
      )
  }
}

const Gap = ({ height }: { height: number }) => <div role="presentation" style={{ height }} />

const DropLine = ({ top }: { top: number }) => (
  <div
    role="presentation"
    className="pointer-events-none absolute inset-x-3 z-(--z-sticky) -mt-px h-0.5 rounded-full bg-accent forced-colors:bg-[Highlight]"
    style={{ top }}
  />
)
