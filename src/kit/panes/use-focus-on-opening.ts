// Takes the focus along to what opens beside a list: below md, where it is over the list, from a row by key, and from what was open before it. When it closes
// the focus goes back to the row.
// @chunk panes
import { type RefObject, useEffect } from 'react'
import { pressedRow, returnFocusToList } from '#kit/list/list-focus.ts'
import { pageState } from '#platform/page-state.ts'

/** What was open is gone with the focus in it, as where the next email is loaded in its place. */
const hasLeft = pageState(false)
const isNowhere = () => document.activeElement === document.body

/**
 * @param key of the row that is open
 * @param following set by who opens it while the keyboard goes on through the list: the focus stays there
 */
export function useFocusOnOpening(
  pane: RefObject<HTMLElement | null>,
  key: string,
  following?: RefObject<boolean>,
): void {
  useEffect(() => {
    const isFollowing = following?.current === true
    if (following) following.current = false
    if (isFollowing) return
    const focused = document.activeElement
    const isByKey = pressedRow.read() !== key && focused?.matches('[role="grid"] [data-key]:focus-visible') === true
    const isOverList = matchMedia('(width < 960px)').matches
    if (isByKey || isOverList || (hasLeft.read() && isNowhere())) pane.current?.focus()
    return () => {
      hasLeft.set(isNowhere())
      returnFocusToList(key)
    }
  }, [pane, key, following])
}
