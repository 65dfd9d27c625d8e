// One message: what it answers to, its text and files, reactions, and remarks. The thread handles its presses and keys.
// @chunk chat
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { ChatMessage, ChatQuote } from '#contract/apps/chat-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Attachments } from './attachments.tsx'
import { isEmojiOnly, MessageText } from './message-text.tsx'
import { useDayLabel } from './use-day-label.ts'

export interface MessageArticleProps {
  readonly message: ChatMessage
  readonly isDayStart: boolean
  /** How many are unread from here on; undefined: the unread ones do not begin here. */
  readonly unread: number | undefined
  readonly isFirst: boolean
  /** From 1. */
  readonly position: number
  /** The keyboard is on it. */
  readonly isActive: boolean
  /** Its actions are shown. */
  readonly isLit: boolean
  /** The URL, a search or a quote led to it. */
  readonly isMarked: boolean
  /** The partner's. */
  readonly name: string
  readonly avatar: string | null
  readonly meId: string
}

export const MessageArticle = memo(function MessageArticle(props: MessageArticleProps) {
  const { message, isDayStart, unread, isFirst, position, isActive, isLit, isMarked, name, avatar } = props
  const { id, isMine, createdAt, value, attachments, replyTo } = message
  const isLarge = isEmojiOnly(value) && attachments.length === 0 && !replyTo
  return (
    <article
      data-key={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an article of a feed is read by keys (APG, feed)
      tabIndex={isActive ? 0 : -1}
      aria-posinset={position}
      aria-setsize={-1}
      aria-labelledby={`by-${id} text-${id}`}
      className={cx(
        'relative px-4 -outline-offset-2 [-webkit-touch-callout:none] md:px-6',
        isFirst ? 'pt-3' : 'pt-0.5',
        isMarked && 'bg-accent-tint',
      )}
    >
      {isDayStart && <Day at={createdAt} />}
      {unread !== undefined && <UnreadLine count={unread} />}
      <div className={cx('flex gap-3', isMine && 'justify-end')}>
        {!isMine && <span className="w-8 shrink-0">{isFirst && <Avatar name={name} src={avatar} size={32} />}</span>}
        <div className={cx('flex min-w-0 max-w-[min(36rem,85%)] flex-col', isMine ? 'items-end' : 'items-start')}>
          <By {...props} />
          <div className="relative max-w-full" data-bubble>
            <div
              className={cx(
                'max-w-full',
                isLarge
                  ? 'text-30'
                  : cx('rounded-12 px-3 py-1.5', isMine ? 'bg-accent-tint-strong' : 'bg-surface-control'),
              )}
            >
              {replyTo && <Quote quote={replyTo} name={name} meId={props.meId} isStop={isActive} />}
              {attachments.length > 0 && <Attachments attachments={attachments} isStop={isActive} />}
              <p id={`text-${id}`} className={cx('wrap-anywhere whitespace-pre-wrap', value === '' && 'sr-only')}>
                {value === '' ? (
                  attachments.map((file) => file.name).join(', ')
                ) : (
                  <MessageText text={value} isStop={isActive} />
                )}
              </p>
            </div>
            {isLit && <Actions isMine={isMine} />}
          </div>
          <Reactions {...props} />
          <Remarks message={message} />
        </div>
      </div>
    </article>
  )
})

function Day({ at }: { readonly at: string }) {
  const label = useDayLabel()(at)
  return (
    <p className="mb-2 flex items-center gap-4 pt-3 text-13 text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {label}
    </p>
  )
}

function UnreadLine({ count }: { readonly count: number }) {
  return (
    <p
      data-unread-line
      className="mb-2 flex items-center gap-4 pt-1 font-medium text-13 text-accent-text after:h-px after:flex-1 after:bg-accent-line"
    >
      {count > 0 ? plural(count, { one: '# new message', other: '# new messages' }) : <Trans>New messages</Trans>}
    </p>
  )
}

/** Who wrote it, and when; over the first of several, and for assistive technology over each. */
function By({ message: { id, isMine, createdAt, isSimulated }, isFirst, name }: MessageArticleProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  return (
    <p id={`by-${id}`} className={isFirst ? 'mb-1 flex items-baseline gap-1.5 text-13' : 'sr-only'}>
      <span className={isMine ? 'sr-only' : 'font-semibold'}>{isMine ? t`You` : name}</span>{' '}
      <time dateTime={createdAt} className="text-12 text-ink-muted tabular-nums">
        {date(createdAt, 'time')}
      </time>
      {isSimulated && (
        <span className="text-12 text-ink-muted">
          {' '}
          <Trans>Simulated</Trans>
        </span>
      )}
    </p>
  )
}

interface QuoteProps {
  readonly quote: ChatQuote
  readonly name: string
  readonly meId: string
  /** The Tab key stops at it. */
  readonly isStop?: boolean
}

export function Quote({ quote: { id, contactId, value }, name, meId, isStop = false }: QuoteProps) {
  const { t } = useLingui()
  const who = contactId === meId ? t`You` : name
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-quote={id}
      aria-label={t`${who}: ${value}`}
      className="relative mb-1 block max-w-full cursor-pointer border-line-strong pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-3 border-s-2 ps-2 text-start text-13 text-ink-muted hover:text-ink"
    >
      <span className="line-clamp-2 wrap-anywhere">
        <Trans>
          {who}: {value}
        </Trans>
      </span>
    </button>
  )
}

