// Notifications under their days, with what is above them: that live updates are paused, how many are new, that the list could not be read.
// @chunk notification-list
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Notification } from '#contract/portal/notifications.ts'
import type { Selection } from '#kit/list/use-selection.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useLiveState, wakeLive } from '#platform/live/live-state.ts'
import { notificationQueries } from '#platform/live/notification-queries.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { Button } from '#ui/button.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useNotificationLabels } from './notification-labels.ts'
import { NotificationRow } from './notification-row.tsx'
import type { NotificationActions } from './use-notification-actions.ts'
import type { ShownNotifications } from './use-notifications.ts'
import { byDay } from './view.ts'

/** So many are shown at first, and with each "Show more". */
const ROWS = 100

export interface NotificationListProps {
  readonly notifications: ShownNotifications
  readonly actions: NotificationActions
  readonly onRemove: (notifications: readonly Notification[]) => void
  /** The message of an empty list. */
  readonly empty: ReactNode
  /** Of the days. */
  readonly heading?: 'h2' | 'h3'
  readonly onFollow?: () => void
  /** Left out where rows are not selected. */
  readonly selection?: Selection
}

export function NotificationList({ notifications, empty, heading: Heading = 'h3', ...rest }: NotificationListProps) {
  const { t } = useLingui()
  const labels = useNotificationLabels()
  const { shown, now, error, isFetching, retry } = notifications
  const [most, setMost] = useState(ROWS)
  const more = Math.min(ROWS, (shown?.length ?? 0) - most)
  return (
    <>
      <Above notifications={notifications} />
      <QueryView
        query={{ data: shown, error, isFetching, refetch: retry }}
        loading={<SkeletonRows label={t`Loading notifications`} count={5} hasTwoLines />}
        error={{ title: t`Couldn’t load your notifications.`, description: t`Trying again usually helps.` }}
        className="mt-0 mb-2"
        isEmpty={(all) => all.length === 0}
        empty={empty}
      >
        {(all) =>
          byDay(all.slice(0, most)).map(({ start, items }) => {
            const day = labels.day(start, now)
            return (
              <section key={start} aria-label={day}>
                <Heading className="px-5 pt-4 pb-1 font-medium text-12 text-ink-muted first-letter:uppercase max-sm:px-4">
                  {day}
                </Heading>
                <ul className="divide-y divide-line-soft">
                  {items.map((notification) => (
                    <Row key={notification.id} notification={notification} notifications={notifications} {...rest} />
                  ))}
                </ul>
              </section>
            )
          })
        }
      </QueryView>
      {more > 0 && (
        <div className="flex justify-center border-line-soft border-t px-5 py-3">
          <Button
            onPress={() => setMost(most + ROWS)}
          >{t`${plural(more, { one: 'Show # more', other: 'Show # more' })}`}</Button>
        </div>
      )}
    </>
  )
}

function Row({
  notification,
  notifications: { choices, now },
  actions,
  onRemove,
  onFollow,
  selection,
}: Omit<NotificationListProps, 'empty'> & { notification: Notification }) {
  const until = choices.snoozed[notification.id] ?? 0
  return (
    <NotificationRow
      notification={notification}
      actions={actions}
      now={now}
      snoozedUntil={until > now ? until : undefined}
      isMuted={choices.muted.includes(notification.attributes.jobId)}
      isArchived={choices.archived.includes(notification.id)}
      onRemove={onRemove}
      onFollow={onFollow}
      selection={
        selection && {
          isSelected: selection.has(notification.id),
          onChange: () => selection.toggle(notification.id),
        }
      }
    />
  )
}

function Above({ notifications: { fresh, showFresh } }: Pick<NotificationListProps, 'notifications'>) {
  const { t } = useLingui()
  const { state } = useLiveState()
  const copy = useSavedCopy(notificationQueries.all())
  return (
    <>
      {state === 'paused' && (
        <div
          role="status"
          className="flex items-center justify-between gap-3 bg-warning-tint px-5 py-1.5 text-13 text-warning"
        >
          <span>
            <Trans>Live updates paused</Trans>
          </span>
          <Button size="sm" variant="quiet" onPress={wakeLive}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {copy && <SavedCopy {...copy} className="px-5 py-2 max-sm:px-4" />}
      {fresh > 0 && (
        <div className="pointer-events-none sticky top-2 z-2 flex h-0 justify-center">
          <Button
            size="sm"
            variant="primary"
            icon="arrow-up"
            className="pointer-events-auto rounded-full shadow-menu"
            onPress={showFresh}
          >
            {t`${plural(fresh, { one: '# new', other: '# new' })}`}
          </Button>
        </div>
      )}
    </>
  )
}
