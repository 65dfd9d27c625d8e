// The menu of the open chat. A chunk of its own; opened by thread/thread-pane.tsx.
// @chunk chat-dialogs
import { useLingui } from '@lingui/react/macro'
import type { Chat } from '#contract/apps/chat.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import { ChatItems } from './chat-items.tsx'

export interface ChatMenuProps {
  readonly chat: Chat
}

export default function ChatMenu({ chat, ...trigger }: ChatMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <ChatItems chat={chat} />
      </Menu>
    </MenuTrigger>
  )
}
