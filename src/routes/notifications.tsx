import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { notificationQueries } from '#platform/live/notification-queries.ts'
import { oneOf, valuesOf } from '#platform/read-values.ts'
import { BOXES, SPANS, TYPES } from '#shell/notifications/filter.ts'
import { NotificationsScreen } from '#shell/notifications/notifications-screen.tsx'

export const Route = createFileRoute('/notifications')({
  validateSearch: valuesOf({ box: oneOf(BOXES), type: oneOf(TYPES), span: oneOf(SPANS) }),
  staticData: { title: msg`Notifications` },
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(notificationQueries.all())
  },
  component: Notifications,
})

function Notifications() {
  return <NotificationsScreen filter={Route.useSearch()} />
}
