// Dragging rows: by the handle with any pointer, by the row itself with a mouse or a finger's long press, and from the handle with the keyboard. Used by
// use-list-input.ts.
// @chunk lists
import { type RefObject, useEffect, useRef, useState } from 'react'
import { followPress, isPlainPress, type Point } from '#kit/drag/follow-press.ts'
import type { RowOffsets } from './row-offsets.ts'
import { keyOfEvent } from './use-active-row.ts'

export interface Drag {
  /** The row that is held. */
  readonly key: string
  /** Where it would go: before this row. */
  readonly gap: number
  /** px that the row has been moved; 0 by keyboard. */
  readonly dy: number
  readonly isByKey: boolean
}

export interface RowDrag {
  readonly drag: Drag | null
  onPointerDown(event: React.PointerEvent): void
  /** A long press lifts the row. */
  onTouchStart(event: React.TouchEvent): void
  /** From the handle, by keyboard. */
  lift(key: string): void
  /** To the next gap up or down. */
  shift(step: -1 | 1): void
  drop(): void
  cancel(): void
}

export interface RowDragOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly grid: RefObject<HTMLElement | null>
  readonly offsets: RowOffsets
  indexOf(key: string): number
  canDrag(key: string): boolean
  /** The gaps that a row may go to, ascending. */
  gapsFor(key: string): readonly number[]
  onDrop(key: string, gap: number): void
  /** A finger has lifted a row and let it go where it was. */
  onPressed(key: string, at: Point): void
}

export function useRowDrag(options: RowDragOptions): RowDrag {
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef({ options, drag })
  useEffect(() => {
    latest.current = { options, drag }
  })
  const stop = useRef<() => void>(null)
  useEffect(() => () => stop.current?.(), [])

  const finish = (isDropped: boolean) => {
    const { options: at, drag: held } = latest.current
    stop.current?.()
    stop.current = null
    setDrag(null)
    if (isDropped && held) at.onDrop(held.key, held.gap)
  }
  const begin = (key: string, target: EventTarget, start: Point, isTouch: boolean) => {
    stop.current?.()
    const at = () => latest.current.options
    const startTop = at().scroller.current?.scrollTop ?? 0
    stop.current = followPress(target, start, isTouch, {
      scrollers: () => [at().scroller.current],
      onMove({ clientY }) {
        const dy = clientY - start.clientY + (at().scroller.current?.scrollTop ?? 0) - startTop
        const y = clientY - (at().grid.current?.getBoundingClientRect().top ?? 0)
        setDrag({ key, dy, gap: gapAt(at(), key, y), isByKey: false })
      },
      onEnd(isDropped, hasMoved) {
        finish(isDropped && hasMoved)
        if (isDropped && !hasMoved) at().onPressed(key, start)
      },
    })
  }
  return {
    drag,
    onPointerDown(event) {
      const key = draggedKey(event)
      if (key !== undefined && options.canDrag(key)) begin(key, event.target, event.nativeEvent, false)
    },
    onTouchStart({ target, touches }) {
      const touch = touches[0]
      const key = pressedKey(target)
      if (touches.length > 1) stop.current?.()
      else if (touch && key !== undefined && options.canDrag(key))
        begin(key, target, { clientX: touch.clientX, clientY: touch.clientY }, true)
    },
    lift: (key) => setDrag({ key, dy: 0, gap: options.indexOf(key), isByKey: true }),
    shift: (step) =>
      setDrag((held) => {
        if (!held) return held
        const gaps = latest.current.options.gapsFor(held.key)
        const next = step > 0 ? gaps.find((gap) => gap > held.gap) : gaps.findLast((gap) => gap < held.gap)
        return next === undefined ? held : { ...held, gap: next }
      }),
    drop: () => finish(true),
    cancel: () => finish(false),
  }
}

/** The handle with any pointer; anywhere on the row that is no control, with the mouse. */
function draggedKey(event: React.PointerEvent): string | undefined {
  const { target, pointerType } = event
  if (!isPlainPress(event) || !(target instanceof Element)) return undefined
  if (target.closest('[data-handle]')) return keyOfEvent(target)
  return pointerType === 'mouse' ? pressedKey(target) : undefined
}

/** Of a row that is pressed where it is neither a control nor the handle. */
export const pressedKey = (target: EventTarget): string | undefined =>
  target instanceof Element && !target.closest('[data-handle], button, input, textarea, label, a')
    ? keyOfEvent(target)
    : undefined

function gapAt({ offsets, gapsFor }: RowDragOptions, key: string, y: number): number {
  const at = offsets.rowAt(y)
  const middle = (offsets.topOf(at) + offsets.topOf(at + 1)) / 2
  const wanted = offsets.topOf(y > middle ? at + 1 : at)
  const distance = (gap: number) => Math.abs(offsets.topOf(gap) - wanted)
  return gapsFor(key).reduce((best, gap) => (distance(gap) < distance(best) ? gap : best))
}
