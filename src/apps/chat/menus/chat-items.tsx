// What can be done to one chat, as rows of a menu. Used by the row's menu and the open chat's.
// @chunk chat-dialogs
import { useLingui } from '@lingui/react/macro'
import type { ChatSummary } from '#contract/apps/chat.ts'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { chatHref, useChat } from '../chat-context.ts'
import { chatKeys } from '../chat-keys.ts'

type Shown = Pick<ChatSummary, 'id' | 'contact' | 'unreadCount' | 'pinned' | 'muted' | 'archived' | 'lastMessage'>

const HOUR_MS = 3_600_000

export function ChatItems({ chat }: { readonly chat: Shown }) {
  const { t } = useLingui()
  const { open, openId, actions, openDialog } = useChat()
  const hint = useKeyHints(chatKeys)
  const copyLink = useCopyLink()
  const { id, contact, unreadCount, pinned, muted, archived, lastMessage } = chat
  const close = () => openId === id && open(undefined)
  const name = contact?.name ?? t`Unknown contact`
  return (
    <>
      <MenuItem
        icon={unreadCount > 0 ? 'envelope-open' : 'envelope'}
        shortcut={hint('unread')}
        onAction={() => {
          // Who has it open reads it.
          if (unreadCount === 0) close()
          void actions.setUnread([id], unreadCount === 0)
        }}
      >
        {unreadCount > 0
          ? t({ message: 'Mark as read', context: 'chat' })
          : t({ message: 'Mark as unread', context: 'chat' })}
      </MenuItem>
      <MenuItem icon="bookmark" shortcut={hint('pin')} onAction={() => actions.setPinned([id], !pinned)}>
        {pinned ? t`Unpin` : t`Pin`}
      </MenuItem>
      {!muted && (
        <MenuItem
          icon="bell-slash"
          onAction={() => actions.setMuted([id], true, new Date(Date.now() + 8 * HOUR_MS).toISOString())}
        >{t`Mute for 8 hours`}</MenuItem>
      )}
      <MenuItem
        icon={muted ? 'bell' : 'bell-slash'}
        shortcut={hint('mute')}
        onAction={() => actions.setMuted([id], !muted)}
      >
        {muted ? t`Unmute` : t`Mute`}
      </MenuItem>
      <MenuItem icon="archive-box" shortcut={hint('archive')} onAction={() => actions.setArchived([id], !archived)}>
        {archived ? t`Unarchive` : t`Archive`}
      </MenuItem>
      <MenuItem icon="link" onAction={() => copyLink(chatHref(id))}>{t`Copy link`}</MenuItem>
      <MenuItem icon="arrow-down-tray" onAction={() => openDialog({ kind: 'export', id, name })}>{t`Export…`}</MenuItem>
      <MenuItem
        icon="clock"
        onAction={() => openHistory({ table: 'chats', key: id, title: name })}
      >{t`Version history…`}</MenuItem>
      <MenuSeparator />
      {lastMessage && <MenuItem icon="x-mark" onAction={() => actions.clear(id)}>{t`Delete all messages`}</MenuItem>}
      <MenuItem
        icon="trash"
        shortcut={hint('delete')}
        onAction={() => {
          close()
          void actions.remove([id])
        }}
      >{t`Delete chat`}</MenuItem>
    </>
  )
}
