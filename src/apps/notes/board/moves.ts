// Moving a note to another place of the board without dragging it: what its menu offers, and which neighbours change places. A pinned note stays among the
// pinned ones.
// @chunk notes
import { createContext } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import type { ListSource } from '#kit/list/source.ts'

export type MoveTo = 'start' | 'earlier' | 'later' | 'end'

export interface Moves {
  /** Those that lead somewhere. */
  readonly offered: readonly MoveTo[]
  move(to: MoveTo): void
}

/** Null where their order is not the person's, and where no board is. */
export const MovesContext = createContext<((note: Note) => Moves) | null>(null)

export interface MovesOptions {
  readonly source: ListSource<Note>
  /** The first so many of the list are pinned. */
  readonly pinned: number
  /** @param id of what is moved @param ids of neighbours, in their new order @param to where it is then */
  onOrder(id: string, ids: readonly string[], to: number): void
}

export function createMoves({ source, pinned, onOrder }: MovesOptions): (note: Note) => Moves {
  return ({ id, pinned: isPinned }) => {
    const from = source.indexOf(id)
    const [first, last] = isPinned ? [0, pinned - 1] : [pinned, source.count - 1]
    const indexes = { start: first, earlier: from - 1, later: from + 1, end: last }
    const isAllowed = (to: number) => from >= 0 && to >= first && to <= last && to !== from
    return {
      offered: (['start', 'earlier', 'later', 'end'] as const).filter((to) => isAllowed(indexes[to])),
      move(to) {
        void idsMoved(source, id, indexes[to]).then((ids) => ids.length > 0 && onOrder(id, ids, indexes[to]))
      },
    }
  }
}

/** The note and those that it passes, in their new order; none where it stays. */
export async function idsMoved(source: ListSource<Note>, id: string, to: number): Promise<readonly string[]> {
  const from = source.indexOf(id)
  if (from < 0 || to === from) return []
  const passed = await source.keysBetween(Math.min(from, to), Math.max(from, to) + 1)
  const others = passed.filter((key) => key !== id)
  return to < from ? [id, ...others] : [...others, id]
}
