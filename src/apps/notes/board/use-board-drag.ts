// Dragging a card to another place of the board: with a mouse, or by a finger after a long press. By keyboard cards are moved by keys (board.tsx). A pinned
// note stays among the pinned ones.
import { type PointerEvent, type RefObject, type TouchEvent, useEffect, useRef, useState } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { followPress, isPlainPress, type Point } from '#kit/drag/follow-press.ts'
import type { ListSource } from '#kit/list/source.ts'
import { idsMoved } from './moves.ts'

export interface BoardDrag {
  readonly key: string
  /** px from where it was */
  readonly dx: number
  readonly dy: number
  /** The card that it would be beside. */
  readonly over: { readonly key: string; readonly isBehind: boolean } | undefined
}

export interface BoardDragOptions {
  readonly source: ListSource<Note>
  readonly scroller: RefObject<HTMLElement | null>
  /** Their order is not the person's: nothing can be dragged. */
  readonly isFixed: boolean
  /** @param ids of neighbours, in their new order */
  onOrder(ids: readonly string[]): void
  /** A finger has lifted a card and let it go where it was. */
  onPressed(key: string, at: Point): void
}

const cardAt = (target: Element | null): HTMLElement | null => target?.closest<HTMLElement>('li[data-key]') ?? null

/** The note whose card a press there lifts: not one on what has a press of its own. */
export const liftedBy = (target: EventTarget): string | undefined =>
  target instanceof Element && !target.closest('button, input, label') ? cardAt(target)?.dataset.key : undefined

export function useBoardDrag(options: BoardDragOptions) {
  const [drag, setDrag] = useState<BoardDrag | null>(null)
  const stop = useRef<() => void>(null)
  useEffect(() => () => stop.current?.(), [])
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const begin = (target: EventTarget, start: Point & { readonly pointerId?: number }, isTouch: boolean) => {
    const { isFixed, scroller } = latest.current
    const key = liftedBy(target)
    if (key === undefined || isFixed) return
    stop.current?.()
    const startTop = scroller.current?.scrollTop ?? 0
    let last: BoardDrag | undefined
    stop.current = followPress(target, start, isTouch, {
      scrollers: () => [latest.current.scroller.current],
      onMove({ clientX, clientY }) {
        const scrolled = (latest.current.scroller.current?.scrollTop ?? 0) - startTop
        const over = placeUnder(latest.current.source, key, clientX, clientY)
        last = { key, dx: clientX - start.clientX, dy: clientY - start.clientY + scrolled, over }
        setDrag(last)
      },
      onEnd(isDropped, hasMoved) {
        stop.current = null
        setDrag(null)
        if (isDropped && !hasMoved) return latest.current.onPressed(key, start)
        if (isDropped && last?.over) void drop(latest.current, key, last.over)
      },
    })
  }
  return {
    drag,
    onPointerDown: (event: PointerEvent) => {
      if (isPlainPress(event) && event.pointerType !== 'touch') begin(event.target, event.nativeEvent, false)
    },
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]
      if (touch && event.touches.length === 1) begin(event.target, touch, true)
      else stop.current?.()
    },
  }
}

function placeUnder(source: ListSource<Note>, key: string, x: number, y: number): BoardDrag['over'] {
  const card = document
    .elementsFromPoint(x, y)
    .map(cardAt)
    .find((one) => one !== null && one.dataset.key !== key)
  const over = card?.dataset.key
  if (!card || over === undefined) return undefined
  const isOfPart = source.rowAt(source.indexOf(over))?.pinned === source.rowAt(source.indexOf(key))?.pinned
  const { top, height } = card.getBoundingClientRect()
  return isOfPart ? { key: over, isBehind: y > top + height / 2 } : undefined
}

async function drop(
  { source, onOrder }: BoardDragOptions,
  key: string,
  over: NonNullable<BoardDrag['over']>,
): Promise<void> {
  const from = source.indexOf(key)
  const beside = source.indexOf(over.key)
  if (from < 0 || beside < 0) return
  const before = over.isBehind ? beside + 1 : beside
  const ids = await idsMoved(source, key, before > from ? before - 1 : before)
  if (ids.length > 0) onOrder(ids)
}
