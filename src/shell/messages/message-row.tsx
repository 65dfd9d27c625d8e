// One message: who wrote, what, when. The whole row leads where the message does, where that is a place that there is.
import { useLingui } from '@lingui/react/macro'
import type { Message } from '#contract/shell/messages.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { DataLink } from '#ui/data-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useIsOffered } from '../panels/offered-link.ts'
import { rowClass, rowLinkClass, UnreadDot } from '../panels/row.tsx'
import type { MessageActions } from './use-message-actions.ts'

export interface MessageRowProps {
  readonly message: Message
  readonly actions: MessageActions
  /** Its link was followed. */
  readonly onFollow: () => void
}

export function MessageRow({ message, actions, onFollow }: MessageRowProps) {
  const { t } = useLingui()
  const { date, ago } = useFormats()
  const now = useNow()
  const isOffered = useIsOffered()
  const { read, title, description, icon, image, link, useRouter, time } = message
  const name = title ?? description ?? t`Message`
  const follow = () => {
    if (!read) actions.setRead(message, true)
    onFollow()
  }
  return (
    <li aria-label={name} className={rowClass}>
      {!read && <UnreadDot />}
      {image ? (
        <Avatar name={name} src={image} />
      ) : (
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-sunken text-ink-muted">
          <Icon name={icon ?? 'envelope'} />
        </span>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the link in it is what is pressed */}
      <div
        className="min-w-0 flex-1"
        onClick={({ target }) => target instanceof Element && target.closest('a') && follow()}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className={cx('max-w-full truncate', !read && 'font-medium')}>
            <DataLink
              link={isOffered(link) ? (link ?? undefined) : undefined}
              useRouter={useRouter}
              className={rowLinkClass}
            >
              {name}
            </DataLink>
          </p>
          <time dateTime={time} title={date(time, 'dayTime')} className="shrink-0 text-12 text-ink-muted">
            {ago(time, now)}
          </time>
        </div>
        {title && description && <p className="line-clamp-2 text-13 text-ink-muted">{description}</p>}
      </div>
      <div className="relative -me-2 flex shrink-0 self-center">
        <IconButton
          size="sm"
          icon={read ? 'envelope' : 'envelope-open'}
          label={read ? t`Mark as unread: ${name}` : t`Mark as read: ${name}`}
          onPress={() => actions.setRead(message, !read)}
        />
        <IconButton size="sm" icon="x-mark" label={t`Remove: ${name}`} onPress={() => actions.remove(message)} />
      </div>
    </li>
  )
}
