// Counts what is unread while somebody is signed in: for the header's buttons and for the mark on the installed app's icon. Loaded by
// header-panels.tsx when the page is idle.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNow } from '#platform/i18n/use-now.ts'
import { useNotificationChoices } from '#platform/live/notification-choices.ts'
import { notificationQueries } from '#platform/live/notification-queries.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { messageQueries } from '../messages/message-queries.ts'
import { countUnread } from '../notifications/view.ts'
import { setUnread } from './unread.ts'

export default function WatchUnread() {
  const { data: list } = useQuery(notificationQueries.all())
  const messages = useQuery(messageQueries.all()).data?.filter(({ read }) => !read).length ?? 0
  const choices = useNotificationChoices(useQuery(userQueries.me()).data?.id)
  const notifications = countUnread(list ?? [], choices, useNow())
  useEffect(() => setUnread({ notifications, messages }), [notifications, messages])
  useEffect(() => markApp(notifications), [notifications])
  useEffect(
    () => () => {
      setUnread({ notifications: 0, messages: 0 })
      markApp(0)
    },
    [],
  )
  return null
}

/** On the icon of the installed app, where the browser can (Badging API). */
function markApp(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>
  // Refused in a window that is not installed: nothing is lost.
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator)
  done?.catch(() => undefined)
}
