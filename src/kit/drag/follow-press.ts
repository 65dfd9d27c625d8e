// Follows a hand that takes something along: a mouse at once, a finger after a long press, so that a finger still scrolls. What the hand comes near the edge of
// scrolls along; Escape gives up. What is lifted shows it: nothing shakes.
// @chunk lists

export interface Point {
  readonly clientX: number
  readonly clientY: number
}

export interface PressFollower {
  /** What scrolls along when the hand comes near its edges; called repeatedly. */
  scrollers(point: Point): readonly (Element | null)[]
  /** From when it is lifted on, and when something has scrolled under it. */
  onMove(point: Point): void
  /** Once. @param isDropped let go after it was lifted @param hasMoved a finger may lift a thing and let it go where it was */
  onEnd(isDropped: boolean, hasMoved: boolean): void
}

/** px before a press of the mouse is a drag */
const THRESHOLD = 5
/** ms of a long press, and px that the finger may tremble meanwhile */
const LONG_PRESS_MS = 500
const STILL = 8
/** px from an edge in which things scroll along, and how far a frame */
const EDGE = 48
const SPEED = 10

/** A press of the mouse's first button, without modifier keys. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey }: React.PointerEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey

/** @param pressed where the press was @param start a pointer's event, or a touch @returns gives it up */
export function followPress(
  pressed: EventTarget,
  start: Point & { readonly pointerId?: number },
  isTouch: boolean,
  follower: PressFollower,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let point = start
  let isLifted = false
  let hasMoved = false
  let frame = 0
  const scrollAlong = () => {
    const hasScrolled = follower.scrollers(point).filter((element) => element && scrollBy(element, point)).length > 0
    if (hasScrolled) follower.onMove(point)
    frame = requestAnimationFrame(scrollAlong)
  }
  const lift = () => {
    isLifted = true
    frame = requestAnimationFrame(scrollAlong)
    follower.onMove(point)
  }
  const timer = isTouch ? setTimeout(lift, LONG_PRESS_MS) : undefined
  const finish = (isDropped: boolean) => {
    if (signal.aborted) return
    listening.abort()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    follower.onEnd(isDropped, hasMoved)
  }
  // Another finger's or another pointer's.
  const isOther = (event: Event) => event instanceof PointerEvent && event.pointerId !== start.pointerId
  const move = (event: Event, at: Point) => {
    if (isOther(event)) return
    const distance = Math.hypot(at.clientX - start.clientX, at.clientY - start.clientY)
    if (!isLifted && isTouch) return distance > STILL ? finish(false) : undefined
    if (!isLifted && distance < THRESHOLD) return
    // The hand moves the thing now, not the page.
    event.preventDefault()
    point = { clientX: at.clientX, clientY: at.clientY }
    hasMoved ||= distance > STILL || !isTouch
    if (isLifted) follower.onMove(point)
    else lift()
  }
  const drop = (event: Event) => {
    if (isOther(event)) return
    // Letting go of a thing is no click on it.
    if (isLifted && isTouch) event.preventDefault()
    else if (isLifted) swallowClick()
    finish(isLifted)
  }
  listen(isTouch ? pressed : window, isTouch, { move, drop, cancel: () => finish(false) }, signal)
  return () => finish(false)
}

interface Heard {
  move(event: Event, at: Point): void
  drop(event: Event): void
  cancel(): void
}

/** Touch events go to where the finger was put down, even where that has left the page. */
function listen(target: EventTarget, isTouch: boolean, { move, drop, cancel }: Heard, signal: AbortSignal): void {
  const options = { signal, passive: false }
  if (isTouch) {
    target.addEventListener(
      'touchmove',
      (event) => {
        const touch = (event as TouchEvent).touches[0]
        if (touch) move(event, touch)
      },
      options,
    )
    target.addEventListener('touchend', drop, options)
    target.addEventListener('touchcancel', cancel, options)
  } else {
    target.addEventListener('pointermove', (event) => move(event, event as PointerEvent), options)
    target.addEventListener('pointerup', drop, options)
    target.addEventListener('pointercancel', cancel, options)
  }
  addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), options)
}

/** @returns whether it has scrolled */
function scrollBy(element: Element, { clientX, clientY }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const { scrollLeft, scrollTop } = element
  element.scrollLeft += stepAt(clientX, left, right)
  element.scrollTop += stepAt(clientY, top, bottom)
  return element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop
}

const stepAt = (at: number, start: number, end: number): number =>
  at < start + EDGE ? -SPEED : at > end - EDGE ? SPEED : 0

function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
