// What presses and keys do in the list: opening, selecting, moving, and what the screen has of its own. Used by windowed-list.tsx.
// @chunk lists
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { isTyping } from '#platform/keys/chord.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { announce } from '#ui/announce.ts'
import { pressedRow } from './list-focus.ts'
import type { RowOffsets } from './row-offsets.ts'
import { runListCommand } from './run-list-command.ts'
import { type ActiveRow, isControl, keyOfEvent } from './use-active-row.ts'
import { type Drag, pressedKey, type RowDrag, useRowDrag } from './use-row-drag.ts'
import { useRowMenu } from './use-row-menu.ts'
import type { WindowedListProps } from './windowed-list.tsx'

export interface ListInput {
  readonly drag: Drag | null
  /** For the grid's element. */
  readonly handlers: React.HTMLAttributes<HTMLElement>
}

interface Options<Row> extends WindowedListProps<Row> {
  readonly active: ActiveRow
  readonly scroller: RefObject<HTMLElement | null>
  readonly grid: RefObject<HTMLElement | null>
  readonly offsets: RowOffsets
}

export function useListInput<Row>(options: Options<Row>): ListInput {
  const { source, moving, cursor, active, scroller, grid, offsets } = options
  const rowOf = (key: string) => source.rowAt(source.indexOf(key))
  const canDrag = (key: string) => {
    const row = rowOf(key)
    return row !== undefined && moving?.canMove(row) === true
  }
  const dragging = useRowDrag({
    scroller,
    grid,
    offsets,
    indexOf: source.indexOf,
    canDrag,
    gapsFor: (key) => moving?.gapsFor(key) ?? [],
    onDrop: (key, gap) => moving?.drop(key, gap),
    onPressed: (key, { clientX: x, clientY: y }) => options.onMenu?.({ key, x, y }),
  })
  useSpokenDrag(dragging.drag, source.count)

  const onFocus = (event: React.FocusEvent) => {
    const key = keyOfEvent(event.target)
    if (key === undefined) return
    if (cursor && !isTyping(event.target)) cursor.current = key
    // Also where it was the active one by default: from now on it is the one, wherever it moves.
    active.activate(source.indexOf(key))
  }

  const menu = useRowMenu(options.onMenu, (target) => {
    const key = pressedKey(target)
    return key !== undefined && canDrag(key)
  })
  return {
    drag: dragging.drag,
    handlers: {
      ...(options.onMenu && menu),
      ...pressHandlers(options, dragging),
      onFocus,
      onPointerDown: dragging.onPointerDown,
      onTouchStart(event) {
        if (options.onMenu) menu.onTouchStart(event)
        dragging.onTouchStart(event)
      },
      onBlur: dragging.drag?.isByKey ? dragging.cancel : undefined,
    },
  }
}

/** Opening, selecting, lifting, and the commands of the list. */
function pressHandlers<Row>(options: Options<Row>, dragging: RowDrag) {
  const { source, traitsOf, selection, actions, keys, active } = options
  const onClick = (event: React.MouseEvent) => {
    const key = keyOfEvent(event.target)
    const row = key === undefined ? undefined : source.rowAt(source.indexOf(key))
    if (key === undefined || row === undefined || isControl(event.target)) return
    const { kind } = traitsOf(row)
    if (kind === 'field') return
    active.activate(source.indexOf(key), true)
    if (kind === 'action') return actions.act?.(row)
    if (kind === 'head') return
    if (selection && event.shiftKey) selection.extendTo(key)
    else if (selection && (isForSelecting(event) || (selection.size > 0 && isTouch(event)))) selection.toggle(key)
    else {
      pressedRow.set(key)
      actions.open(row, key)
    }
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isTyping(event.target)) return
    if (dragging.drag) return whileHeld(event, dragging)
    const isPress = event.key === 'Enter' || event.key === ' '
    const key = source.keyAt(active.index)
    if (isPress && key !== undefined && isHandle(event.target)) {
      event.preventDefault()
      return dragging.lift(key)
    }
    // On a control of the row its own keys come first.
    if (isPress && isControl(event.target)) return
    const command = actionOf(keys, 'list', event)
    if (command !== undefined && runListCommand(command, { source, traitsOf, active, selection, actions }))
      event.preventDefault()
  }
  return { onClick, onKeyDown }
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

function useSpokenDrag(drag: Drag | null, total: number): void {
  const { t } = useLingui()
  const { number } = useFormats()
  const gap = drag?.isByKey ? drag.gap : undefined
  const count = number(total)
  useEffect(() => {
    if (gap !== undefined)
      announce(
        t`Picked up, now at row ${number(gap + 1)} of ${count}. Use the arrow keys to move, Enter to drop or Escape to cancel.`,
      )
  }, [gap, count, t, number])
}

const isForSelecting = (event: React.MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || (event.target instanceof Element && event.target.closest('[data-select]') !== null)

const isTouch = ({ nativeEvent }: React.MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'

const isHandle = (target: EventTarget): boolean => target instanceof Element && target.closest('[data-handle]') !== null
