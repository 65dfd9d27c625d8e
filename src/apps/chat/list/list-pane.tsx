// The pane of the list: its head, search, filters, rows, and the message where there are none. Used by chat-screen.tsx.
// @chunk chat
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useMemo, useState } from 'react'
import { SearchBox } from '#kit/address/search-box.tsx'
import { NoRows } from '#kit/list/no-rows.tsx'
import { evenOffsets } from '#kit/list/row-offsets.ts'
import type { ListActions } from '#kit/list/run-list-command.ts'
import type { RowTraits } from '#kit/list/source.ts'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { WindowedList } from '#kit/list/windowed-list.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useAriaKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useChat } from '../chat-context.ts'
import { chatKeys } from '../chat-keys.ts'
import { isTyping } from '../is-typing.ts'
import { ChatRowMenu } from '../lazy-parts.ts'
import type { Shown } from '../search-params.ts'
import { ChatRow, HitRow, PersonRow } from './chat-row.tsx'
import { type Listed, type ListedRow, useListed } from './use-listed.ts'

/** px: two lines. */
const ROW_HEIGHT = 64

const moreMenu = lazyMenu(() => import('../menus/more-menu.tsx'))

export function ListPane() {
  const { t } = useLingui()
  const listed = useListed()
  const { rows, error, isFetching, retry } = listed
  return (
    <>
      <Head />
      <div className="flex shrink-0 flex-col gap-2 border-line-soft border-b px-4 py-3 md:px-5">
        <Search />
        <Filters />
      </div>
      <QueryView
        query={{ data: rows, error, isFetching, refetch: retry }}
        loading={<SkeletonRows label={t`Loading chats`} hasTwoLines count={10} className="flex-1" />}
        error={{
          title: t`Couldn’t load the chats.`,
          description: t`They’re saved on this device. Trying again usually helps.`,
        }}
      >
        {() => <Rows listed={listed} />}
      </QueryView>
    </>
  )
}

function Head() {
  const { t } = useLingui()
  const { chats = [], search, setSearch } = useChat()
  const newKeys = useAriaKeys(chatKeys, 'new-chat')
  const unread = chats.filter(({ unreadCount, archived }) => unreadCount > 0 && !archived).length
  const isPeople = search.show === 'people'
  return (
    <div className="flex h-13 shrink-0 items-center gap-2 border-line border-b px-4 md:px-5">
      {isPeople ? (
        <>
          <IconButton
            icon="arrow-left"
            size="sm"
            className="-ms-2"
            label={t`Back to chats`}
            onPress={() => setSearch({ show: undefined, q: undefined })}
          />
          <h1 className="font-semibold text-16 tracking-tight">
            <Trans>New chat</Trans>
          </h1>
        </>
      ) : (
        <>
          <h1 className="font-semibold text-16 tracking-tight">
            <Trans>Chat</Trans>
          </h1>
          {unread > 0 && (
            <span className="text-13 text-ink-muted">{plural(unread, { one: '# unread', other: '# unread' })}</span>
          )}
          <div className="ms-auto flex items-center gap-1">
            <LazyMenu
              source={moreMenu}
              menu={{}}
              opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`More`} />}
            />
            <IconButton
              icon="pencil-square"
              size="sm"
              label={t`New chat`}
              aria-keyshortcuts={newKeys}
              onPress={() => setSearch({ show: 'people', q: undefined })}
            />
          </div>
        </>
      )}
    </div>
  )
}

function Search() {
  const { t } = useLingui()
  const { search, setSearch } = useChat()
  return (
    <div data-chat-search>
      <SearchBox
        label={search.show === 'people' ? t`Search people` : t`Search all chats`}
        query={search.q}
        maxLength={10_000}
        onSearch={(q, isFirst) => setSearch({ q }, { replace: !isFirst })}
      />
    </div>
  )
}

function Filters() {
  const { search, setSearch } = useChat()
  if (search.show === 'people') return null
  const toggle = (wanted: Shown) => setSearch({ show: search.show === wanted ? undefined : wanted, q: undefined })
  return (
    <div className="flex gap-2 overflow-x-auto">
      <Chip isSelected={search.show === 'unread'} onPress={() => toggle('unread')}>
        <Trans context="chats">Unread</Trans>
      </Chip>
      <Chip icon="archive-box" isSelected={search.show === 'archived'} onPress={() => toggle('archived')}>
        <Trans context="chats">Archived</Trans>
      </Chip>
    </div>
  )
}

