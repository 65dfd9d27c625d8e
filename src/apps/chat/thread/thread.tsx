// The messages of an open chat: a feed of articles, one stop of the Tab key, read by arrow keys; only a part of a long chat is drawn. Used by thread-pane.tsx.
// @chunk chat
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Chat } from '#contract/apps/chat.ts'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useChat } from '../chat-context.ts'
import { useOutgoing } from '../outgoing.ts'
import { NEWEST } from '../queries.ts'
import { drawnRows } from './drawn-rows.ts'
import { Feed } from './feed.tsx'
import { feedHandlers } from './feed-handlers.ts'
import { OutgoingMessage } from './outgoing-message.tsx'
import { Scheduled } from './scheduled.tsx'
import { useFocusInThread } from './use-focus-in-thread.ts'
import { useMessageActs } from './use-message-acts.tsx'
import { type ScrollTarget, useThreadScroll } from './use-thread-scroll.ts'
import { useUnreadLine } from './use-unread-line.ts'
import { useWays } from './use-ways.ts'
import { type MessageWindow, useMessageWindow } from './use-window.ts'

export interface ThreadHandle {
  /** Scrolls to a message and puts the focus on it. */
  show(id: string): void
  showEnd(): void
  /** The last message that the person wrote. */
  lastOwn(): ChatMessage | undefined
}

export interface ThreadProps {
  readonly chat: Chat
  readonly handle: Ref<ThreadHandle>
  readonly onRetry: (key: string) => void
  readonly onSendNow: (key: string) => void
  readonly onTakeBack: (key: string) => void
  readonly onReply: (message: ChatMessage) => void
  readonly onEdit: (message: ChatMessage) => void
  /** The focus goes back to where one writes. */
  readonly onLeave: () => void
}

export function Thread({ chat, handle, onReply, onEdit, onLeave, onRetry, onSendNow, onTakeBack }: ThreadProps) {
  const { t } = useLingui()
  const { search, meId } = useChat()
  const name = chat.contact?.name ?? t`Unknown contact`
  const [opening] = useState(() => ({
    message: search.message,
    // What is far from the end is read around; else the newest messages hold it.
    centre: search.message ?? (chat.unreadCount > NEWEST / 2 ? chat.unreadFrom : null),
    target: firstTarget(search.message, chat.unreadFrom),
  }))
  const part = useMessageWindow(chat.id, opening.centre)
  const { messages } = part
  const outgoing = useOutgoing().filter((one) => one.chatId === chat.id)
  const { scroller, content, isAtEnd, goTo } = useScroll(part, opening.target)
  const line = useUnreadLine(chat, isAtEnd)
  const rows = useMemo(() => drawnRows(messages, line.from), [messages, line.from])
  const focus = useFocusInThread(scroller, messages)
  const ways = useWays(part, opening.message, focus.setActive, goTo)
  const { marked, show, showEnd } = ways
  useImperativeHandle(handle, () => ({ show, showEnd, lastOwn: () => messages.findLast(({ isMine }) => isMine) }))
  const { focusOn, onFocus } = focus
  const { act, rowMenu, overlays } = useMessageActs({ messages, scroller, name, onReply, onEdit, focusOn })
  if (part.isPending) return <LoadingMessages part={part} />
  const hasNone = rows.length === 0
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {part.isGone && <GoneMessage />}
      <div
        ref={scroller}
        data-thread
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none [overflow-anchor:none]"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end pb-3">
          <Feed
            rows={rows}
            newCount={line.count}
            chat={chat}
            active={focus.active}
            marked={marked}
            isBusy={part.isMoving}
            handlers={{ ...rowMenu, ...feedHandlers({ part, focus, ways, act, onLeave }), onFocus }}
          />
          {hasNone && outgoing.length === 0 && <Empty name={name} />}
          {!part.hasAfter && (
            <>
              {outgoing.map((one) => (
                <OutgoingMessage key={one.key} outgoing={one} {...{ name, meId, onRetry, onSendNow, onTakeBack }} />
              ))}
              <Scheduled chatId={chat.id} />
            </>
          )}
        </div>
      </div>
      {!(isAtEnd || hasNone) && <ToEnd chat={chat} onPress={showEnd} />}
      {overlays}
    </div>
  )
}

/** More is read while an end of what is drawn is near. */
function useScroll(part: MessageWindow, first: ScrollTarget) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const scroll = useThreadScroll({
    scroller,
    content,
    isDrawn: !part.isPending,
    drawn: part.messages,
    hasAfter: part.hasAfter,
    first,
    onNear(end, key) {
      if (!part.isMoving && (end === 'start' ? part.hasBefore : part.hasAfter)) part.moveTo(key)
    },
  })
  return { scroller, content, ...scroll }
}

function firstTarget(message: string | undefined, unreadFrom: string | null): ScrollTarget {
  if (message !== undefined) return { key: message, at: 'centre' }
  return unreadFrom === null ? 'end' : { key: unreadFrom, at: 'line' }
}

function Empty({ name }: { readonly name: string }) {
  return (
    <p className="p-6 text-center text-ink-muted">
      <Trans>No messages yet. Say hello to {name}.</Trans>
    </p>
  )
}

function LoadingMessages({ part }: { readonly part: MessageWindow }) {
  const { t } = useLingui()
  return (
    <QueryView
      query={{ data: undefined, error: part.error, isFetching: part.isFetching, refetch: part.retry }}
      loading={<SkeletonRows label={t`Loading messages`} hasTwoLines count={6} className="w-full flex-1 p-4 md:p-6" />}
      error={{
        title: t`Couldn’t load the messages.`,
        description: t`They’re saved on this device. Trying again usually helps.`,
      }}
      className="flex-1"
    />
  )
}

function GoneMessage() {
  return (
    <p role="status" className="border-line-soft border-b px-4 py-2 text-13 text-ink-muted md:px-6">
      <Trans>This message no longer exists.</Trans>
    </p>
  )
}

interface ToEndProps {
  readonly chat: Chat
  readonly onPress: () => void
}

function ToEnd({ chat, onPress }: ToEndProps) {
  const { t } = useLingui()
  return (
    <Button
      size="sm"
      icon="arrow-down"
      className="absolute! end-4 bottom-3 z-(--z-sticky) rounded-full! shadow-menu md:end-6"
      onPress={onPress}
    >
      {chat.unreadCount > 0
        ? plural(chat.unreadCount, { one: '# new message', other: '# new messages' })
        : t`Latest messages`}
    </Button>
  )
}
