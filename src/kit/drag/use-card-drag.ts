// Dragging a card to a column, and to a position in it: with a mouse, or by a finger after a long press. The board's columns are `[data-column]`, what scrolls in
// one of them is `[data-column-scroller]`, and cards are `[data-card]`.
// @chunk card-drag
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CardPosition, cardOf, columnAt, positionAt } from './card-positions.ts'
import { followPress, isPlainPress, type Point } from './follow-press.ts'

export interface CardDrag<Column extends string = string> {
  readonly id: string
  /** px from where it stood, as what it is in is scrolled */
  readonly dx: number
  readonly dy: number
  /** px in the window: where a copy of it would be that the hand holds */
  readonly box: { readonly left: number; readonly top: number; readonly width: number }
  /** Undefined outside of the columns. */
  readonly over: CardPosition<Column> | undefined
}

export interface CardDragOptions<Column extends string> {
  /** Not called where the card is let go outside, or Escape is pressed. */
  onDrop(id: string, position: CardPosition<Column>): void
  /** A finger has lifted a card and let it go where it was. */
  onPressed?(id: string): void
  /** It is in the hand now. */
  onLift?(id: string): void
}

/** Puts the handlers on the board. */
export function useCardDrag<Column extends string = string>(
  board: RefObject<HTMLElement | null>,
  options: CardDragOptions<Column>,
) {
  const [drag, setDrag] = useState<CardDrag<Column> | null>(null)
  const stop = useRef<() => void>(null)
  useEffect(() => () => stop.current?.(), [])
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const begin = (target: EventTarget, start: Point, isTouch: boolean) => {
    const id = cardOf(target)
    const element = board.current
    if (id === undefined || !element || (target as Element).closest('button')) return
    stop.current?.()
    const held = holdCard(element, target as Element, start)
    let last: CardDrag<Column> | undefined
    stop.current = followPress(target, start, isTouch, {
      scrollers: ({ clientX }) => [
        element,
        columnAt(element, clientX)?.querySelector('[data-column-scroller]') ?? null,
      ],
      onMove: (point) => {
        if (!last) latest.current.onLift?.(id)
        const column = columnAt(element, point.clientX)
        const over = column && (positionAt(column, id, point.clientY) as CardPosition<Column>)
        last = { id, ...held(point), over: samePosition(last?.over, over) }
        setDrag(last)
      },
      onEnd: (isDropped, hasMoved) => {
        stop.current = null
        setDrag(null)
        if (isDropped && !hasMoved && latest.current.onPressed) latest.current.onPressed(id)
        else if (isDropped && last?.over) latest.current.onDrop(id, last.over)
      },
    })
  }
  return {
    drag,
    onPointerDown: (event: React.PointerEvent) => {
      if (isPlainPress(event) && event.pointerType !== 'touch') begin(event.target, event.nativeEvent, false)
    },
    onTouchStart: (event: React.TouchEvent) => {
      const touch = event.touches[0]
      if (touch && event.touches.length === 1) begin(event.target, touch, true)
      else stop.current?.()
    },
  }
}

/** The earlier object where the position is the same, so that nothing is rendered again. */
const samePosition = <Place extends CardPosition>(
  before: Place | undefined,
  now: Place | undefined,
): Place | undefined => (before && now && before.column === now.column && before.before === now.before ? before : now)

/** @returns how far the card has come, for a point of the hand */
function holdCard(board: HTMLElement, target: Element, start: Point) {
  const { left, top, width } = target.closest('[data-card]')?.getBoundingClientRect() ?? new DOMRect()
  const scroller = target.closest('[data-column-scroller]')
  const scrolled = () => ({ x: board.scrollLeft, y: board.scrollTop + (scroller?.scrollTop ?? 0) })
  const before = scrolled()
  return ({ clientX, clientY }: Point) => {
    const now = scrolled()
    const [x, y] = [clientX - start.clientX, clientY - start.clientY]
    return { dx: x + now.x - before.x, dy: y + now.y - before.y, box: { left: left + x, top: top + y, width } }
  }
}
