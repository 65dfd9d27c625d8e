// Follows the scrolling of a list and reports which of its rows are in sight. Used by windowed-list.tsx.
// @chunk lists
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { RowOffsets } from './row-offsets.ts'

/** Rows drawn above and below what is in sight, by default. */
const AROUND = 8
/** px: shorter ways than this are not followed. */
const GRAIN = 80
/** px: the list before its size is known. */
const FIRST_HEIGHT = 900
/** px: no screen is taller. A list whose place has no height of its own would draw all its rows. */
const TALLEST = 4400

export interface ScrollWindow {
  /** The first row in sight. */
  readonly top: number
  /** The first row to draw, and the row behind the last one. */
  readonly from: number
  readonly to: number
  /** Scrolls as little as is needed to have the row in sight. */
  reveal(index: number): void
  /** Scrolls until the row is the first one in sight. */
  goTo(index: number): void
}

/**
 * @param offsets where each row begins
 * @param headHeight px of the head that sticks to the top; 0 where there are none
 * @param around rows drawn above and below what is in sight
 */
export function useScrollWindow(
  scroller: RefObject<HTMLElement | null>,
  offsets: RowOffsets,
  headHeight: number,
  around = AROUND,
): ScrollWindow {
  const [inSight, setInSight] = useState({ top: 0, bottom: FIRST_HEIGHT })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const follow = () => {
      const top = Math.floor(element.scrollTop / GRAIN) * GRAIN
      const bottom = Math.ceil((element.scrollTop + Math.min(element.clientHeight, TALLEST)) / GRAIN) * GRAIN
      setInSight((before) => (before.top === top && before.bottom === bottom ? before : { top, bottom }))
    }
    const size = new ResizeObserver(follow)
    size.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [scroller])

  const reveal = useCallback(
    (index: number) => {
      const element = scroller.current
      const start = offsets.topOf(index)
      const end = offsets.topOf(index + 1)
      if (!element) return
      if (start < element.scrollTop + headHeight) element.scrollTop = start - headHeight
      else if (end > element.scrollTop + element.clientHeight) element.scrollTop = end - element.clientHeight
    },
    [scroller, offsets, headHeight],
  )
  const goTo = useCallback(
    (index: number) => {
      if (scroller.current) scroller.current.scrollTop = offsets.topOf(index) - headHeight
    },
    [scroller, offsets, headHeight],
  )
  const top = offsets.rowAt(inSight.top)
  return { top, from: top - around, to: offsets.rowAt(inSight.bottom) + 1 + around, reveal, goTo }
}
