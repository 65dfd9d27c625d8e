// Where a list is scrolled to: at its top when what is listed changes, and where one was when one comes back to it in the browser's history.
// @chunk lists
import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { pageMap } from '#platform/page-state.ts'

/** px, by the entry of the history and what it listed. */
const positions = pageMap<string, number>()
/** So many are remembered. */
const MOST = 100
/**
 * The router too remembers what was scrolled, and carries it over to the next address, for another list even: it finds an element again by this attribute,
 * or else by its position in the document. No selector has such a value, so that the router leaves a list alone.
 */
const NEVER_FOUND = '"'

/**
 * @param listed what is listed, as in the URL
 * @param isThere there are rows to scroll to
 */
export function useListScroll(scroller: RefObject<HTMLElement | null>, listed: string, isThere: boolean): void {
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? location.href })
  const key = `${entry} ${listed}`
  const latest = useRef(key)
  const placed = useRef<string>(undefined)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isThere || placed.current === listed) return
    const isFirst = placed.current === undefined
    placed.current = listed
    const known = positions.get(key)
    if (known !== undefined || !isFirst) element.scrollTop = known ?? 0
  }, [scroller, listed, isThere, key])

  useLayoutEffect(() => {
    const element = scroller.current
    latest.current = key
    if (!element || !isThere) return
    element.dataset.scrollRestorationId = NEVER_FOUND
    const note = () => remember(latest.current, element.scrollTop)
    note()
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [scroller, key, isThere])
}

function remember(key: string, top: number): void {
  positions.delete(key)
  positions.set(key, top)
  for (const oldest of positions.keys()) {
    if (positions.size <= MOST) break
    positions.delete(oldest)
  }
}
