// Contacts at /apps/contacts: the list, and beside it the open contact; below md one of the two. The URL holds what is open, searched and filtered.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { fetchAhead } from '#kit/lazy/fetch-ahead.ts'
import { LazyDialog } from '#kit/lazy/lazy-dialog.tsx'
import { returnFocusToList } from '#kit/list/list-focus.ts'
import { ListDetail } from '#kit/panes/list-detail.tsx'
import { useReturnFocus } from '#kit/panes/use-return-focus.ts'
import { type Actions, useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { clearBlanks } from './blank-contacts.ts'
import { ContactsContext, type ContactsContextValue, type OpenDialog } from './contacts-context.ts'
import { contactDialogs, loadParts } from './lazy-parts.ts'
import { useNeighbours } from './list/use-neighbours.ts'
import { ListPane } from './list-pane.tsx'
import { useDeleteContacts } from './mutations.ts'
import { contactQueries } from './queries.ts'
import { type ContactsSearch, sameList } from './search-params.ts'
import { Toolbar } from './toolbar.tsx'
import { useContactActions } from './use-contact-actions.ts'
import { useScreenKeys } from './use-screen-keys.ts'

export function ContactsScreen({ search }: { readonly search: ContactsSearch }) {
  const { t } = useLingui()
  useEffect(() => fetchAhead(loadParts), [])
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const actions = useAction()
  const context = useContactsValue(search, actions, setDialog)
  useReturnFocus(context.openId)
  useClearBlanks(context.openId)
  return (
    <ContactsContext value={context}>
      <Keys {...actions} />
      <ListDetail
        title={t`Contacts`}
        listLabel={t`Contacts`}
        isOpen={context.openId !== undefined}
        head={<Toolbar />}
        list={<ListPane />}
        detail={<Outlet />}
      />
      <LazyDialog
        source={contactDialogs}
        request={dialog}
        onClose={() => {
          setDialog(null)
          returnFocusToList(context.openId)
        }}
      />
    </ContactsContext>
  )
}

function Keys({ undoLast, redoLast }: Actions) {
  useScreenKeys({ undo: undoLast, redo: redoLast })
  return null
}

/** Once, where nothing that is typed waits for it. */
function useClearBlanks(openId: string | undefined) {
  const { mutateAsync: destroy } = useDeleteContacts()
  const clear = useRef(() => clearBlanks(openId, (id) => destroy({ body: { ids: [id] } })))
  useEffect(() => {
    // What could not be deleted is tried again at the next opening.
    clear.current().catch(() => undefined)
  }, [])
}

const NONE: readonly never[] = []

function useContactsValue(
  search: ContactsSearch,
  undoable: Actions,
  openDialog: (dialog: OpenDialog) => void,
): ContactsContextValue {
  const { id: openId } = useParams({ strict: false })
  const { data: unsorted = NONE } = useQuery(contactQueries.tags())
  const { compare } = useFormats()
  const setSearch = useSetSearch<ContactsSearch>()
  const actions = useContactActions(undoable)
  const editedFrom = useRef<Element | null>(undefined)
  const open = useOpen(openId, editedFrom)
  const following = useRef(false)
  const { position, reportList, step } = useNeighbours(open)
  const neighbours = useMemo(() => ({ position, reportList, step }), [position, reportList, step])
  const tags = useMemo(() => unsorted.toSorted((a, b) => compare(a.title, b.title)), [unsorted, compare])
  const tagTitles = useMemo(() => new Map(tags.map(({ id, title }) => [id, title])), [tags])
  return useMemo(
    () => ({
      tags,
      tagTitles,
      search,
      setSearch,
      openId,
      open,
      following,
      editedFrom,
      neighbours,
      actions,
      openDialog,
    }),
    [tags, tagTitles, search, setSearch, openId, open, neighbours, actions, openDialog],
  )
}

/** From one contact to the next is no step for the back button: it leads to the list. */
function useOpen(
  openId: string | undefined,
  editedFrom: ContactsContextValue['editedFrom'],
): ContactsContextValue['open'] {
  const navigate = useNavigate()
  const isOpen = openId !== undefined
  return useCallback(
    (id, edit) => {
      const replace = isOpen
      if (edit) editedFrom.current = document.activeElement
      const search = (before: ContactsSearch) => ({ ...sameList(before), ...(edit && { edit }) })
      if (id === undefined)
        void navigate({ to: '/apps/contacts', search: search as never, replace, resetScroll: false })
      else
        void navigate({
          to: '/apps/contacts/$id',
          params: { id },
          search: search as never,
          replace,
          resetScroll: false,
        })
    },
    [navigate, isOpen, editedFrom],
  )
}
