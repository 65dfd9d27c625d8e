// Chat at /apps/chat: the list, beside it the open chat, and beside that its contact; below md one of them. The URL holds what is open and searched.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { fetchAhead } from '#kit/lazy/fetch-ahead.ts'
import { LazyDialog } from '#kit/lazy/lazy-dialog.tsx'
import { afterClosing, returnFocusToList } from '#kit/list/list-focus.ts'
import { ListDetail } from '#kit/panes/list-detail.tsx'
import { useReturnFocus } from '#kit/panes/use-return-focus.ts'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { type Actions, useAction } from '#kit/undo/use-action.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { ChatContext, type ChatContextValue, chatHref, type OpenDialog, useChat } from './chat-context.ts'
import { chatKeys } from './chat-keys.ts'
import { chatDialogs, loadParts } from './lazy-parts.ts'
import { ListPane } from './list/list-pane.tsx'
import { NoChatOpen } from './no-chat-open.tsx'
import { chatQueries } from './queries.ts'
import { type ChatSearch, sameList } from './search-params.ts'
import { useArrivals } from './use-arrivals.ts'
import { useChatActions } from './use-chat-actions.ts'

export function ChatScreen({ search }: { readonly search: ChatSearch }) {
  const { t } = useLingui()
  useEffect(() => fetchAhead(loadParts), [])
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const actions = useAction()
  const context = useChatValue(search, actions, setDialog)
  useReturnFocus(context.openId)
  return (
    <ChatContext value={context}>
      <Keys {...actions} />
      <ListDetail
        title={t`Chat`}
        listLabel={t`Chats`}
        variant="narrow"
        isOpen={context.openId !== undefined}
        head={null}
        list={<ListPane />}
        detail={context.openId === undefined ? <NoChatOpen /> : <Outlet />}
      />
      <LazyDialog
        source={chatDialogs}
        request={dialog}
        onClose={() => {
          setDialog(null)
          if (dialog?.kind === 'send-later') afterClosing(focusComposer)
          // What was pressed in the thread has the focus again by itself.
          else if (dialog?.kind !== 'preview') returnFocusToList(context.openId)
        }}
      />
    </ChatContext>
  )
}

function Keys({ undoLast, redoLast }: Actions) {
  const { t } = useLingui()
  const { chats, openId, open, search, setSearch, actions, openDialog } = useChat()
  const copyLink = useCopyLink()
  const shown = chats?.find(({ id }) => id === openId)
  const unread = (chats ?? []).filter(({ unreadCount, archived }) => unreadCount > 0 && !archived)
  const isOpen = openId !== undefined
  useKeys(chatKeys, {
    'new-chat': () => {
      setSearch({ show: 'people', q: undefined })
      focusSearch()
    },
    search: focusSearch,
    find: isOpen ? () => setSearch({ find: '' }) : undefined,
    write: isOpen ? focusComposer : undefined,
    'next-unread': () => {
      const [next] = unread.filter(({ id }) => id !== openId)
      if (next) open(next.id)
    },
    info: isOpen ? () => setSearch({ info: search.info ? undefined : 'yes' }) : undefined,
    'all-read':
      unread.length > 0
        ? () =>
            actions.setUnread(
              unread.map(({ id }) => id),
              false,
            )
        : undefined,
    profile: () => openDialog({ kind: 'profile' }),
    'copy-link': shown && (() => copyLink(chatHref(shown.id))),
    export:
      shown && (() => openDialog({ kind: 'export', id: shown.id, name: shown.contact?.name ?? t`Unknown contact` })),
    clear: shown?.lastMessage ? () => actions.clear(shown.id) : undefined,
    undo: undoLast,
    redo: redoLast,
  })
  return null
}

const focusComposer = () => document.querySelector<HTMLElement>('[data-chat-composer] textarea')?.focus()

const focusSearch = () => document.querySelector<HTMLInputElement>('[data-chat-search] input')?.focus()

function useChatValue(
  search: ChatSearch,
  undoable: Actions,
  openDialog: (dialog: OpenDialog) => void,
): ChatContextValue {
  const { id: openId } = useParams({ strict: false })
  const { data: chats } = useQuery(chatQueries.all())
  const { data: profile } = useQuery(chatQueries.profile())
  const meId = profile?.id ?? ''
  const now = useArrivals(chats)
  const setSearch = useSetSearch<ChatSearch>()
  const actions = useChatActions(undoable, meId)
  const open = useOpen(openId)
  const following = useRef(false)
  return useMemo(
    () => ({ chats, meId, now, search, setSearch, openId, open, following, actions, openDialog }),
    [chats, meId, now, search, setSearch, openId, open, actions, openDialog],
  )
}

/** From one chat to the next is no step for the back button: it leads to the list. */
function useOpen(openId: string | undefined): ChatContextValue['open'] {
  const navigate = useNavigate()
  const isOpen = openId !== undefined
  return useCallback(
    (id, at) => {
      const replace = isOpen
      const search = (before: ChatSearch) => ({
        ...sameList(before),
        ...(id !== undefined && infoParam(before)),
        ...at,
      })
      if (id === undefined) void navigate({ to: '/apps/chat', search: search as never, replace, resetScroll: false })
      else void navigate({ to: '/apps/chat/$id', params: { id }, search: search as never, replace, resetScroll: false })
    },
    [navigate, isOpen],
  )
}

/** The contact's details stay beside from one chat to the next, where there is room for both. */
const infoParam = ({ info }: ChatSearch): ChatSearch => (matchMedia('(width >= 1280px)').matches ? { info } : {})
