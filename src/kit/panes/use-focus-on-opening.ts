// Takes the focus along to what opens beside a list: below md, where it is over the list, and from a row by key. When it closes the focus goes back to the row.
// @chunk panes
import { type RefObject, useEffect } from 'react'
import { pressedRow, returnFocusToList } from '#kit/list/list-focus.ts'

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
    if (isByKey || isOverList) pane.current?.focus()
    return () => returnFocusToList(key)
  }, [pane, key, following])
}
