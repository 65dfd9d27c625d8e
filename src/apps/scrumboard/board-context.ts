// What the parts of one board share: the board, the URL, the people and the actions. Provided by board/board-view.tsx.
// @chunk scrumboard
import { createContext, useContext } from 'react'
import type { BoardCard, BoardLabel, BoardMember, BoardSummary, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import type { SetSearch } from '#kit/address/use-set-search.ts'
import type { BoardSearch } from './search-params.ts'
import type { CardActions } from './use-card-actions.ts'
import type { ChosenActions } from './use-chosen-actions.ts'
import type { ListActions } from './use-list-actions.ts'

export type ShownList = WholeBoard['lists'][number]

/** A dialog open over the board. */
export type BoardDialog =
  | { readonly kind: 'edit'; readonly board: BoardSummary }
  | { readonly kind: 'copyBoard'; readonly board: BoardSummary }
  | { readonly kind: 'moveCard'; readonly card: BoardCard; readonly isCopy: boolean }
  | { readonly kind: 'moveList'; readonly list: ShownList; readonly isCopy: boolean }
  | { readonly kind: 'limit'; readonly list: ShownList }
  | { readonly kind: 'labels' }
  | { readonly kind: 'archive' }
  | { readonly kind: 'export' }
  /** Cards of a file, into this board. */
  | { readonly kind: 'import'; readonly file: null; readonly into: string }

export interface BoardContextValue {
  readonly board: WholeBoard
  /** Its lists with those of their cards that the filters let through. */
  readonly shown: readonly ShownList[]
  /** Everyone who is known, by id. */
  readonly people: ReadonlyMap<string, BoardMember>
  readonly labels: ReadonlyMap<string, BoardLabel>
  readonly search: BoardSearch
  readonly setSearch: SetSearch<BoardSearch>
  readonly openId: string | undefined
  /** Opens a card beside the board; undefined: the board alone. */
  open(id: string | undefined): void
  readonly cards: CardActions
  readonly chosen: ChosenActions
  readonly lists: ListActions
  /** The ids of lists that are folded to a strip: none of their cards is drawn. */
  readonly collapsed: ReadonlySet<string>
  toggleCollapsed(listId: string): void
  readonly isCompact: boolean
  toggleCompact(): void
  openDialog(dialog: BoardDialog): void
  /** The id of the list whose field for a new card is open; NEW_LIST where that of a new list is. */
  readonly adding: string | undefined
  setAdding(listId: string | undefined): void
  /** ms since the epoch, to the minute */
  readonly now: number
}

/** In place of a list's id. */
export const NEW_LIST = 'new list'

export const boardHref = (id: string): string => `/apps/scrumboard/${encodeURIComponent(id)}`
export const cardHref = (boardId: string, id: string): string => `${boardHref(boardId)}?card=${encodeURIComponent(id)}`

export const BoardContext = createContext<BoardContextValue | null>(null)

export function useBoard(): BoardContextValue {
  const value = useContext(BoardContext)
  if (!value) throw new Error('useBoard is for the parts of board-view.tsx')
  return value
}
