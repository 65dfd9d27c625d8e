// What concerns all chats. A chunk of its own; opened by list-pane.tsx.
// @chunk chat-dialogs
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useChat } from '../chat-context.ts'

export default function MoreMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { chats = [], actions, setSearch, openDialog } = useChat()
  const unread = chats.filter(({ unreadCount, archived }) => unreadCount > 0 && !archived).map(({ id }) => id)
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <MenuItem
          icon="pencil-square"
          onAction={() => setSearch({ show: 'people', q: undefined })}
        >{t`New chat`}</MenuItem>
        {unread.length > 0 && (
          <MenuItem icon="check" onAction={() => actions.setUnread(unread, false)}>{t`Mark all as read`}</MenuItem>
        )}
        <MenuItem icon="user-circle" onAction={() => openDialog({ kind: 'profile' })}>{t`Your chat profile…`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
