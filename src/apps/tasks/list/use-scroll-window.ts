// Follows the scrolling of a list and says which of its rows are in sight. Used by task-list.tsx.
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { rowAt } from './drawn-parts.ts'

/** Rows drawn above and below what is in sight. */
const AROUND = 8
/** px: shorter ways than this are not followed. */
const GRAIN = 80
/** px: the list before its size is known. */
const FIRST_HEIGHT = 900

export interface ScrollWindow {
  /** The first row in sight. */
  readonly top: number
  /** The first row to draw, and the row behind the last one. */
  readonly from: number
  readonly to: number
  /** Scrolls as little as is needed to have the row in sight. */
  reveal(index: number): void
}

/**
 * @param offsets where each row begins, see drawn-parts.ts
 * @param headHeight px of the section head that sticks to the top
 */
export function useScrollWindow(
  scroller: RefObject<HTMLElement | null>,
  offsets: readonly number[],
  headHeight: number,
): ScrollWindow {
  const [inSight, setInSight] = useState({ top: 0, bottom: FIRST_HEIGHT })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const follow = () => {
      const top = Math.floor(element.scrollTop / GRAIN) * GRAIN
      const bottom = Math.ceil((element.scrollTop + element.clientHeight) / GRAIN) * GRAIN
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
      const start = offsets[index] ?? 0
      const end = offsets[index + 1] ?? start
      if (!element) return
      if (start < element.scrollTop + headHeight) element.scrollTop = start - headHeight
      else if (end > element.scrollTop + element.clientHeight) element.scrollTop = end - element.clientHeight
    },
    [scroller, offsets, headHeight],
  )
  const top = rowAt(offsets, inSight.top)
  return { top, from: top - AROUND, to: rowAt(offsets, inSight.bottom) + 1 + AROUND, reveal }
}
