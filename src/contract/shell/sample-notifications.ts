// Sample notifications, for the shell's panel.
import { defineApi } from '#contract/define-api.ts'
import { ById, Id, IsoDate } from '#contract/shared.ts'
import { Ids, NoticeFields, ReadStatus } from '#contract/shell/notice.ts'
import * as z from '#contract/zod.ts'

const NotificationFields = z.extend(NoticeFields, {
  /** It is not shown before this time. */
  snoozedUntil: z.nullable(IsoDate),
})

/** Workspace spec §3. The notifications of the portal (portal spec §3) are others. */
export const SampleNotification = z.extend(NotificationFields, { id: Id })
export type SampleNotification = z.infer<typeof SampleNotification>

const NotificationPatch = z.partial(NotificationFields)
const OptionalNotification = z.nullable(SampleNotification)

/** Workspace spec §7; after the blank line, the calls that the panel needs besides. */
export const sampleNotificationsApi = defineApi('sample-notifications', 'local', {
  /** Newest first. */
  all: { method: 'GET', path: 'common/notifications', answers: { 200: z.array(SampleNotification) } },
  create: {
    method: 'POST',
    path: 'common/notifications',
    body: z.object({ notification: NotificationPatch }),
    answers: { 200: SampleNotification },
  },
  update: {
    method: 'PATCH',
    path: 'common/notifications',
    body: z.object({ id: Id, notification: NotificationPatch }),
    answers: { 200: OptionalNotification },
  },
  remove: { method: 'DELETE', path: 'common/notifications', query: ById, answers: { 200: z.boolean() } },
  /** Sets read and seen of every notification. A GET that writes: it answers the app's own requests alone, others with 403. */
  markAllAsRead: {
    method: 'GET',
    path: 'common/notifications/mark-all-as-read',
    answers: { 200: z.boolean() },
    effect: 'write',
  },
  toggleReadStatus: {
    method: 'POST',
    path: 'common/notifications/toggle-read-status',
    body: z.object({ notification: ReadStatus }),
    answers: { 200: OptionalNotification },
  },

  /** One change over several; unknown ids are passed over. Answers the changed ones. */
  updateMany: {
    method: 'PATCH',
    path: 'common/notifications/many',
    body: z.object({
      ids: Ids,
      notification: z.pick(NotificationPatch, { read: true, seen: true, snoozedUntil: true }),
    }),
    answers: { 200: z.array(SampleNotification) },
  },
  /** Answers true where at least one was deleted. */
  removeMany: {
    method: 'DELETE',
    path: 'common/notifications/many',
    body: z.object({ ids: Ids }),
    answers: { 200: z.boolean() },
  },
})
