// Tells of notifications that arrive, as the person has settled for each type: by a short message in Cairn, or by the device while Cairn is out of sight.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Notification as PortalNotification } from '#contract/portal/notifications.ts'
import { notificationQueries } from '#platform/live/notification-queries.ts'
import { showOnDevice } from '#platform/live/show-on-device.ts'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { showToast } from '#ui/toast-store.ts'
import { useNotificationLabels } from '../notifications/notification-labels.ts'

export function AlertNewNotifications() {
  const { t } = useLingui()
  const router = useRouter()
  const { data: list } = useQuery(notificationQueries.all())
  const { data: settings } = useQuery(settingsQueries.all())
  const { what } = useNotificationLabels()
  const known = useRef<Known>(undefined)
  useEffect(() => {
    if (!list || !settings) return
    const before = known.current
    known.current = withAll(before, list)
    if (!before || !settings.consents.notifications) return
    // An older one was restored by an undo, here or in another tab.
    const arrived = list.filter(
      ({ id, read, createdAt }) => !read && !before.ids.has(id) && Date.parse(createdAt) >= before.newest,
    )
    for (const notification of arrived.slice(0, MOST)) {
      const { inApp, onDevice } = settings.alerts[notification.type]
      const body = `${what(notification)}: ${notification.attributes.jobTitle}`
      const open = () => void router.navigate({ to: '/notifications' })
      if (document.visibilityState === 'hidden') {
        if (onDevice) void showOnDevice({ tag: notification.id, body, address: '/notifications', open })
      } else if (inApp) showToast({ message: body, action: { label: t`Show`, onAction: open } })
    }
  }, [list, settings, what, router, t])
  return null
}

interface Known {
  readonly ids: ReadonlySet<string>
  /** When the newest of them was made, at most now; ms since the epoch. */
  readonly newest: number
}

const withAll = (before: Known | undefined, list: readonly PortalNotification[]): Known => ({
  ids: new Set([...(before?.ids ?? []), ...list.map(({ id }) => id)]),
  // One from the future would silence all that come before it.
  newest: Math.min(Date.now(), Math.max(before?.newest ?? 0, ...list.map(({ createdAt }) => Date.parse(createdAt)))),
})

/** A flood is not read out one by one; it is in the list. */
const MOST = 2
