// Notes at /apps/notes: places and labels at the side, the board, and the open note over it. The URL holds what is open, searched and filtered.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { fetchAhead } from '#kit/lazy/fetch-ahead.ts'
import { LazyDialog } from '#kit/lazy/lazy-dialog.tsx'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { type Actions, useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Board } from './board/board.tsx'
import { loadParts, NoteDialog, noteDialogs } from './lazy-parts.ts'
import { NotesContext, type NotesContextValue, type OpenDialog } from './notes-context.ts'
import { noteQueries } from './queries.ts'
import { QuickAdd } from './quick-add.tsx'
import { PlaceChips, Rail } from './rail.tsx'
import type { NotesSearch } from './search-params.ts'
import { Toolbar } from './toolbar.tsx'
import { TrashList } from './trash-list.tsx'
import { useNoteActions } from './use-note-actions.ts'
import { useScreenKeys } from './use-screen-keys.ts'
import { useTakeFiles } from './use-take-files.ts'

export function NotesScreen({ search }: { readonly search: NotesSearch }) {
  const { t } = useLingui()
  useEffect(() => fetchAhead(loadParts), [])
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const actions = useAction()
  const context = useNotesValue(search, actions, setDialog)
  const scroller = useRef<HTMLElement>(null)
  return (
    <NotesContext value={context}>
      <Keys {...actions} />
      <div className="flex min-h-0 flex-1 print:block">
        <Rail />
        <div className="flex min-w-0 flex-1 flex-col print:block">
          <Toolbar />
          <Taking>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by key */}
            <section
              ref={scroller}
              aria-label={t`Notes`}
              tabIndex={-1}
              className="relative min-h-0 flex-1 overflow-y-auto px-4 pt-4 outline-none pb-12 md:px-6 md:pt-6 print:overflow-visible"
            >
              <PlaceChips />
              {search.show === undefined && <QuickAdd />}
              {search.show === 'trash' ? <TrashList /> : <Board scroller={scroller} />}
            </section>
          </Taking>
        </div>
      </div>
      <Suspense>{search.note !== undefined && <NoteDialog key={search.note} id={search.note} />}</Suspense>
      <LazyDialog source={noteDialogs} request={dialog} onClose={() => setDialog(null)} />
    </NotesContext>
  )
}

function Keys(actions: Actions) {
  useScreenKeys(actions)
  return null
}

/** Files that are dropped anywhere on the notes. */
function Taking({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  const take = useTakeFiles()
  return (
    <DropZone
      message={t`Drop an image to create a note, or a file to import notes`}
      onFiles={(files) => void take(files)}
      className="flex min-h-0 flex-1 flex-col print:block"
    >
      {children}
    </DropZone>
  )
}

const NONE: readonly never[] = []

function useNotesValue(
  search: NotesSearch,
  undoable: Actions,
  openDialog: (dialog: OpenDialog) => void,
): NotesContextValue {
  const { data: unsorted = NONE } = useQuery(noteQueries.labels())
  const { compare } = useFormats()
  const setSearch = useSetSearch<NotesSearch>()
  const actions = useNoteActions(undoable)
  const open = useCallback((note: string | undefined) => setSearch({ note }), [setSearch])
  const labels = useMemo(() => unsorted.toSorted((a, b) => compare(a.title, b.title)), [unsorted, compare])
  return useMemo(
    () => ({ labels, search, setSearch, actions, open, openDialog }),
    [labels, search, setSearch, actions, open, openDialog],
  )
}
