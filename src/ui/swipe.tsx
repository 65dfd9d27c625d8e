// A row that can be swiped by touch: to the right for one action, to the left for another. A second way only: each must also have a button or a menu item.
// Escape, going back and scrolling call it off; letting go past a third of the row, or with a flick, does it.
// @chunk list-rows
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface SwipeAction {
  readonly label: string
  readonly icon: string
  readonly isDanger?: boolean
  readonly onAct: () => unknown
}

export interface SwipeProps {
  /** What a swipe to the right does; undefined where it does nothing. */
  readonly right?: SwipeAction | undefined
  readonly left?: SwipeAction | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** px: less is a tap that trembles. */
const BEGINS = 12
/** Of the row's width. */
const DONE_AT = 0.3
/** px a ms, over the last moment of the movement, and px at least. */
const FLICK = 0.5
const FLICK_LEAST = 32
const FLICK_MS = 50

interface Held {
  readonly id: number
  readonly x: number
  readonly y: number
  isSwiping: boolean
  /** The last positions, newest last. */
  trail: { readonly x: number; readonly at: number }[]
}

export function Swipe({ right, left, className, children }: SwipeProps) {
  const { offset, handlers } = useSwipe(right, left)
  const isMoving = offset !== 0
  return (
    <div className="relative h-full touch-pan-y touch-pinch-zoom overflow-hidden" {...handlers}>
      {isMoving && <Uncovered action={offset > 0 ? right : left} offset={offset} />}
      <div
        className={cx(className, !isMoving && 'transition-transform duration-150 motion-reduce:transition-none')}
        style={isMoving ? { transform: `translateX(${offset}px)` } : undefined}
      >
        {children}
      </div>
    </div>
  )
}

function useSwipe(right: SwipeAction | undefined, left: SwipeAction | undefined) {
  const [offset, setOffset] = useState(0)
  const held = useRef<Held>(undefined)
  const wasSwiped = useRef(false)
  const cancel = useCallback(() => {
    held.current = undefined
    setOffset(0)
  }, [])
  const isMoving = offset !== 0
  useLayoutEffect(() => (isMoving ? whenCalledOff(cancel) : undefined), [isMoving, cancel])
  const onPointerDown = ({ pointerType, isPrimary, pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    wasSwiped.current = false
    // A second finger is about something else.
    if (pointerType !== 'touch' || !isPrimary) return cancel()
    held.current = { id: pointerId, x: clientX, y: clientY, isSwiping: false, trail: [{ x: clientX, at: timeStamp }] }
  }
  const onPointerMove = ({ pointerId, clientX, clientY, timeStamp, currentTarget }: PointerEvent) => {
    const hold = held.current
    if (hold?.id !== pointerId) return
    const dx = clientX - hold.x
    const dy = clientY - hold.y
    if (!hold.isSwiping) {
      if (Math.max(Math.abs(dx), Math.abs(dy)) < BEGINS) return
      // Up or down is the page's.
      if (Math.abs(dx) < 1.5 * Math.abs(dy)) return cancel()
      hold.isSwiping = true
      wasSwiped.current = true
      // What was pressed in the row is not pressed any more.
      currentTarget.setPointerCapture(pointerId)
    }
    hold.trail = [...hold.trail, { x: clientX, at: timeStamp }].filter(({ at }) => timeStamp - at <= FLICK_MS)
    setOffset((dx > 0 ? right : left) ? dx : 0)
  }
  const onPointerUp = ({ pointerId, clientX, timeStamp, currentTarget }: PointerEvent) => {
    const hold = held.current
    if (hold?.id !== pointerId) return
    cancel()
    if (!hold.isSwiping) return
    const dx = clientX - hold.x
    if (isDone(dx, speedOf(hold, clientX, timeStamp), currentTarget.clientWidth)) (dx > 0 ? right : left)?.onAct()
  }
  // A link in the row is not followed by a swipe that ends on it.
  const onClickCapture = (event: MouseEvent) => {
    if (!wasSwiped.current) return
    wasSwiped.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    offset,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: cancel, onClickCapture },
  }
}

function Uncovered({ action, offset }: { action: SwipeAction | undefined; offset: number }) {
  if (!action) return null
  return (
    <div
      aria-hidden="true"
      className={cx(
        'absolute inset-y-0 flex items-center gap-2 overflow-hidden whitespace-nowrap px-4 font-medium text-13',
        offset > 0 ? 'left-0' : 'right-0 flex-row-reverse',
        action.isDanger ? 'bg-danger-tint text-danger' : 'bg-accent-tint text-ink',
      )}
      style={{ width: Math.abs(offset) }}
    >
      <Icon name={action.icon} />
      {action.label}
    </div>
  )
}

/** px a ms */
function speedOf({ trail: [first] }: Held, x: number, at: number): number {
  return first && at > first.at ? (x - first.x) / (at - first.at) : 0
}

function isDone(dx: number, speed: number, width: number): boolean {
  const isFlick = Math.abs(dx) >= FLICK_LEAST && Math.abs(speed) >= FLICK && Math.sign(speed) === Math.sign(dx)
  // Turned back at the last moment, it is taken back.
  const isTurned = Math.abs(speed) >= FLICK && Math.sign(speed) !== Math.sign(dx)
  return isFlick || (Math.abs(dx) >= DONE_AT * width && !isTurned)
}

/** @returns the way to stop listening */
function whenCalledOff(cancel: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It closes nothing besides.
    event.stopPropagation()
    event.preventDefault()
    cancel()
  }
  addEventListener('keydown', onKey, true)
  addEventListener('popstate', cancel)
  return () => {
    removeEventListener('keydown', onKey, true)
    removeEventListener('popstate', cancel)
  }
}
