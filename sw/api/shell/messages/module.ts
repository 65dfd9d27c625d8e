// Sample messages (workspace and portal spec §7 Common).
import { Message, messagesApi } from '#contract/shell/messages.ts'
import { blankNotice } from '#contract/shell/notice.ts'
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

export const messagesModule = defineModule(messagesApi, {
  tables: { messages: table(Message) },
  seed: async (now) => ({ messages: (await import('#seed/messages.ts')).seedMessages(now) }),
  handlers: {
    all: (_, { tables }) => newestFirst(tables.messages),

    create: async ({ body }, { tables, now, newId }) => {
      const message = { ...blankNotice(new Date(now).toISOString()), ...timed(body.message), id: newId() }
      await tables.messages.add(message)
      return message
    },

    update: ({ body }, { tables }) => patchNotice(tables.messages, body.id, body.message),

    remove: ({ query }, { tables }) => deleteNotices(tables.messages, [query.id]),

    markAllAsRead: (_, { tables }) => markAllRead(tables.messages),

    toggleReadStatus: ({ body }, { tables }) => toggleRead(tables.messages, body.message),

    updateMany: ({ body }, { tables }) => patchNotices(tables.messages, body.ids, body.message),

    removeMany: ({ body }, { tables }) => deleteNotices(tables.messages, body.ids),
  },
})
