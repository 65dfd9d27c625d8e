// The position of the open contact in the list, with links to the previous and the next. The list reports its rows with `reportList`.
import { useCallback, useRef, useState } from 'react'
import type { ListSource } from '#kit/list/source.ts'

export interface ListPosition {
  /** From 0. */
  readonly index: number
  readonly count: number
}

export interface Neighbours {
  /** Undefined where no contact is open, or the list has it not. */
  readonly position: ListPosition | undefined
  /** @param index of the open contact; -1 where the list has it not */
  reportList(source: ListSource<unknown>, index: number): void
  step(by: 1 | -1): Promise<void>
}

export function useNeighbours(open: (id: string) => void): Neighbours {
  const list = useRef<ListSource<unknown>>(undefined)
  const [position, setPosition] = useState<ListPosition>()
  const reportList = useCallback((source: ListSource<unknown>, index: number) => {
    list.current = source
    const { count } = source
    setPosition((before) => {
      if (index < 0 || index >= count) return undefined
      return before?.index === index && before.count === count ? before : { index, count }
    })
  }, [])
  const step = useCallback(
    async (by: 1 | -1) => {
      const source = list.current
      const to = position ? position.index + by : -1
      if (!source || to < 0 || to >= source.count) return
      const [next] = await source.keysBetween(to, to + 1)
      if (next !== undefined) open(next)
    },
    [position, open],
  )
  return { position, reportList, step }
}
