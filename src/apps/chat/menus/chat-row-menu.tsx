// The menu of one chat in the list, where it was right-clicked or pressed for long. A chunk of its own.
// @chunk chat-dialogs
import { useLingui } from '@lingui/react/macro'
import type { ChatSummary } from '#contract/apps/chat.ts'
import { RowMenu } from '#kit/list/row-menu.tsx'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { ChatItems } from './chat-items.tsx'

export interface ChatRowMenuProps {
  readonly anchor: RowMenuAnchor
  readonly chat: ChatSummary
  readonly onClose: () => void
}

export default function ChatRowMenu({ anchor, chat, onClose }: ChatRowMenuProps) {
  const { t } = useLingui()
  return (
    <RowMenu anchor={anchor} label={chat.contact?.name ?? t`Unknown contact`} onClose={onClose}>
      <ChatItems chat={chat} />
    </RowMenu>
  )
}
