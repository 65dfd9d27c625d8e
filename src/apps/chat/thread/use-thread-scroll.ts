// Keeps what is read where it is while messages are added, taken away or measured above and below it, and the end in sight for who is at the end.
// @chunk chat
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Where to scroll once it is drawn. */
export type ScrollTarget = 'end' | { readonly key: string; readonly at: 'centre' | 'line' }

export interface ThreadScroll {
  readonly isAtEnd: boolean
  /** Scrolls there as soon as it is drawn. */
  goTo(target: ScrollTarget): void
}

export interface ThreadScrollOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly content: RefObject<HTMLElement | null>
  /** The elements are there: not while the first messages are being read. */
  readonly isDrawn: boolean
  /** Changes with every change of what is drawn. */
  readonly drawn: unknown
  readonly hasAfter: boolean
  readonly first: ScrollTarget
  /** Told while an end of what is drawn is near. */
  onNear(end: 'start' | 'end', key: string): void
}

/** px: this close to the end is at it. */
const END = 48
/** px: so near an end more is read. */
const NEAR = 800

export function useThreadScroll({
  scroller,
  content,
  isDrawn,
  drawn,
  hasAfter,
  first,
  onNear,
}: ThreadScrollOptions): ThreadScroll {
  const target = useRef<ScrollTarget | null>(first)
  const held = useRef<Held | null>(null)
  const atEnd = useRef(first === 'end')
  const [isAtEnd, setAtEnd] = useState(first === 'end')
  const latest = useRef({ hasAfter, onNear })
  useLayoutEffect(() => {
    latest.current = { hasAfter, onNear }
  })

  const note = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const left = element.scrollHeight - element.scrollTop - element.clientHeight
    atEnd.current = left < END && !latest.current.hasAfter
    setAtEnd(atEnd.current)
    held.current = firstInSight(element)
    tellNear(element, left, latest.current.onNear)
  }, [scroller])

  const settle = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const wanted = target.current
    if (wanted !== null && wanted !== 'end') {
      const row = rowIn(element, wanted.key)
      if (row) {
        target.current = null
        element.scrollTop += topIn(element, row) - roomAbove(element, row, wanted.at)
        note()
        return
      }
    }
    if (wanted === 'end' && !latest.current.hasAfter) {
      target.current = null
      atEnd.current = true
    }
    if (atEnd.current) element.scrollTop = element.scrollHeight
    else if (held.current) element.scrollTop += movedBy(element, held.current)
    note()
  }, [scroller, note])

  // biome-ignore lint/correctness/useExhaustiveDependencies: settles after each change of what is drawn
  useLayoutEffect(settle, [drawn, settle])

  useSizes({ scroller, content, isDrawn }, settle, note)

  const goTo = useCallback(
    (next: ScrollTarget) => {
      target.current = next
      settle()
    },
    [settle],
  )
  return { isAtEnd, goTo }
}

/** Tells of each change of a size, and of scrolling. */
function useSizes(
  { scroller, content, isDrawn }: Pick<ThreadScrollOptions, 'scroller' | 'content' | 'isDrawn'>,
  onResize: () => void,
  onScroll: () => void,
): void {
  useEffect(() => {
    const element = scroller.current
    const inner = content.current
    if (!isDrawn || !element || !inner) return
    const sizes = new ResizeObserver(onResize)
    sizes.observe(element)
    sizes.observe(inner)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [isDrawn, scroller, content, onResize, onScroll])
}

interface Held {
  readonly key: string
  /** px: its lower edge, from the top of what is in sight. */
  readonly bottom: number
}

/** By its lower edge: the day and the name above it go once the message before it is drawn. */
function firstInSight(element: HTMLElement): Held | null {
  const row = rowAt(element, 0)
  return row ? { key: row.dataset.key ?? '', bottom: bottomIn(element, row) } : null
}

/** px: so far down it has gone. */
function movedBy(element: HTMLElement, { key, bottom }: Held): number {
  const row = rowIn(element, key)
  return row ? bottomIn(element, row) - bottom : 0
}

/** px */
const roomAbove = (element: HTMLElement, row: HTMLElement, at: 'centre' | 'line'): number =>
  Math.max(0, at === 'centre' ? (element.clientHeight - row.offsetHeight) / 2 : element.clientHeight / 4)

/** @param left px below what is in sight */
function tellNear(element: HTMLElement, left: number, onNear: ThreadScrollOptions['onNear']): void {
  // What is read next is as much before as behind what is in sight.
  const key = rowAt(element, element.clientHeight / 2)?.dataset.key
  if (key === undefined) return
  if (element.scrollTop < NEAR) onNear('start', key)
  else if (left < NEAR) onNear('end', key)
}

/** px from the top of what is in sight. */
const topIn = (element: HTMLElement, row: HTMLElement): number =>
  row.getBoundingClientRect().top - element.getBoundingClientRect().top

const bottomIn = (element: HTMLElement, row: HTMLElement): number => topIn(element, row) + row.offsetHeight

const rowIn = (element: HTMLElement, key: string): HTMLElement | null =>
  element.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)

/** The first row that ends below a height, of consecutive rows. @param height px from the top of what is in sight */
function rowAt(element: HTMLElement, height: number): HTMLElement | undefined {
  const rows = element.querySelectorAll<HTMLElement>('article[data-key]')
  let from = 0
  let to = rows.length - 1
  while (from < to) {
    const middle = (from + to) >> 1
    const row = rows[middle]
    if (row && bottomIn(element, row) > height) to = middle
    else from = middle + 1
  }
  return rows[from]
}