function Reactions({ message: { reactions, id }, meId, isActive }: MessageArticleProps) {
  const { t } = useLingui()
  if (reactions.length === 0) return null
  const byEmoji = [...Map.groupBy(reactions, ({ emoji }) => emoji)]
  return (
    <p className="mt-1 flex flex-wrap gap-1">
      {byEmoji.map(([emoji, own]) => {
        const isOwn = own.some(({ contactId }) => contactId === meId)
        const count = own.length
        return (
          <button
            key={emoji}
            type="button"
            tabIndex={isActive ? 0 : -1}
            data-reaction={emoji}
            aria-pressed={isOwn}
            aria-label={t`${emoji}, ${plural(count, { one: '# reaction', other: '# reactions' })}`}
            aria-describedby={`text-${id}`}
            className={cx(
              'relative inline-flex h-6 cursor-pointer items-center gap-1 rounded-full border px-2 text-13 tabular-nums pointer-coarse:after:absolute pointer-coarse:after:-inset-3',
              isOwn
                ? 'border-accent-text bg-accent-tint text-accent-text'
                : 'border-transparent bg-surface-control text-ink',
            )}
          >
            {emoji}
            {count > 1 && count}
          </button>
        )
      })}
    </p>
  )
}

function Remarks({ message: { editedAt, remindAt } }: { readonly message: ChatMessage }) {
  const { date } = useFormats()
  if (editedAt === null && remindAt === null) return null
  const at = remindAt === null ? '' : date(remindAt, 'dayTime')
  return (
    <p className="mt-0.5 flex items-center gap-2 text-12 text-ink-muted">
      {editedAt !== null && <Trans>Edited</Trans>}
      {remindAt !== null && (
        <span className="inline-flex items-center gap-1">
          <Icon name="bell" size={14} />
          <Trans>Reminder: {at}</Trans>
        </span>
      )}
    </p>
  )
}

/** For pointer and touch; by keyboard the same actions are in the menu. */
function Actions({ isMine }: { readonly isMine: boolean }) {
  const { t } = useLingui()
  return (
    <span
      data-actions
      className={cx(
        'absolute -top-5 z-(--z-sticky) flex rounded-8 border border-line bg-surface-overlay shadow-menu',
        isMine ? 'end-0' : 'start-0',
      )}
    >
      <IconButton icon="hand-thumb-up" size="sm" tabIndex={-1} data-do="react" label={t`React with a thumbs-up`} />
      <IconButton icon="face-smile" size="sm" tabIndex={-1} data-do="react-with" label={t`React with any emoji`} />
      <IconButton icon="arrow-uturn-left" size="sm" tabIndex={-1} data-do="reply" label={t`Reply`} />
      <IconButton icon="ellipsis-horizontal" size="sm" tabIndex={-1} data-do="menu" label={t`More actions`} />
    </span>
  )
}
