// Which notes of the board are selected, for its cards, their menus and the bar. Given by board.tsx; null where no board is.
// @chunk notes
import { createContext } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import type { ListSource } from '#kit/list/source.ts'
import type { Selection } from '#kit/list/use-selection.ts'

export interface Chosen {
  readonly selection: Selection
  readonly source: ListSource<Note>
}

export const ChosenContext = createContext<Chosen | null>(null)
