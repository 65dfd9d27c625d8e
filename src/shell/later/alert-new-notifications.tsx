// Tells of notifications that arrive, as the person has settled for each type: by a short message in Cairn, or by the device while Cairn is out of sight.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Notification as PortalNotification } from '#contract/portal/notifications.ts'
import { notificationQueries } from '#platform/live/notification-queries.ts'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { showToast } from '#ui/toast-store.ts'
import { useNotificationWords } from '../notifications/words.ts'

export function AlertNewNotifications() {
  const { t } = useLingui()
  const router = useRouter()
  const { data: list } = useQuery(notificationQueries.all())
  const { data: settings } = useQuery(settingsQueries.all())
  const { what } = useNotificationWords()
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!list || !settings) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...list.map(({ id }) => id)])
    if (!before || !settings.consents.notifications) return
    const arrived = list.filter(({ id, read }) => !read && !before.has(id))
    for (const notification of arrived.slice(0, MOST)) {
      const { inApp, onDevice } = settings.alerts[notification.type]
      const words = `${what(notification)}: ${notification.attributes.jobTitle}`
      const open = () => void router.navigate({ to: '/notifications' })
      if (document.visibilityState === 'hidden') {
        if (onDevice) void showOnDevice(notification, words, open)
      } else if (inApp) showToast({ message: words, action: { label: t`Show`, onAction: open } })
    }
  }, [list, settings, what, router, t])
  return null
}

/** A flood is not read out one by one; it is in the list. */
const MOST = 2

/** Each once, over all tabs: a notification with the same tag takes the other's place. */
async function showOnDevice({ id }: PortalNotification, words: string, open: () => void): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return
  const options = { tag: id, icon: `${import.meta.env.BASE_URL}icons/icon-192.png`, body: words }
  try {
    const shown = new Notification('Cairn', options)
    shown.addEventListener('click', () => {
      window.focus()
      open()
      shown.close()
    })
  } catch {
    // Android shows them by the worker alone, which opens Cairn when one is pressed.
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification('Cairn', { ...options, data: `${import.meta.env.BASE_URL}notifications` })
  }
}