const traitsOf = (row: ListedRow): RowTraits =>
  row.kind === 'chat'
    ? { kind: 'item', labelledBy: `name-${row.key} when-${row.key} last-${row.key} state-${row.key}` }
    : { kind: 'item' }

function Rows({ listed: { source, rows } }: { readonly listed: Listed }) {
  const { t } = useLingui()
  const { search, openId, now } = useChat()
  const [menu, setMenu] = useState<RowMenuAnchor | null>(null)
  const offsets = useMemo(() => evenOffsets(source.count, ROW_HEIGHT), [source.count])
  const row = menu ? source.rowAt(source.indexOf(menu.key)) : undefined
  return (
    <>
      <WindowedList
        label={search.show === 'people' ? t`People` : t`Chats`}
        source={source}
        listed={[search.show, search.q].join(' ')}
        traitsOf={traitsOf}
        offsets={offsets}
        keys={chatKeys}
        actions={useRowActions()}
        openKey={openId}
        onMenu={setMenu}
        renderRow={(one) =>
          one.kind === 'chat' ? (
            <ChatRow chat={one.chat} isTyping={isTyping(one.chat, now)} />
          ) : one.kind === 'person' ? (
            <PersonRow person={one.person} />
          ) : (
            <HitRow hit={one.hit} />
          )
        }
      >
        {rows?.length === 0 && <ListMessage />}
      </WindowedList>
      <Suspense>
        {menu && row?.kind === 'chat' && <ChatRowMenu anchor={menu} chat={row.chat} onClose={() => setMenu(null)} />}
      </Suspense>
    </>
  )
}

function useRowActions(): ListActions<ListedRow> {
  const { open, openId, following, actions } = useChat()
  const openRow = (row: ListedRow) => {
    if (row.kind === 'chat') return open(row.key)
    if (row.kind === 'hit') return open(row.hit.chatId, { message: row.hit.message.id })
    void actions.start(row.person.id).then((id) => {
      if (id !== undefined) open(id, { show: undefined, q: undefined })
    })
  }
  return {
    open: openRow,
    follow(row) {
      if (openId === undefined || row.kind !== 'chat' || row.key === openId) return
      following.current = true
      open(row.key)
    },
    close: () => openId !== undefined && open(undefined),
    run(command, row) {
      if (row.kind !== 'chat') return false
      const { id, pinned, muted, archived, unreadCount } = row.chat
      if (command === 'pin') void actions.setPinned([id], !pinned)
      else if (command === 'mute') void actions.setMuted([id], !muted)
      else if (command === 'archive') void actions.setArchived([id], !archived)
      else if (command === 'unread') {
        if (unreadCount === 0 && openId === id) open(undefined)
        void actions.setUnread([id], unreadCount === 0)
      } else if (command === 'delete') {
        if (openId === id) open(undefined)
        void actions.remove([id])
      } else return false
      return true
    },
  }
}

function ListMessage() {
  const { t } = useLingui()
  const { search, setSearch } = useChat()
  const all = { onShowAll: () => setSearch({ q: undefined, show: undefined }), showAllLabel: t`Show all chats` }
  const queryText = search.q?.trim()
  if (queryText) return <NoRows title={t`No results for “${queryText}”.`} {...all} />
  if (search.show === 'people')
    return <NoRows title={t`No one to message yet.`} description={t`The people you can write to will appear here.`} />
  if (search.show === 'unread') return <NoRows title={t`No unread messages.`} {...all} />
  if (search.show === 'archived')
    return (
      <NoRows
        title={t`No archived chats.`}
        description={t`Archive a chat to keep it out of the list without deleting it.`}
        {...all}
      />
    )
  return (
    <NoRows
      title={t`No chats yet.`}
      description={t`Your chats will appear here, most recent first.`}
      action={
        <Button icon="plus" onPress={() => setSearch({ show: 'people' })}>
          <Trans>Start a chat</Trans>
        </Button>
      }
    />
  )
}
