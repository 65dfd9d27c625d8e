// What presses and keys do in the list: opening, selecting, completing, moving, editing. Used by task-list.tsx.
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect } from 'react'
import { isTyping } from '#platform/keys/chord.ts'
import { tasksKeys } from '#platform/keys/tables/tasks-keys.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { announce } from '#ui/announce.ts'
import { isMovable, sectionGaps, taskGaps } from '../moves.ts'
import { useTasks } from '../tasks-context.ts'
import { type ListCommand, runListCommand } from './run-list-command.ts'
import type { TaskListProps } from './task-list.tsx'
import { type ActiveRow, keyOfEvent } from './use-active-row.ts'
import { type Drag, type RowDrag, useRowDrag } from './use-row-drag.ts'
import { useRowMenu } from './use-row-menu.ts'

export interface ListInput {
  readonly drag: Drag | null
  /** For the grid's element. */
  readonly handlers: React.HTMLAttributes<HTMLElement>
}

interface Options extends TaskListProps {
  readonly active: ActiveRow
  readonly scroller: RefObject<HTMLElement | null>
  readonly grid: RefObject<HTMLElement | null>
  readonly offsets: readonly number[]
}

export function useListInput({
  rows,
  selection,
  isOrdered,
  moves,
  cursor,
  active,
  scroller,
  grid,
  offsets,
  ...does
}: Options): ListInput {
  const { search, setSearch } = useTasks()
  const indexOf = (key: string) => rows.findIndex((row) => row.key === key)
  const dragging = useRowDrag({
    scroller,
    grid,
    offsets,
    indexOf,
    canDrag: (key) => isOrdered && rows.some((row) => row.key === key && isMovable(row)),
    gapsFor: (key) => (rows[indexOf(key)]?.kind === 'section' ? sectionGaps(rows) : taskGaps(rows)),
    onDrop: moves.drop,
  })
  useSpokenDrag(dragging.drag, rows.length)
  const open = (id: string) => setSearch({ task: id })
  const actions = {
    rows,
    active,
    selection,
    open,
    close: () => search.task !== undefined && setSearch({ task: undefined }),
    complete: does.onComplete,
    remove: does.onRemove,
    edit: does.onEdit,
    addTo: does.onAddTo,
    toggleSection: does.onToggleSection,
    moveOneStep: moves.oneStep,
  }

  const onClick = (event: React.MouseEvent) => {
    const key = keyOfEvent(event.target)
    const row = key === undefined ? undefined : rows[indexOf(key)]
    if (!row || row.kind === 'line' || isControl(event.target)) return
    active.activate(row.key, true)
    if (row.kind === 'add') return does.onAddTo(row.section?.id ?? null)
    if (row.kind === 'section') return
    if (event.shiftKey) selection.extendTo(row.key)
    else if (isForSelecting(event) || (selection.keys.size > 0 && isTouch(event))) selection.toggle(row.key)
    else open(row.key)
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isTyping(event.target)) return
    if (dragging.drag) return whileHeld(event, dragging)
    const isPress = event.key === 'Enter' || event.key === ' '
    const row = rows[active.index]
    if (isPress && row && isHandle(event.target)) {
      event.preventDefault()
      return dragging.lift(row.key)
    }
    // On a control of the row its own keys come first.
    if (isPress && isControl(event.target)) return
    const command = actionOf(tasksKeys, 'list', event) as ListCommand | undefined
    if (command && runListCommand(command, actions)) event.preventDefault()
  }

  const onFocus = (event: React.FocusEvent) => {
    const key = keyOfEvent(event.target)
    if (key !== undefined && !isTyping(event.target)) cursor.current = key
    // Also where it was the active one by default: from now on it is the one, wherever it moves.
    if (key !== undefined) active.activate(key)
  }

  const menu = useRowMenu(does.onMenu)
  return {
    drag: dragging.drag,
    handlers: {
      ...menu,
      onClick,
      onKeyDown,
      onFocus,
      onPointerDown: dragging.onPointerDown,
      onBlur: dragging.drag?.isByKey ? dragging.cancel : undefined,
    },
  }
}

/** What an arrow key does to a row that is held by keyboard. */
function whileHeld(event: React.KeyboardEvent, { shift, drop, cancel }: RowDrag): void {
  if (event.key === 'ArrowDown') shift(1)
  else if (event.key === 'ArrowUp') shift(-1)
  else if (event.key === 'Enter' || event.key === ' ') drop()
  else if (event.key === 'Escape') cancel()
  else return
  event.preventDefault()
}

function useSpokenDrag(drag: Drag | null, count: number): void {
  const { t } = useLingui()
  const gap = drag?.isByKey ? drag.gap : undefined
  useEffect(() => {
    if (gap !== undefined)
      announce(t`Held at line ${gap + 1} of ${count}. Arrow keys move it, Enter drops it, Escape leaves it.`)
  }, [gap, count, t])
}

const isForSelecting = (event: React.MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || (event.target instanceof Element && event.target.closest('[data-select]') !== null)

const isTouch = ({ nativeEvent }: React.MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'

const isHandle = (target: EventTarget): boolean => target instanceof Element && target.closest('[data-handle]') !== null

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, input, textarea, label, a') !== null
