// The keys and commands that work wherever the focus is on the screen, and what the URL requests when it opens.
import { useEffect } from 'react'
import type { Actions } from '#kit/undo/use-action.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useNotes } from './notes-context.ts'
import { notesKeys } from './notes-keys.ts'
import { useExport } from './use-export.ts'
import { newList, useNewNote } from './use-new-note.ts'

export function useScreenKeys({ undoLast, redoLast }: Actions): void {
  const { search, setSearch, openDialog } = useNotes()
  const add = useNewNote()
  const exportNotes = useExport()
  useKeys(notesKeys, {
    undo: undoLast,
    redo: redoLast,
    'new-note': add,
    'new-list': () => add(newList()),
    search: () => document.querySelector<HTMLInputElement>('[data-notes-search] input')?.focus(),
    view: () => setSearch({ view: search.view ? undefined : 'list' }, { replace: true }),
    import: () => openDialog({ kind: 'import', file: null }),
    export: () => exportNotes('all'),
    'export-shown': () => exportNotes(search.show === 'trash' ? 'all' : 'shown'),
    labels: () => openDialog({ kind: 'labels' }),
  })
  // The palette's 'New note' leads here.
  const requested = search.new
  useEffect(() => {
    if (!requested) return
    setSearch({ new: undefined }, { replace: true })
    void add(requested === 'list' ? newList() : {})
  }, [requested, setSearch, add])
}
