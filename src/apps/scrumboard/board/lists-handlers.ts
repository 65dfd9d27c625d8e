// What presses and keys on the lists of the board do: drag cards and lists, select cards, open the menu of one.
// @chunk scrumboard
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, TouchEvent } from 'react'
import { cardOf } from '#kit/drag/card-positions.ts'
import type { useCardDrag } from '#kit/drag/use-card-drag.ts'
import type { Selection } from '#kit/list/use-selection.ts'
import type { useBoardKeys } from './use-board-keys.ts'
import type { CardMenuState } from './use-card-menu.ts'
import type { useListDrag } from './use-list-drag.ts'

interface Parts {
  readonly hand: Omit<ReturnType<typeof useCardDrag>, 'drag'>
  readonly keys: Omit<ReturnType<typeof useBoardKeys>, 'lifted'>
  readonly listDrag: ReturnType<typeof useListDrag>
  readonly selection: Selection
  readonly menu: CardMenuState
  setActive(change: (id: string | undefined) => string | undefined): void
}

export function handlersOf({ hand, keys, listDrag, selection, menu, setActive }: Parts) {
  return {
    ...hand,
    ...keys,
    onPointerDown(event: PointerEvent) {
      hand.onPointerDown(event)
      listDrag.onPointerDown(event)
    },
    onTouchStart(event: TouchEvent) {
      hand.onTouchStart(event)
      listDrag.onTouchStart(event)
    },
    onKeyDown(event: KeyboardEvent) {
      listDrag.onKeyDown(event)
      keys.onKeyDown(event)
    },
    onBlur() {
      listDrag.onBlur()
      keys.onBlur()
    },
    onClickCapture(event: MouseEvent) {
      const id = (event.target as Element).closest('a') ? cardOf(event.target) : undefined
      const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
      const isMany = event.ctrlKey || event.metaKey || (isTouch && selection.size > 0)
      if (id === undefined || !(event.shiftKey || isMany)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.shiftKey) selection.extendTo(id)
      else selection.toggle(id)
    },
    onFocus: ({ target }: FocusEvent) => setActive((id) => cardOf(target) ?? id),
    onContextMenu(event: MouseEvent) {
      const id = cardOf(event.target)
      const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
      // A finger that stays on a card, or on the head of a list, lifts it.
      if (id !== undefined || (isTouch && (event.target as Element).closest('[data-list-head]'))) event.preventDefault()
      if (id === undefined || isTouch) return
      if (event.clientX + event.clientY === 0) menu.openOf(id)
      else menu.openAt(id, event.clientX, event.clientY)
    },
  }
}
