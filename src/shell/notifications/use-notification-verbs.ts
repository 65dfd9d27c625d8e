// What can be done with notifications, each with its toast and its undo. Where the portal's server has no undo, removing asks first: see removal-question.tsx.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Notification, notificationsApi } from '#contract/portal/notifications.ts'
import { mute, snooze } from '#platform/live/notification-choices.ts'
import { notificationQueries } from '#platform/live/notification-queries.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { useUndo } from '#platform/query/undo.ts'
import { showToast } from '#ui/toast-store.ts'
import { notificationDate } from './notification-date.ts'

const { markAllRead, markRead, remove, removeAll } = notificationsApi.endpoints
const all = notificationQueries.all()

export interface NotificationVerbs {
  read(notifications: readonly Notification[]): Promise<void>
  readAll(): Promise<void>
  remove(notifications: readonly Notification[]): Promise<void>
  clear(): Promise<void>
  /** @param until ms since the epoch */
  snooze(notifications: readonly Notification[], until: number): void
  wake(notification: Notification): void
  mute(notification: Notification): void
  unmute(notification: Notification): void
}

/** @param userId whose choices of the device these are */
export function useNotificationVerbs(userId: string | undefined): NotificationVerbs {
  const { t, i18n } = useLingui()
  const { readOne, readAll, removeOne, clear } = useWrites()
  const { mutateAsync: undo } = useUndo()
  const tell = (message: string, changes: readonly (string | undefined)[]) => {
    const ids = changes.filter((id) => id !== undefined)
    const undoAll = async () => {
      for (const id of ids.toReversed()) await undo(id)
    }
    showToast({ message, ...(ids.length > 0 && { action: { label: t`Undo`, onAction: undoAll } }) })
  }
  const tellChoice = (message: string, takeBack: () => void) =>
    showToast({ message, action: { label: t`Undo`, onAction: takeBack } })
  return {
    read: (notifications) =>
      tried(async () => {
        for (const { id, read } of notifications) if (!read) await readOne.mutateAsync({ params: { id }, body: {} })
      }),
    readAll: () => tried(async () => tell(t`All marked as read`, [(await readAll.mutateAsync({ body: {} })).changeId])),
    remove: (notifications) =>
      tried(async () => {
        const changes: (string | undefined)[] = []
        for (const { id } of notifications) changes.push((await removeOne.mutateAsync({ params: { id } })).changeId)
        const count = changes.length
        tell(t`${plural(count, { one: 'Notification removed', other: '# notifications removed' })}`, changes)
      }),
    clear: () => tried(async () => tell(t`All notifications removed`, [(await clear.mutateAsync({})).changeId])),
    snooze: (notifications, until) => {
      if (userId === undefined) return
      const ids = notifications.map(({ id }) => id)
      snooze(userId, ids, until)
      const time = notificationDate(until, i18n.locale)
      tellChoice(t`Snoozed until ${time}`, () => snooze(userId, ids, undefined))
    },
    wake: ({ id }) => userId !== undefined && snooze(userId, [id], undefined),
    mute: ({ attributes: { jobId, jobTitle } }) => {
      if (userId === undefined) return
      mute(userId, jobId, true)
      tellChoice(t`You will hear no more of “${jobTitle}”`, () => mute(userId, jobId, false))
    },
    unmute: ({ attributes: { jobId } }) => userId !== undefined && mute(userId, jobId, false),
  }
}

/** What could not be done is put back and told by the query client. */
const tried = (work: () => Promise<void>): Promise<void> => work().catch(() => undefined)

function useWrites() {
  return {
    readOne: useApiMutation(markRead, {
      optimistic: ({ params }) => [
        optimistic(all, (list) => list.map((one) => (one.id === params.id ? { ...one, read: true } : one))),
      ],
    }),
    readAll: useApiMutation(markAllRead, {
      optimistic: () => [optimistic(all, (list) => list.map((one) => ({ ...one, read: true })))],
    }),
    removeOne: useApiMutation(remove, {
      optimistic: ({ params }) => [optimistic(all, (list) => list.filter(({ id }) => id !== params.id))],
    }),
    clear: useApiMutation(removeAll, { optimistic: () => [optimistic(all, () => [])] }),
  }
}
