// The notifications as the panel and the page show them: what fits, and apart from it what arrived since it was opened, which waits behind a pill so that
// no row moves away under the hand.
// @chunk notification-list
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Notification } from '#contract/portal/notifications.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { type NotificationChoices, useNotificationChoices } from '#platform/live/notification-choices.ts'
import { notificationQueries } from '#platform/live/notification-queries.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import type { NotificationFilter } from './filter.ts'
import { asMarked, countUnread, filterNotifications } from './view.ts'

export interface ShownNotifications {
  /** Undefined until they have been read. */
  readonly shown: readonly Notification[] | undefined
  /** All that there are, shown or not. */
  readonly all: readonly Notification[]
  readonly unread: number
  /** What has been read and is not put away. */
  readonly read: readonly Notification[]
  /** How many arrived and wait to be shown. */
  readonly fresh: number
  showFresh(): void
  readonly now: number
  readonly userId: string | undefined
  readonly choices: NotificationChoices
  readonly error: Error | null
  readonly isFetching: boolean
  retry(): Promise<unknown>
}

export function useNotifications(filter: NotificationFilter): ShownNotifications {
  const { data, error, isFetching, refetch } = useQuery(notificationQueries.all())
  const userId = useQuery(userQueries.me()).data?.id
  const choices = useNotificationChoices(userId)
  const now = useNow()
  const [known, setKnown] = useState<ReadonlySet<string>>()
  const all = useMemo(() => asMarked(data ?? [], choices), [data, choices])
  if (data && !known) setKnown(idsOf(data))
  const isKnown = ({ id }: Notification) => !known || known.has(id)
  const fitting = filterNotifications(all, filter, choices, now)
  const shown = fitting.filter(isKnown)
  const showFresh = () => setKnown(idsOf(all))
  // Where there was nothing, nothing can move away.
  if (known && shown.length === 0 && fitting.length > 0) showFresh()
  return {
    shown: data && shown,
    all,
    unread: countUnread(all, choices, now),
    read: filterNotifications(all, {}, choices, now).filter(({ read }) => read),
    fresh: fitting.length - shown.length,
    showFresh,
    now,
    userId,
    choices,
    error,
    isFetching,
    retry: refetch,
  }
}

const idsOf = (list: readonly Notification[]): ReadonlySet<string> => new Set(list.map(({ id }) => id))
