// Dragging rows: by the handle with any pointer, by the row itself with a mouse, and from the handle with the keyboard. Used by task-list.tsx.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { rowAt } from './drawn-parts.ts'
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
  readonly offsets: readonly number[]
  indexOf(key: string): number
  canDrag(key: string): boolean
  /** The gaps that a row may go to, ascending. */
  gapsFor(key: string): readonly number[]
  onDrop(key: string, gap: number): void
}

/** px before a press is a drag. */
const THRESHOLD = 5
/** px from the edge of the list in which it scrolls along, and how far a frame. */
const EDGE = 48
const SPEED = 10

export function useRowDrag(options: RowDragOptions): RowDrag {
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef({ options, drag })
  useEffect(() => {
    latest.current = { options, drag }
  })
  const stop = useRef<() => void>(null)
  useEffect(() => () => stop.current?.(), [])

  const finish = useCallback((isDropped: boolean) => {
    const { options: at, drag: held } = latest.current
    stop.current?.()
    stop.current = null
    setDrag(null)
    if (isDropped && held) at.onDrop(held.key, held.gap)
  }, [])

  const onPointerDown = useCallback(
    (event: React.PointerEvent) => {
      const key = draggedKey(event)
      if (key === undefined || !latest.current.options.canDrag(key)) return
      stop.current = followPointer(event.nativeEvent, {
        onMove: (dy, y) => setDrag({ key, dy, gap: gapAt(latest.current.options, key, y), isByKey: false }),
        onEnd: finish,
        scroller: () => latest.current.options.scroller.current,
        grid: () => latest.current.options.grid.current,
      })
    },
    [finish],
  )

  const lift = useCallback((key: string) => {
    setDrag({ key, dy: 0, gap: latest.current.options.indexOf(key), isByKey: true })
  }, [])

  const shift = useCallback((step: -1 | 1) => {
    setDrag((held) => {
      if (!held) return held
      const gaps = latest.current.options.gapsFor(held.key)
      const next = step > 0 ? gaps.find((gap) => gap > held.gap) : gaps.findLast((gap) => gap < held.gap)
      return next === undefined ? held : { ...held, gap: next }
    })
  }, [])

  return {
    drag,
    onPointerDown,
    lift,
    shift,
    drop: () => finish(true),
    cancel: () => finish(false),
  }
}

/** The handle with any pointer; anywhere on the row that is no control, with the mouse. */
function draggedKey({
  target,
  button,
  pointerType,
  ctrlKey,
  metaKey,
  shiftKey,
}: React.PointerEvent): string | undefined {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined
  const isHandle = target.closest('[data-handle]') !== null
  const isControl = target.closest('button, input, textarea, label, a') !== null
  return isHandle || (pointerType === 'mouse' && !isControl) ? keyOfEvent(target) : undefined
}

function gapAt({ offsets, gapsFor }: RowDragOptions, key: string, y: number): number {
  const at = rowAt(offsets, y)
  const middle = ((offsets[at] ?? 0) + (offsets[at + 1] ?? 0)) / 2
  const wanted = offsets[y > middle ? at + 1 : at] ?? 0
  const distance = (gap: number) => Math.abs((offsets[gap] ?? 0) - wanted)
  return gapsFor(key).reduce((best, gap) => (distance(gap) < distance(best) ? gap : best))
}

interface Follower {
  /** @param y px from the top of the list's content */
  onMove(dy: number, y: number): void
  onEnd(isDropped: boolean): void
  scroller(): HTMLElement | null
  grid(): HTMLElement | null
}

/** Follows a pointer that is down. @returns what stops it */
function followPointer(start: PointerEvent, { onMove, onEnd, scroller, grid }: Follower): () => void {
  const startY = start.clientY
  const startTop = scroller()?.scrollTop ?? 0
  let y = startY
  let isDragging = false
  let frame = 0

  const report = () => {
    const moved = y - startY + (scroller()?.scrollTop ?? 0) - startTop
    onMove(moved, y - (grid()?.getBoundingClientRect().top ?? 0))
  }
  const scrollAlong = () => {
    const list = scroller()
    const box = list?.getBoundingClientRect()
    const by = !box ? 0 : y < box.top + EDGE ? -SPEED : y > box.bottom - EDGE ? SPEED : 0
    if (list && by !== 0) {
      list.scrollTop += by
      report()
    }
    frame = requestAnimationFrame(scrollAlong)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    y = event.clientY
    if (!isDragging && Math.abs(y - startY) < THRESHOLD) return
    if (!isDragging) frame = requestAnimationFrame(scrollAlong)
    isDragging = true
    report()
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    if (isDragging) swallowClick()
    onEnd(isDragging && event.type === 'pointerup')
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd(false)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
  addEventListener('keydown', key)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    removeEventListener('keydown', key)
  }
}

/** Letting go of a dragged row is not a click on it. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
