// The list of tasks: what each kind of row is to the list, and what its keys do. Used by list-pane.tsx.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useState } from 'react'
import type { ListActions } from '#kit/list/run-list-command.ts'
import { type RowTraits, useArraySource } from '#kit/list/source.ts'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import type { Selection } from '#kit/list/use-selection.ts'
import { type RowState, WindowedList } from '#kit/list/windowed-list.tsx'
import { AddLine } from '../add/add-line.tsx'
import type { AddLineState } from '../add/use-add-line.ts'
import type { Addition } from '../addition.ts'
import { isMovable } from '../moves.ts'
import type { Row } from '../rows.ts'
import { useTasks } from '../tasks-context.ts'
import { tasksKeys } from '../tasks-keys.ts'
import type { RowActions } from '../use-row-actions.ts'
import { AddRow } from './add-row.tsx'
import { SectionRow } from './section-row.tsx'
import { TaskRow } from './task-row.tsx'
import { useRowHeights } from './use-row-heights.ts'
import type { RowMoves } from './use-row-moves.ts'

export interface TaskListProps {
  readonly rows: readonly Row[]
  /** What is listed, for the scrolling. */
  readonly listed: string
  readonly selection: Selection
  readonly addLine: AddLineState
  readonly cursor: RefObject<string | null>
  readonly moves: RowMoves
  /** False where another sort than the person's own order shows: nothing can be moved then. */
  readonly isOrdered: boolean
  readonly actions: RowActions
  /** Above the rows. */
  readonly children?: ReactNode
  readonly onToggleSection: (key: string) => void
  readonly onMenu: (anchor: RowMenuAnchor) => void
  readonly onAdd: (additions: readonly Addition[]) => void
  /** Opens the line at the end of the section. */
  readonly onAddTo: (sectionId: string | null) => void
}

const keyOf = ({ key }: Row): string => key
const LINE = ['line']

function traitsOf(row: Row): RowTraits {
  switch (row.kind) {
    case 'section':
      return { kind: 'head', isFolded: row.isCollapsed }
    case 'task':
      return { kind: 'item', labelledBy: `title-${row.key} facts-${row.key} due-${row.key}` }
    case 'add':
      return { kind: 'action' }
    case 'line':
      return { kind: 'field' }
  }
}

export function TaskList(props: TaskListProps) {
  const { rows, selection, moves, isOrdered, children } = props
  const { t } = useLingui()
  const { search } = useTasks()
  const source = useArraySource(rows, keyOf)
  const [lineHeight, setLineHeight] = useState(0)
  const { offsets, headHeight } = useRowHeights(rows, lineHeight)
  return (
    <WindowedList
      label={t`Tasks`}
      source={source}
      listed={props.listed}
      traitsOf={traitsOf}
      offsets={offsets}
      headHeight={headHeight}
      keys={tasksKeys}
      actions={useListActions(props)}
      selection={selection}
      openKey={search.task}
      moving={{ ...moves, canMove: (row) => isOrdered && isMovable(row) }}
      onMenu={props.onMenu}
      cursor={props.cursor}
      mountedKeys={LINE}
      renderRow={(row, state) => <RowContent {...props} row={row} state={state} onLineHeight={setLineHeight} />}
    >
      {children}
    </WindowedList>
  )
}

function useListActions({ selection, actions, moves, onAddTo, onToggleSection }: TaskListProps): ListActions<Row> {
  const { search, setSearch } = useTasks()
  return {
    open: (_, key) => setSearch({ task: key }),
    close: () => search.task !== undefined && setSearch({ task: undefined }),
    act: (row) => row.kind === 'add' && onAddTo(row.section?.id ?? null),
    fold: (row) => onToggleSection(row.key),
    run(command, row, key) {
      if (row.kind === 'add') return command === 'complete'
      switch (command) {
        case 'complete':
          if (row.kind === 'section') onToggleSection(key)
          if (row.kind === 'task')
            actions.complete(selection.has(key) ? [...selection.keys] : [key], !row.task.completed)
          return true
        case 'delete':
          actions.remove(key)
          return true
        case 'edit':
          actions.edit(key)
          return true
        case 'move-up':
        case 'move-down':
        case 'top':
          moves.oneStep(key, command === 'top' ? command : command === 'move-up' ? -1 : 1)
          return true
        default:
          return false
      }
    },
  }
}

interface RowContentProps extends TaskListProps {
  readonly row: Row
  readonly state: RowState
  readonly onLineHeight: (height: number) => void
}

function RowContent({ row, state: { isActive, isSelected }, onLineHeight, ...list }: RowContentProps) {
  const { tagTitles, peopleById, now } = useTasks()
  const { addLine, selection, isOrdered, actions } = list
  const shared = {
    isActive,
    isEditing: actions.editing === row.key,
    canDrag: isOrdered && isMovable(row),
    onEdited: actions.edited,
  }
  switch (row.kind) {
    case 'section':
      return <SectionRow {...shared} row={row} now={now} onToggle={list.onToggleSection} onAdd={list.onAddTo} />
    case 'task':
      return (
        <TaskRow
          {...shared}
          row={row}
          isSelected={isSelected}
          isSelecting={selection.size > 0}
          tagTitles={tagTitles}
          assignee={row.task.assignedTo === null ? undefined : peopleById.get(row.task.assignedTo)}
          now={now}
          onComplete={actions.complete}
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
