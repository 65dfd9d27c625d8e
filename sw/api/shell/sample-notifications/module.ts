// Sample notifications (workspace spec §7 Common); those of the portal are others.
import { blankNotice } from '#contract/shell/notice.ts'
import { SampleNotification, sampleNotificationsApi } from '#contract/shell/sample-notifications.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import {
  deleteNotices,
  markAllRead,
  newestFirst,
  patchNotice,
  patchNotices,
  timed,
  toggleRead,
} from '#sw/api/engine/kit/notices.ts'

export const sampleNotificationsModule = defineModule(sampleNotificationsApi, {
  tables: { sampleNotifications: table(SampleNotification) },
  seed: async (now) => ({
    sampleNotifications: (await import('#seed/sample-notifications.ts')).seedSampleNotifications(now),
  }),
  handlers: {
    all: (_, { tables }) => newestFirst(tables.sampleNotifications),

    create: async ({ body }, { tables, now, newId }) => {
      const blank = { ...blankNotice(new Date(now).toISOString()), snoozedUntil: null }
      const notification = { ...blank, ...timed(body.notification), id: newId() }
      await tables.sampleNotifications.add(notification)
      return notification
    },

    update: ({ body }, { tables }) => patchNotice(tables.sampleNotifications, body.id, body.notification),

    remove: ({ query }, { tables }) => deleteNotices(tables.sampleNotifications, [query.id]),

    markAllAsRead: (_, { tables }) => markAllRead(tables.sampleNotifications),

    toggleReadStatus: ({ body }, { tables }) => toggleRead(tables.sampleNotifications, body.notification),

    updateMany: ({ body }, { tables }) => patchNotices(tables.sampleNotifications, body.ids, body.notification),

    removeMany: ({ body }, { tables }) => deleteNotices(tables.sampleNotifications, body.ids),
  },
})
