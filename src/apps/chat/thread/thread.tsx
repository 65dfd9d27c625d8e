// The messages of an open chat: a feed of articles, one stop of the Tab key, read by arrow keys; only a part of a long chat is drawn. Used by thread-pane.tsx.
// @chunk chat
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Chat } from '#contract/apps/chat.ts'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { actionOf } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useChat } from '../chat-context.ts'
import { chatKeys, MESSAGE } from '../chat-keys.ts'
import { useOutgoing } from '../outgoing.ts'
import { NEWEST } from '../queries.ts'
import { drawnRows } from './drawn-rows.ts'
import { MessageArticle } from './message-article.tsx'
import { OutgoingMessage } from './outgoing-message.tsx'
import { Scheduled } from './scheduled.tsx'
import { useFocusInThread } from './use-focus-in-thread.ts'
import { useMessageActs } from './use-message-acts.tsx'
import { type ScrollTarget, useThreadScroll } from './use-thread-scroll.ts'
import { useUnreadLine } from './use-unread-line.ts'
import { useMessageWindow } from './use-window.ts'

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
  const { search, setSearch, meId } = useChat()
  const name = chat.contact?.name ?? t`Unknown contact`
  const [opening] = useState(() => ({
    message: search.message,
    // What is far from the end is read around; else the newest messages hold it.
    centre: search.message ?? (chat.unreadCount > NEWEST / 2 ? chat.unreadFrom : null),
    target: firstTarget(search.message, chat.unreadFrom),
  }))
  const part = useMessageWindow(chat.id, opening.centre)
  const outgoing = useOutgoing().filter((one) => one.chatId === chat.id)
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [marked, setMarked] = useState(search.message)
  const [hovered, setHovered] = useState<string>()
  const scroll = useThreadScroll({
    scroller,
    content,
    isDrawn: !part.isPending,
    drawn: part.messages,
    hasAfter: part.hasAfter,
    first: opening.target,
    onNear(end, key) {
      if (!part.isMoving && (end === 'start' ? part.hasBefore : part.hasAfter)) part.moveTo(key)
    },
  })
  const line = useUnreadLine(chat, scroll.isAtEnd)
  const rows = useMemo(() => drawnRows(part.messages, line.from), [part.messages, line.from])
  const { active, setActive, focusOn, step, onFocus } = useFocusInThread(scroller, part.messages)

  const show = (id: string) => {
    setMarked(id)
    if (!part.messages.some((message) => message.id === id)) part.moveTo(id)
    setActive(id)
    scroll.goTo({ key: id, at: 'centre' })
  }
  const showEnd = () => {
    setMarked(undefined)
    if (search.message) setSearch({ message: undefined }, { replace: true })
    part.moveTo(null)
    setActive(undefined)
    scroll.goTo('end')
  }
  // The address may lead to another message of the open chat.
  const latestShow = useRef(show)
  useEffect(() => {
    latestShow.current = show
  })
  useEffect(() => {
    if (search.message !== undefined && search.message !== opening.message) latestShow.current(search.message)
  }, [search.message, opening.message])
  useImperativeHandle(handle, () => ({
    show,
    showEnd,
    lastOwn: () => part.messages.findLast(({ isMine }) => isMine),
  }))

  const { act, rowMenu, overlays } = useMessageActs({
    messages: part.messages,
    scroller,
    name,
    onReply,
    onEdit,
    focusOn,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const article = articleOf(event.target)
    if (!article) return
    const isOnControl = event.target !== article
    const command = actionOf(chatKeys, MESSAGE, event)
    if (command === undefined || (isOnControl && (event.key === 'Enter' || event.key === ' '))) return
    // A slider is moved by the keys that lead from message to message.
    if (event.target instanceof HTMLInputElement && command !== 'leave-message') return
    const key = article.dataset.key ?? ''
    if (command === 'play' && !hasVoice(article)) return
    event.preventDefault()
    if (command === 'next-message') {
      if (!step(key, 1)) onLeave()
    } else if (command === 'previous-message') step(key, -1)
    else if (command === 'first-message') focusOn(part.messages[0]?.id)
    else if (command === 'last-message') {
      showEnd()
      if (!part.hasAfter) focusOn(part.messages.at(-1)?.id)
    } else if (command === 'leave-message') onLeave()
    else act(command, key)
  }
  const onClick = (event: MouseEvent) => {
    const key = articleOf(event.target)?.dataset.key
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null
    if (key === undefined) return
    if (!control) {
      setActive(key)
      return
    }
    const { do: command, reaction, quote } = control.dataset
    if (quote) {
      show(quote)
      focusOn(quote)
    } else if (reaction) act('toggle', key, reaction)
    else if (command) act(command, key)
  }

  if (part.isPending)
    return (
      <QueryView
        query={{ data: undefined, error: part.error, isFetching: part.isFetching, refetch: part.retry }}
        loading={
          <SkeletonRows label={t`Loading messages`} hasTwoLines count={6} className="w-full flex-1 p-4 md:p-6" />
        }
        error={{
          title: t`Couldn’t load the messages.`,
          description: t`They’re saved on this device. Trying again usually helps.`,
        }}
        className="flex-1"
      />
    )
  const lit = hovered ?? active
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {part.isGone && (
        <p role="status" className="border-line-soft border-b px-4 py-2 text-13 text-ink-muted md:px-6">
          <Trans>This message no longer exists.</Trans>
        </p>
      )}
      <div
        ref={scroller}
        data-thread
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none [overflow-anchor:none]"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end pb-3">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and presses of all its articles come by here */}
          <div
            {...rowMenu}
            role="feed"
            aria-label={t`Messages with ${name}`}
            aria-busy={part.isMoving}
            onKeyDown={onKeyDown}
            onClick={onClick}
            onFocus={onFocus}
            onPointerOver={({ pointerType, target }) =>
              pointerType === 'mouse' && setHovered(articleOf(target)?.dataset.key)
            }
            onPointerLeave={() => setHovered(undefined)}
          >
            {rows.map(({ message, isDayStart, isLine, isFirst }, index) => (
              <MessageArticle
                key={message.id}
                message={message}
                isDayStart={isDayStart}
                unread={isLine ? line.count : undefined}
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
          {rows.length === 0 && outgoing.length === 0 && <Empty name={name} />}
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
      {!(scroll.isAtEnd || rows.length === 0) && (
        <Button
          size="sm"
          icon="arrow-down"
          className="absolute! end-4 bottom-3 z-(--z-sticky) rounded-full! shadow-menu md:end-6"
          onPress={showEnd}
        >
          {chat.unreadCount > 0
            ? plural(chat.unreadCount, { one: '# new message', other: '# new messages' })
            : t`Latest messages`}
        </Button>
      )}
      {overlays}
    </div>
  )
}

function firstTarget(message: string | undefined, unreadFrom: string | null): ScrollTarget {
  if (message !== undefined) return { key: message, at: 'centre' }
  return unreadFrom === null ? 'end' : { key: unreadFrom, at: 'line' }
}

const articleOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('article[data-key]') : null

const hasVoice = (article: Element): boolean => article.querySelector('[data-voice]') !== null

function Empty({ name }: { readonly name: string }) {
  return (
    <p className="p-6 text-center text-ink-muted">
      <Trans>No messages yet. Say hello to {name}.</Trans>
    </p>
  )
}
