// The menu of a card of the board: where it is open, and for which card.
// @chunk scrumboard
import { type RefObject, useCallback, useState } from 'react'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'

export type CardMenuState = ReturnType<typeof useCardMenu>

export function useCardMenu(root: RefObject<HTMLElement | null>, setActive: (id: string) => void) {
  const [anchor, setAnchor] = useState<RowMenuAnchor | null>(null)
  const openAt = useCallback(
    (key: string, x: number, y: number) => {
      setActive(key)
      setAnchor({ key, x, y })
    },
    [setActive],
  )
  const open = useCallback(
    (key: string, element: Element | null | undefined) => {
      const { left, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
      openAt(key, left, bottom)
    },
    [openAt],
  )
  return {
    anchor,
    /** At a point of the window. */
    openAt,
    /** Below what opens it. */
    open,
    /** Below the card. */
    openOf: (id: string) => open(id, root.current?.querySelector(`[data-card="${CSS.escape(id)}"] a`)),
    close: () => setAnchor(null),
  }
}
