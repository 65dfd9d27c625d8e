// useCursor(): which row of the palette the keyboard is on, and which of its cells: the row itself, or one of the things that can be done to it.
import { useState } from 'react'
import type { Item } from './items.ts'

export interface Cursor {
  /** -1 where there is no row. */
  readonly index: number
  /** 0: the row itself; from 1 its acts. */
  readonly cell: number
  /** Around the end to the beginning. */
  step(by: number): void
  /** Through the cells of the row, and around. */
  stepCell(by: number): void
  to(key: string): void
}

/**
 * Stays on its row while others come; where it goes, and for other words, the first row has it.
 * @param isWaiting what is meant may still come: no row has it by itself, so that Enter does nothing else meanwhile
 */
export function useCursor(items: readonly Item[], text: string, isWaiting: boolean): Cursor {
  const [at, setAt] = useState({ key: '', cell: 0, text })
  const found = at.text === text ? items.findIndex(({ key }) => key === at.key) : -1
  const index = found >= 0 ? found : isWaiting ? -1 : Math.min(0, items.length - 1)
  const cells = 1 + (items[index]?.acts.length ?? 0)
  const cell = found < 0 ? 0 : Math.min(at.cell, cells - 1)
  const goTo = (next: number, nextCell: number) => {
    const item = items[next]
    if (item) setAt({ key: item.key, cell: nextCell, text })
  }
  return {
    index,
    cell,
    step: (by) => goTo(around(index + by, items.length), 0),
    stepCell: (by) => goTo(index, around(cell + by, cells)),
    to: (key) => {
      if (items[index]?.key !== key) setAt({ key, cell: 0, text })
    },
  }
}

const around = (index: number, count: number): number => (count === 0 ? 0 : (Math.max(index, -1) + count) % count)
