// One notification: what happened, to which job, where and when. Leads to the job or to the applications where there are such pages.
// @chunk notification-list
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { jobsApi } from '#contract/portal/jobs.ts'
import type { Notification } from '#contract/portal/notifications.ts'
import { ApiError } from '#platform/api/errors.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { Swipe } from '#ui/swipe.tsx'
import { rowClass, rowLinkClass, UnreadDot } from '../panels/row.tsx'
import { useNotificationLabels } from './notification-labels.ts'
import type { NotificationMenuProps } from './notification-menu.tsx'

const notificationMenu = lazyMenu<NotificationMenuProps>(() => import('./notification-menu.tsx'))

export interface NotificationRowProps extends NotificationMenuProps {
  /** Its link was followed. */
  readonly onFollow?: (() => void) | undefined
  /** Rows are being chosen: undefined where they cannot be. */
  readonly selection?: { readonly isSelected: boolean; readonly onChange: (isSelected: boolean) => void } | undefined
}

export function NotificationRow({ onFollow, selection, ...menu }: NotificationRowProps) {
  const { t } = useLingui()
  const labels = useNotificationLabels()
  const isGone = useIsGone(menu.notification)
  const link = useNotificationLink(menu.notification)
  const { notification, actions, now } = menu
  const { read, type, attributes } = notification
  const what = labels.what(notification)
  const title = attributes.jobTitle
  const name = t`${what}: ${title}`
  return (
    <li aria-label={name}>
      <Swipe
        className={cx(rowClass, selection?.isSelected && 'bg-accent-tint')}
        right={
          read
            ? { label: labels.markUnread, icon: 'envelope', onAct: () => actions.unread([notification]) }
            : { label: labels.markRead, icon: 'check', onAct: () => actions.read([notification]) }
        }
        left={{ label: t`Remove`, icon: 'trash', isDanger: true, onAct: () => menu.onRemove([notification]) }}
      >
        {!read && <UnreadDot />}
        {selection ? (
          <span className="relative z-1 mt-0.5 flex">
            <Checkbox label={t`Select: ${title}`} isSelected={selection.isSelected} onChange={selection.onChange} />
          </span>
        ) : null}
        <Icon
          name={type === 'JOB_OFFER' ? 'briefcase' : 'document-text'}
          className={cx('text-ink-muted', selection && 'max-sm:hidden')}
        />
        <div className="min-w-0 flex-1">
          <p className={cx('truncate', !read && 'font-medium')}>
            {link && !isGone ? (
              <Link
                {...link}
                className={rowLinkClass}
                onClick={() => {
                  void actions.read([notification])
                  onFollow?.()
                }}
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
          <About notification={notification} now={now} isGone={isGone} snoozedUntil={menu.snoozedUntil} />
        </div>
        <RowButtons {...menu} />
      </Swipe>
    </li>
  )
}

interface AboutProps extends Pick<NotificationMenuProps, 'notification' | 'now' | 'snoozedUntil'> {
  readonly isGone: boolean
}

/** Where and when, and what has become of it. */
function About({ notification: { createdAt, attributes }, now, isGone, snoozedUntil: until }: AboutProps) {
  const { ago } = useFormats()
  const labels = useNotificationLabels()
  const snoozedUntil = until === undefined ? undefined : labels.date(new Date(until).toISOString())
  return (
    <p className="text-13 text-ink-muted">
      {attributes.location && <>{attributes.location} · </>}
      <time dateTime={createdAt}>{labels.date(createdAt)}</time> · {ago(createdAt, now)}
      {attributes.isSimulated && (
        <>
          {' '}
          · <Trans>simulated</Trans>
        </>
      )}
      {isGone && (
        <span className="block">
          <Trans>This job is no longer available.</Trans>
        </span>
      )}
      {snoozedUntil && (
        <span className="block">
          <Trans>Snoozed until {snoozedUntil}</Trans>
        </span>
      )}
    </p>
  )
}

function RowButtons(menu: NotificationMenuProps) {
  const { t } = useLingui()
  const { notification, actions } = menu
  const title = notification.attributes.jobTitle
  return (
    <div className="relative -me-2 flex shrink-0 self-center">
      {!notification.read && (
        <IconButton
          size="sm"
          icon="check"
          label={t`Mark as read: ${title}`}
          onPress={() => actions.read([notification])}
        />
      )}
      <LazyMenu
        source={notificationMenu}
        menu={menu}
        opener={(opener) => (
          <IconButton {...opener} size="sm" icon="ellipsis-horizontal" label={t`More actions for ${title}`} />
        )}
      />
    </div>
  )
}

/** Where an offer's job is gone: the portal reports so, or its page was opened and there was none. */
function useIsGone({ type, attributes: { jobId, search, isGone } }: Notification): boolean {
  const client = useQueryClient()
  if (type !== 'JOB_OFFER' || search) return false
  if (isGone) return true
  const error = client.getQueryState(apiQuery(jobsApi.endpoints.job, { params: { jobId } }).queryKey)?.error
  return error instanceof ApiError && error.status === 404
}

/** Portal spec §2. Undefined while the product has no such page. */
function useNotificationLink({ type, attributes }: Notification): { to: string; search?: object } | undefined {
  const router = useRouter()
  const { search, jobId } = attributes
  if (search) return isRoute(router, '/career/jobs') ? { to: '/career/jobs', search: { kept: search.id } } : undefined
  const to = type === 'JOB_OFFER' ? `/career/jobs/${encodeURIComponent(jobId)}` : '/career/applications'
  return isRoute(router, to) ? { to } : undefined
}
