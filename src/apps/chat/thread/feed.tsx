// The messages that are drawn, as a feed of articles.
// @chunk chat
import { useLingui } from '@lingui/react/macro'
import { type HTMLAttributes, useState } from 'react'
import type { Chat } from '#contract/apps/chat.ts'
import { useChat } from '../chat-context.ts'
import type { DrawnRow } from './drawn-rows.ts'
import { articleOf } from './feed-handlers.ts'
import { MessageArticle } from './message-article.tsx'

export interface FeedProps {
  readonly chat: Chat
  readonly rows: readonly DrawnRow[]
  /** How many unread messages its line announces. */
  readonly newCount: number
  /** The message that the keyboard is on. */
  readonly active: string | undefined
  /** The requested message. */
  readonly marked: string | undefined
  /** More messages are being read. */
  readonly isBusy: boolean
  readonly handlers: HTMLAttributes<HTMLElement>
}

export function Feed({ chat, rows, newCount, active, marked, isBusy, handlers }: FeedProps) {
  const { t } = useLingui()
  const { meId } = useChat()
  const [hovered, setHovered] = useState<string>()
  const name = chat.contact?.name ?? t`Unknown contact`
  const lit = hovered ?? active
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and presses of all its articles come by here
    <div
      {...handlers}
      role="feed"
      aria-label={t`Messages with ${name}`}
      aria-busy={isBusy}
      onPointerOver={({ pointerType, target }) => pointerType === 'mouse' && setHovered(articleOf(target)?.dataset.key)}
      onPointerLeave={() => setHovered(undefined)}
    >
      {rows.map(({ message, isDayStart, isLine, isFirst }, index) => (
        <MessageArticle
          key={message.id}
          message={message}
          isDayStart={isDayStart}
          unread={isLine ? newCount : undefined}
          isFirst={isFirst}
          position={index + 1}
          isActive={message.id === active || (active === undefined && index === rows.length - 1)}
          isLit={message.id === lit}
          isMarked={message.id === marked}
          name={name}
          avatar={chat.contact?.avatar ?? null}
          meId={meId}
        />
      ))}
    </div>
  )
}
