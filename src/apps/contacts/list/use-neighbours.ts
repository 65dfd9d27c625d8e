// Where the open contact stands in the list, and the way to the one before and after it. Used by contacts-screen.tsx; list-pane.tsx tells the list.
import { useCallback, useRef, useState } from 'react'
import type { ListSource } from '#kit/list/source.ts'

export interface ListPlace {
  /** From 0. */
  readonly index: number
  readonly count: number
}

export interface Neighbours {
  /** Undefined where no contact is open, or the list has not read it. */
  readonly place: ListPlace | undefined
  tellList(source: ListSource<unknown>): void
  step(by: 1 | -1): Promise<void>
}

export function useNeighbours(openId: string | undefined, open: (id: string) => void): Neighbours {
  const list = useRef<ListSource<unknown>>(undefined)
  const [place, setPlace] = useState<ListPlace>()
  const tellList = useCallback(
    (source: ListSource<unknown>) => {
      list.current = source
      const { count } = source
      const index = openId === undefined ? -1 : source.indexOf(openId)
      setPlace((before) => {
        if (index < 0) return undefined
        return before?.index === index && before.count === count ? before : { index, count }
      })
    },
    [openId],
  )
  const step = useCallback(
    async (by: 1 | -1) => {
      const source = list.current
      const from = source && openId !== undefined ? source.indexOf(openId) : -1
      const to = from + by
      if (!source || from < 0 || to < 0 || to >= source.count) return
      const [next] = await source.keysBetween(to, to + 1)
      if (next !== undefined) open(next)
    },
    [openId, open],
  )
  return { place, tellList, step }
}
