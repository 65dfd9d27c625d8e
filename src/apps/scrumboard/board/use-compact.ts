// Whether a board is shown compact: as the URL specifies, else as it was shown last on this device.
// @chunk scrumboard
import { useCallback } from 'react'
import type { SetSearch } from '#kit/address/use-set-search.ts'
import { useCollapsed } from '#kit/list/use-collapsed.ts'
import { ownKey } from '#platform/session/own-items.ts'
import type { BoardSearch } from '../search-params.ts'

/** The ids of boards. */
const COMPACT = ownKey('scrumboard-compact')

export function useCompact(boardId: string, view: BoardSearch['view'], setSearch: SetSearch<BoardSearch>) {
  const { collapsed: stored, toggle } = useCollapsed(COMPACT)
  const isStored = stored.has(boardId)
  const isCompact = view === 'compact' || isStored
  const toggleCompact = useCallback(() => {
    if (isStored === isCompact) toggle(boardId)
    setSearch({ view: isCompact ? undefined : 'compact' }, { replace: true })
  }, [isStored, isCompact, toggle, boardId, setSearch])
  return { isCompact, toggleCompact }
}
