// The empty state of a list of notifications.
// @chunk notification-list
import { useLingui } from '@lingui/react/macro'
import { NoRows } from '#kit/list/no-rows.tsx'

/** Portal spec §8. */
export function NoNotifications() {
  const { t } = useLingui()
  return <NoRows title={t`No notifications`} description={t`Your notifications will appear here.`} />
}

export function NothingArchived() {
  const { t } = useLingui()
  return <NoRows title={t`No archived notifications`} description={t`Archive a notification to find it here later.`} />
}
