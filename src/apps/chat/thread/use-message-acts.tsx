// What can be done to a message of the thread, as its keys, its buttons and its menu ask for it, and what opens over it meanwhile: the menu, and all emoji.
// @chunk chat

import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { type RowMenuAnchor, useRowMenu } from '#kit/list/use-row-menu.ts'
import { useCopy } from '#kit/transfer/use-copy.ts'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { chatHref, useChat } from '../chat-context.ts'
import { EmojiPicker, MessageMenu } from '../lazy-parts.ts'
import { THUMB } from './reactions.ts'

export interface MessageActsOptions {
  readonly messages: readonly ChatMessage[]
  readonly scroller: RefObject<HTMLElement | null>
  /** The partner's. */
  readonly name: string
  readonly onReply: (message: ChatMessage) => void
  readonly onEdit: (message: ChatMessage) => void
  readonly focusOn: (id: string | undefined) => void
}

export interface MessageActs {
  /** @param command an action of chat-keys.ts, or `toggle` for one emoji */
  act(command: string, key: string, emoji?: string): void
  /** Handlers for the feed. */
  readonly rowMenu: ReturnType<typeof useRowMenu>
  readonly overlays: ReactNode
}

export function useMessageActs({
  messages,
  scroller,
  name,
  onReply,
  onEdit,
  focusOn,
}: MessageActsOptions): MessageActs {
  const { t } = useLingui()
  const { actions, open, openDialog } = useChat()
  const copyLink = useCopyLink()
  const copy = useCopy()
  const [menu, setMenu] = useState<RowMenuAnchor | null>(null)
  const reactions = useReactionPicker(messages, scroller, focusOn)
  const act = (command: string, key: string, emoji: string = THUMB) => {
    const index = messages.findIndex(({ id }) => id === key)
    const message = messages[index]
    if (!message) return
    if (command === 'reply') onReply(message)
    else if (command === 'react' || command === 'toggle') void actions.toggleReaction(message, emoji)
    else if (command === 'react-with') reactions.open(key)
    else if (command === 'play') bubbleOf(scroller.current, key)?.querySelector<HTMLElement>('[data-voice]')?.click()
    else if (command === 'edit-message' && message.isMine) onEdit(message)
    else if (command === 'copy')
      void copy(message.value, { copied: t`Copied`, refused: { message: message.value, duration: null } })
    else if (command === 'remind') openDialog({ kind: 'reminder', message, name })
    else if (command === 'copy-message-link') void copyLink(chatHref(message.chatId, key))
    else if (command === 'unread-from' && !message.isMine) {
      // As long as it is open, what is unread is read at once.
      open(undefined)
      void actions.setUnreadFrom(message)
    } else if (command === 'delete-message') {
      focusOn((messages[index + 1] ?? messages[index - 1])?.id)
      void actions.removeMessages([key])
    } else if (command === 'menu') {
      const box = bubbleOf(scroller.current, key)?.getBoundingClientRect()
      if (box) setMenu({ key, ...menuPlace(box, message.isMine) })
    }
  }
  const overlays = (
    <Suspense>
      <MenuOf
        message={messages.find(({ id }) => id === menu?.key)}
        anchor={menu}
        name={name}
        onAct={act}
        onClose={() => setMenu(null)}
      />
      {reactions.picker}
    </Suspense>
  )
  return { act, rowMenu: useRowMenu(setMenu), overlays }
}

/** All emoji, over a message. */
function useReactionPicker(
  messages: readonly ChatMessage[],
  scroller: RefObject<HTMLElement | null>,
  focusOn: MessageActsOptions['focusOn'],
) {
  const { t } = useLingui()
  const { actions } = useChat()
  const [reacting, setReacting] = useState<string>()
  const bubble = useRef<Element>(null)
  return {
    open(key: string) {
      bubble.current = bubbleOf(scroller.current, key)
      setReacting(key)
    },
    picker: reacting !== undefined && (
      <EmojiPicker
        anchor={bubble}
        label={t`React`}
        onPick={(emoji) => {
          const message = messages.find(({ id }) => id === reacting)
          if (message) void actions.toggleReaction(message, emoji)
        }}
        onClose={() => {
          setReacting(undefined)
          // What opened it, such as the menu, may be gone.
          focusOn(reacting)
        }}
      />
    ),
  }
}

const bubbleOf = (thread: Element | null, key: string): Element | null =>
  thread?.querySelector(`[data-key="${CSS.escape(key)}"] [data-bubble]`) ?? null

/** At the lower end of a bubble, on its own side. */
const menuPlace = ({ left, right, bottom }: DOMRect, isMine: boolean) => ({
  x: isMine ? right - 40 : left,
  y: Math.min(bottom, innerHeight - 40),
})

interface MenuOfProps {
  readonly anchor: RowMenuAnchor | null
  readonly message: ChatMessage | undefined
  readonly name: string
  readonly onAct: MessageActs['act']
  readonly onClose: () => void
}

function MenuOf({ anchor, message, name, onAct, onClose }: MenuOfProps) {
  if (!anchor || !message) return null
  return (
    <MessageMenu
      anchor={anchor}
      message={message}
      name={name}
      onAct={(command, emoji) => onAct(command, message.id, emoji)}
      onClose={onClose}
    />
  )
}
