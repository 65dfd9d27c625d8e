// Which lists of the boards are folded to a strip, remembered on this device. The focus stays with a list that is folded or unfolded.
// @chunk scrumboard
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useCollapsed } from '#kit/list/use-collapsed.ts'
import { ownKey } from '#platform/session/own-items.ts'

const COLLAPSED = ownKey('scrumboard-collapsed')

/** @param adding the list that a card is being added to: it is shown */
export function useCollapsedLists(adding: string | undefined) {
  const { collapsed: stored, toggle } = useCollapsed(COLLAPSED)
  const toggled = useRef<string>(null)
  const collapsed = useMemo(
    () => (adding === undefined ? stored : stored.difference(new Set([adding]))),
    [stored, adding],
  )
  const toggleCollapsed = useCallback(
    (listId: string) => {
      toggled.current = listId
      toggle(listId)
    },
    [toggle],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is drawn so
  useEffect(() => {
    const listId = toggled.current
    if (listId === null) return
    toggled.current = null
    // Its menu closes first.
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-column="${CSS.escape(listId)}"] button`)?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [stored])
  return { collapsed, toggleCollapsed }
}
