// What can be done with notifications, each with its toast and its undo. Where the portal's server has no undo, removing asks first: see use-removal.tsx.
// @chunk notification-list
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Notification, notificationsApi } from '#contract/portal/notifications.ts'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { markNotifications, mute, readChoices, snooze } from '#platform/live/notification-choices.ts'
import { notificationQueries } from '#platform/live/notification-queries.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { notificationDate } from './notification-date.ts'

const { markAllRead, markRead, remove, removeAll } = notificationsApi.endpoints
const all = notificationQueries.all()

export interface NotificationActions {
  read(notifications: readonly Notification[]): Promise<void>
  readAll(): Promise<void>
  unread(notifications: readonly Notification[]): void
  archive(notifications: readonly Notification[]): void
  moveBack(notifications: readonly Notification[]): void
  remove(notifications: readonly Notification[]): Promise<void>
  clear(): Promise<void>
  /** @param until ms since the epoch */
  snooze(notifications: readonly Notification[], until: number): void
  wake(notification: Notification): void
  mute(notification: Notification): void
  unmute(notification: Notification): void
}

/** @param userId whose choices of the device these are */
export function useNotificationActions(userId: string | undefined): NotificationActions {
  const portalActs = usePortalActs(userId)
  const markActs = useMarkActs(userId)
  const choiceActs = useChoiceActs(userId)
  return { ...portalActs, ...markActs, ...choiceActs }
}

type Mark = (kind: 'archived' | 'unread', ids: readonly string[], isMarked: boolean) => void

const markerOf =
  (userId: string | undefined): Mark =>
  (kind, ids, isMarked) => {
    if (userId !== undefined && ids.length > 0) markNotifications(userId, kind, ids, isMarked)
  }

/** Those that are unread by the person's mark alone: the portal has them as read. */
const markedUnread = (userId: string | undefined): readonly string[] =>
  userId === undefined ? [] : readChoices(userId).unread

function usePortalActs(userId: string | undefined): Pick<NotificationActions, 'read' | 'readAll' | 'remove' | 'clear'> {
  const { t } = useLingui()
  const { readOne, readAll, removeOne, clear } = useWrites()
  const { run } = useAction()
  const mark = markerOf(userId)
  /** @param marked those that the person had marked as unread, which the write takes from them */
  const portalAct = async (
    message: string,
    write: () => Promise<readonly Written[]>,
    { marked = [] }: { readonly marked?: readonly string[] } = {},
  ) => {
    const unmark = () => mark('unread', marked, false)
    await run({
      message,
      write: async () => {
        const written = await write()
        unmark()
        return written
      },
      isPortal: true,
      // What could not be done is put back and reported by the query client.
      failure: null,
      onDevice: marked.length > 0 ? { undo: () => mark('unread', marked, true), redo: unmark } : undefined,
    })
  }
  return {
    read: (notifications) =>
      tried(async () => {
        const unread = notifications.filter(({ read }) => !read).map(({ id }) => id)
        const own = new Set(markedUnread(userId))
        const marked = unread.filter((id) => own.has(id))
        mark('unread', marked, false)
        for (const id of unread) if (!marked.includes(id)) await readOne.mutateAsync({ params: { id }, body: {} })
      }),
    readAll: () =>
      portalAct(t`All marked as read`, async () => [await readAll.mutateAsync({ body: {} })], {
        marked: markedUnread(userId),
      }),
    remove: (notifications) => {
      const count = notifications.length
      return portalAct(
        t`${plural(count, { one: 'Notification removed', other: '# notifications removed' })}`,
        async () => {
          const written: Written[] = []
          for (const { id } of notifications) written.push(await removeOne.mutateAsync({ params: { id } }))
          return written
        },
      )
    },
    clear: () => portalAct(t`All notifications removed`, async () => [await clear.mutateAsync({})]),
  }
}

/** Runs a choice of this device. */
function useChoose() {
  const { run } = useAction()
  return (message: string, make: () => void, takeBack: () => void) => {
    const write = () => {
      make()
      return undefined
    }
    void run({ message, write, inverse: takeBack })
  }
}

/** What is marked on this device: unread again, archived. */
function useMarkActs(userId: string | undefined): Pick<NotificationActions, 'unread' | 'archive' | 'moveBack'> {
  const { t } = useLingui()
  const choose = useChoose()
  const mark = markerOf(userId)
  const archived = (notifications: readonly Notification[], isArchived: boolean, message: string) => {
    const ids = notifications.map(({ id }) => id)
    choose(
      message,
      () => mark('archived', ids, isArchived),
      () => mark('archived', ids, !isArchived),
    )
  }
  return {
    unread: (notifications) => {
      const ids = notifications.filter(({ read }) => read).map(({ id }) => id)
      const count = ids.length
      choose(
        t`${plural(count, { one: 'Marked as unread', other: '# marked as unread' })}`,
        () => mark('unread', ids, true),
        () => mark('unread', ids, false),
      )
    },
    archive: (notifications) => {
      const count = notifications.length
      archived(
        notifications,
        true,
        t`${plural(count, { one: 'Notification archived', other: '# notifications archived' })}`,
      )
    },
    moveBack: (notifications) => {
      const count = notifications.length
      archived(
        notifications,
        false,
        t`${plural(count, { one: 'Notification restored', other: '# notifications restored' })}`,
      )
    },
  }
}

type ChoiceActs = Pick<NotificationActions, 'snooze' | 'wake' | 'mute' | 'unmute'>

/** Actions that postpone notifications, or stop them. */
function useChoiceActs(userId: string | undefined): ChoiceActs {
  const { t, i18n } = useLingui()
  const choose = useChoose()
  return {
    snooze: (notifications, until) => {
      if (userId === undefined) return
      const ids = notifications.map(({ id }) => id)
      const time = notificationDate(until, i18n.locale)
      choose(
        t`Snoozed until ${time}`,
        () => snooze(userId, ids, until),
        () => snooze(userId, ids, undefined),
      )
    },
    wake: ({ id }) => userId !== undefined && snooze(userId, [id], undefined),
    mute: ({ attributes: { jobId, jobTitle } }) => {
      if (userId === undefined) return
      choose(
        t`No more notifications about “${jobTitle}”`,
        () => mute(userId, jobId, true),
        () => mute(userId, jobId, false),
      )
    },
    unmute: ({ attributes: { jobId } }) => userId !== undefined && mute(userId, jobId, false),
  }
}

/** What could not be done is put back and reported by the query client. */
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
