// One row of the list, of two lines: a chat, a person or a message that was found. Its presses and keys are the list's.
// @chunk chat
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { ChatSearchHit, ChatSummary } from '#contract/apps/chat.ts'
import type { ChatContactSummary } from '#contract/apps/chat-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { MarkedText } from '#ui/marked-text.tsx'
import { snippetOf } from '../display.ts'
import { isFailed, useOutgoing } from '../outgoing.ts'

export interface ChatRowProps {
  readonly chat: ChatSummary
  readonly isTyping: boolean
}

export const ChatRow = memo(function ChatRow({ chat, isTyping }: ChatRowProps) {
  const { t } = useLingui()
  const when = useWhen()
  const { id, contact, unreadCount, muted, pinned, lastMessage, lastMessageAt } = chat
  const isUnread = unreadCount > 0
  const failed = useOutgoing().some((one) => one.chatId === id && isFailed(one))
  const name = contact?.name ?? t`Unknown contact`
  return (
    <div className={ROW}>
      <Avatar name={name} src={contact?.avatar} size={40} />
      <span className="min-w-0">
        <span className="flex items-baseline gap-2">
          <span id={`name-${id}`} className={cx('min-w-0 flex-1 truncate', isUnread ? 'font-semibold' : 'font-medium')}>
            {name}
          </span>
          {(lastMessage || chat.draft) && (
            <span
              className={cx('text-12 tabular-nums', isUnread && !muted ? 'text-accent-text' : 'text-ink-muted')}
              id={`when-${id}`}
            >
              {when(lastMessageAt)}
            </span>
          )}
        </span>
        <span className="flex items-center gap-1.5 text-13">
          <span
            id={`last-${id}`}
            className={cx('min-w-0 flex-1 truncate', isUnread && !chat.draft ? 'text-ink' : 'text-ink-muted')}
          >
            {isTyping ? (
              <span className="text-accent-text italic">
                <Trans>Typing…</Trans>
              </span>
            ) : (
              <LastMessage chat={chat} />
            )}
          </span>
          <span id={`state-${id}`} className="flex items-center gap-1.5 text-ink-muted">
            {failed && (
              <span className="text-danger">
                <Icon name="exclamation-circle" size={16} />
                <span className="sr-only">{t({ message: 'Not sent', context: 'message' })}</span>
              </span>
            )}
            {muted && <Mark icon="bell-slash" label={t`Muted`} />}
            {pinned && <Mark icon="bookmark" label={t({ message: 'Pinned', context: 'one chat' })} />}
            {isUnread && <Unread count={unreadCount} isMuted={muted} />}
          </span>
        </span>
      </span>
    </div>
  )
})

const ROW = 'grid h-full grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 px-4 md:ps-5'

function LastMessage({ chat: { draft, lastMessage } }: { readonly chat: ChatSummary }) {
  const { i18n } = useLingui()
  const text = lastMessage ? snippetOf(lastMessage, i18n) : ''
  if (draft) {
    const written = draft.value.replaceAll(/\s+/g, ' ').trim()
    return (
      <Trans>
        <span className="font-medium text-warning">Draft:</span> {written}
      </Trans>
    )
  }
  if (!lastMessage) return <Trans>No messages yet</Trans>
  return lastMessage.isMine ? <Trans>You: {text}</Trans> : text
}

const Mark = ({ icon, label }: { readonly icon: string; readonly label: string }) => (
  <>
    <Icon name={icon} size={14} />
    <span className="sr-only">{label}</span>
  </>
)

function Unread({ count, isMuted }: { readonly count: number; readonly isMuted: boolean }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'grid h-4.5 min-w-4.5 place-items-center rounded-full px-1.25 font-semibold text-12 tabular-nums forced-colors:border',
          isMuted ? 'bg-surface-control text-ink' : 'bg-accent text-accent-ink',
        )}
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">{plural(count, { one: '# unread message', other: '# unread messages' })}</span>
    </>
  )
}

export function PersonRow({ person: { id, name, avatar, about } }: { readonly person: ChatContactSummary }) {
  return (
    <div className={ROW}>
      <Avatar name={name} src={avatar} size={40} />
      <span className="min-w-0">
        <span id={`name-person ${id}`} className="block truncate font-medium">
          {name}
        </span>
        <span className="block truncate text-13 text-ink-muted">{about}</span>
      </span>
    </div>
  )
}

export function HitRow({ hit: { contact, message, marked } }: { readonly hit: ChatSearchHit }) {
  const { t } = useLingui()
  const when = useWhen()
  const name = contact?.name ?? t`Unknown contact`
  return (
    <div className={ROW}>
      <Avatar name={name} src={contact?.avatar} size={40} />
      <span className="min-w-0">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-medium">{message.isMine ? t`You to ${name}` : name}</span>
          <span className="text-12 text-ink-muted tabular-nums">{when(message.createdAt)}</span>
        </span>
        <span className="block truncate text-13 text-ink-muted">
          <MarkedText text={aroundMark(marked)} />
        </span>
      </span>
    </div>
  )
}

/** The row is narrow: what was found is to be in it. */
function aroundMark(marked: string): string {
  const start = marked.indexOf('<mark>')
  if (start < 32) return marked
  const space = marked.lastIndexOf(' ', start - 12)
  return space < 0 ? marked : `…${marked.slice(space)}`
}

/** @returns `09:24` today, `Mon` within a week, else `12 Nov` */
function useWhen(): (at: string) => string {
  const { date } = useFormats()
  const now = useNow()
  return (at) => {
    const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000)
    if (days <= 0) return date(at, 'time')
    return date(at, days < 7 ? 'weekdayShort' : 'shortDay')
  }
}
