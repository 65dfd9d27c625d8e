// What can be done to a message of the thread, as its keys, its buttons and its menu ask for it, and what opens over it meanwhile: the menu, and all emoji.
// @chunk chat

import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { type RowMenuPlace, useRowMenu } from '#kit/list/use-row-menu.ts'
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
  const [menu, setMenu] = useState<RowMenuPlace | null>(null)
  const [reacting, setReacting] = useState<string>()
  const bubble = useRef<Element>(null)
  const bubbleOf = (key: string) =>
    scroller.current?.querySelector(`[data-key="${CSS.escape(key)}"] [data-bubble]`) ?? null
  const act = (command: string, key: string, emoji: string = THUMB) => {
    const index = messages.findIndex(({ id }) => id === key)
    const message = messages[index]
    if (!message) return
    if (command === 'reply') onReply(message)
    else if (command === 'react' || command === 'toggle') void actions.toggleReaction(message, emoji)
    else if (command === 'react-with') {
      bubble.current = bubbleOf(key)
      setReacting(key)
    } else if (command === 'play') bubbleOf(key)?.querySelector<HTMLElement>('[data-voice]')?.click()
    else if (command === 'edit-message' && message.isMine) onEdit(message)
    else if (command === 'copy')
      void copy(message.value, { copied: t`Copied`, refused: { message: message.value, duration: null } })
    else if (command === 'remind') openDialog({ kind: 'reminder', message, name })
    else if (command === 'copy-message-link') void copyLink(chatHref(message.chatId, key))
    else if (command === 'unread-from' && !message.isMine)
      // Read again as long as it is open.
      void actions.setUnreadFrom(message).then((isDone) => isDone && open(undefined))
    else if (command === 'delete-message') {
      focusOn((messages[index + 1] ?? messages[index - 1])?.id)
      void actions.removeMessages([key])
    } else if (command === 'menu') {
      const box = bubbleOf(key)?.getBoundingClientRect()
      if (box)
        setMenu({ key, x: message.isMine ? box.right - 40 : box.left, y: Math.min(box.bottom, innerHeight - 40) })
    }
  }
  const current = messages.find(({ id }) => id === menu?.key)
  const overlays = (
    <Suspense>
      {menu && current && (
        <MessageMenu
          place={menu}
          message={current}
          name={name}
          onAct={(command, emoji) => act(command, current.id, emoji)}
          onClose={() => setMenu(null)}
        />
      )}
      {reacting !== undefined && (
        <EmojiPicker
          anchor={bubble}
          label={t`React`}
          onPick={(emoji) => act('toggle', reacting, emoji)}
          onClose={() => {
            setReacting(undefined)
            // What opened it, such as the menu, may be gone.
            focusOn(reacting)
          }}
        />
      )}
    </Suspense>
  )
  return { act, rowMenu: useRowMenu(setMenu), overlays }
}
