// What the parts of the notes screen share: the labels, the URL, and the actions. Provided by notes-screen.tsx.
// @chunk notes
import { createContext, useContext } from 'react'
import type { Note, NoteLabel } from '#contract/apps/notes-shapes.ts'
import type { SetSearch } from '#kit/address/use-set-search.ts'
import type { NotesSearch } from './search-params.ts'
import type { NoteActions } from './use-note-actions.ts'

/** A dialog open over the screen. */
export type OpenDialog =
  /** A note of which a link is made, in Markdown. */
  | { readonly kind: 'link'; readonly noteId: string; readonly onPick: (link: string) => void }
  /** Without a file it prompts for some. */
  | { readonly kind: 'import'; readonly file: File | null; readonly others?: readonly File[] }
  /** With notes, a new one goes on them. */
  | { readonly kind: 'labels'; readonly noteIds?: readonly string[] }
  | { readonly kind: 'reminder'; readonly note: Pick<Note, 'id' | 'title' | 'content' | 'tasks' | 'reminder'> }

export interface NotesContextValue {
  /** In the order of their titles. */
  readonly labels: readonly NoteLabel[]
  readonly search: NotesSearch
  readonly setSearch: SetSearch<NotesSearch>
  readonly actions: NoteActions
  /** Opens a note over the board; undefined: the board alone. */
  open(id: string | undefined): void
  openDialog(dialog: OpenDialog): void
}

export const NotesContext = createContext<NotesContextValue | null>(null)

export function useNotes(): NotesContextValue {
  const value = useContext(NotesContext)
  if (!value) throw new Error('useNotes is for the parts of notes-screen.tsx')
  return value
}
