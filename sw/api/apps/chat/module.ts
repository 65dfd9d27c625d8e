// Chats, their messages and the sample partners that answer (workspace spec §3 and §7 Chat).
import { chatApi } from '#contract/apps/chat.ts'
import type { StoredChat } from '#contract/apps/chat-stored.ts'
import { defineModule } from '#sw/api/engine/define-module.ts'
import { addContent, readContent, splitFile } from '#sw/api/engine/files/bytes.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { arrivalsSince } from './arrivals.ts'
import { exportChat } from './export.ts'
import { foundChats } from './found.ts'
import {
  blankChat,
  changeMessage,
  clearMessages,
  deleteChats,
  deleteMessages,
  patchChat,
  profileOf,
} from './keeping.ts'
import {
  between,
  chatOf,
  contactOf,
  isComing,
  messagesBefore,
  sharedIn,
  summaryOf,
  toContactSummary,
  toMessage,
} from './reading.ts'
import { searchMessages } from './search.ts'
import { editMessage, iso, messageOfAttachment, sendMessage } from './sending.ts'
import { type ChatContext, chatTables } from './tables.ts'

/** A message has at most so many reactions of one's own. */
const REACTIONS = 20

export const chatModule = defineModule(chatApi, {
  tables: chatTables,
  found: foundChats,
  structure: ['chatContacts', 'chatProfiles'],
  seed: async (now, factor) => (await import('#seed/chat.ts')).seedChat(now, factor),
  prepare: { sendFiles: ({ body: { files } }) => Promise.all([files].flat().map(splitFile)) },
  handlers: {
    chats: async (_, { tables, now }) => {
      const chats = await tables.chats.toArray()
      const summaries = await Promise.all(chats.map((chat) => summaryOf(tables, chat, iso(now))))
      return summaries.sort(
        (a, b) => Number(b.pinned) - Number(a.pinned) || (a.lastMessageAt < b.lastMessageAt ? 1 : -1),
      )
    },

    chat: async ({ query: { id, limit } }, { tables, now }) => {
      const chat = await tables.chats.get(id)
      return chat ? chatOf(tables, chat, iso(now), limit) : null
    },

    updateChat: async ({ query: { limit }, body }, { tables, now }) => {
      const chat = await tables.chats.get(body.id)
      return chat ? chatOf(tables, await patchChat(tables, chat, body.chat, now), iso(now), limit) : null
    },

    contacts: async (_, { tables, language }) => {
      const byName = new Intl.Collator(language)
      const contacts = await tables.chatContacts.toArray()
      return contacts.map(toContactSummary).sort((a, b) => byName.compare(a.name, b.name))
    },

    contact: ({ query: { id } }, { tables, now }) => contactOf(tables, id, iso(now)),

    profile: (_, { tables }) => profileOf(tables),

    startChat: async ({ body: { contactId } }, { tables, now, newId }) => {
      if (!(await tables.chatContacts.get(contactId))) return null
      const known = await tables.chats.where('contactId').equals(contactId).first()
      if (known) return chatOf(tables, known, iso(now))
      const started = blankChat(newId(), contactId, iso(now))
      await tables.chats.add(started)
      return chatOf(tables, started, iso(now))
    },

    deleteChat: async ({ query: { id } }, { tables }) => (await deleteChats(tables, [id])) > 0,

    updateChats: async ({ body }, { tables, now }) => {
      const chats = await rowsById(tables.chats, body.ids)
      const patched: StoredChat[] = []
      for (const chat of chats) patched.push(await patchChat(tables, chat, body.chat, now))
      return Promise.all(patched.map((chat) => summaryOf(tables, chat, iso(now))))
    },

    deleteChats: async ({ body: { ids } }, { tables }) => (await deleteChats(tables, ids)) > 0,

    clearChat: async ({ query: { id } }, { tables }) => {
      if (!(await tables.chats.get(id))) return false
      await clearMessages(tables, id)
      return true
    },

    messages: async ({ query: { chatId, before, limit } }, { tables, now }) => {
      if (!(await tables.chats.get(chatId))) return null
      const end = before === undefined ? undefined : await tables.chatMessages.get(before)
      if (before !== undefined && end?.chatId !== chatId) return { messages: [], hasMore: false }
      return messagesBefore(tables, chatId, { before: end?.createdAt, limit }, iso(now))
    },

    around: async ({ query: { id, limit } }, { tables, now }) => {
      const centre = await tables.chatMessages.get(id)
      if (!centre || isComing(centre, iso(now))) return null
      const { chatId, createdAt } = centre
      const after = (
        await between(tables.chatMessages, chatId, createdAt)
          .limit(limit + 2)
          .toArray()
      )
        .filter((row) => row.id !== id && !isComing(row, iso(now)))
        .map((row) => toMessage(row, iso(now)))
      const earlier = await messagesBefore(tables, chatId, { before: createdAt, limit }, iso(now))
      return {
        messages: [...earlier.messages, toMessage(centre, iso(now)), ...after.slice(0, limit)],
        hasMoreBefore: earlier.hasMore,
        hasMoreAfter: after.length > limit,
      }
    },

    send: async ({ body }, context) => {
      const { tables, now } = context
      const chat = await tables.chats.get(body.chatId)
      return chat ? toMessage(await sendMessage(tables, chat, body, await senderOf(context)), iso(now)) : null
    },

    sendFiles: async ({ body }, context, contents) => {
      const { tables, now } = context
      const chat = await tables.chats.get(body.chatId)
      if (!chat) return null
      const files = [body.files].flat().map(({ type, name, size }) => ({ type, name, size }))
      const sending = { value: body.value ?? '', replyToId: body.replyToId, files }
      const sent = await sendMessage(tables, chat, sending, await senderOf(context))
      for (const [index, content] of contents.entries()) {
        await addContent(tables.chatPieces, sent.attachments[index]?.id ?? '', content)
      }
      return toMessage(sent, iso(now))
    },

    attachment: async ({ query: { id } }, { tables }) => {
      const message = await tables.chatMessages.get(messageOfAttachment(id))
      const attachment = message?.attachments.find((candidate) => candidate.id === id)
      return attachment ? ((await readContent(tables.chatPieces, id, attachment)) ?? null) : null
    },

    editMessage: async ({ body }, context) => {
      const { tables, now } = context
      const message = await tables.chatMessages.get(body.id)
      const chat = message?.isMine ? await tables.chats.get(message.chatId) : undefined
      if (!message || !chat) return null
      return toMessage(await editMessage(tables, chat, message, body.message, await senderOf(context)), iso(now))
    },

    deleteMessage: async ({ query: { id } }, { tables, now }) => (await deleteMessages(tables, [id], now)) > 0,

    deleteMessages: async ({ body: { ids } }, { tables, now }) => (await deleteMessages(tables, ids, now)) > 0,

    react: async ({ body }, { tables, now }) => {
      const me = await profileOf(tables)
      return changeMessage(tables, body.messageId, now, (message) => {
        const own = message.reactions.filter(({ contactId }) => contactId === me.id)
        if (own.length >= REACTIONS || own.some(({ emoji }) => emoji === body.emoji)) return message
        const reaction = { emoji: body.emoji, contactId: me.id, createdAt: iso(now) }
        return { ...message, reactions: [...message.reactions, reaction] }
      })
    },

    unreact: async ({ query }, { tables, now }) => {
      const me = await profileOf(tables)
      return changeMessage(tables, query.messageId, now, (message) => {
        const remaining = message.reactions.filter(
          ({ contactId, emoji }) => contactId !== me.id || emoji !== query.emoji,
        )
        return remaining.length === message.reactions.length ? message : { ...message, reactions: remaining }
      })
    },

    remind: ({ body }, { tables, now }) =>
      changeMessage(tables, body.messageId, now, (message) => {
        const remindAt = iso(Date.parse(body.at))
        return message.remindAt === remindAt ? message : { ...message, remindAt }
      }),

    dropReminder: ({ query }, { tables, now }) =>
      changeMessage(tables, query.messageId, now, (message) =>
        message.remindAt === null ? message : { ...message, remindAt: null },
      ),

    reminders: async (_, { tables, now }) =>
      (await tables.chatMessages.orderBy('remindAt').toArray()).map((row) => toMessage(row, iso(now))),

    scheduled: async ({ query: { chatId } }, { tables, now }) => {
      const waiting = await tables.chatMessages.where('dueAt').above(iso(now)).toArray()
      return waiting
        .filter((row) => row.isScheduled && (chatId === undefined || row.chatId === chatId))
        .map((row) => toMessage(row, iso(now)))
    },

    arrivals: ({ query }, context) => arrivalsSince(query, context),

    search: ({ query }, context) => searchMessages(query, context),

    shared: async ({ query: { id } }, { tables, now }) =>
      (await tables.chats.get(id)) ? sharedIn(tables, id, iso(now)) : null,

    export: exportChat,

    updateProfile: async ({ body }, { tables }) => {
      const updated = { ...(await profileOf(tables)), ...body.profile }
      await tables.chatProfiles.put(updated)
      return updated
    },
  },
})

const senderOf = async ({ tables, now, newId }: ChatContext) => ({
  now,
  newId,
  me: await profileOf(tables),
})
