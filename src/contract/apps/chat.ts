// Chat: one chat with each contact, its messages, and sample partners that answer.
// @chunk chat-shapes
import {
  ChatContact,
  ChatContactSummary,
  ChatMessage,
  ChatProfile,
  MessageText,
  SharedThings,
} from '#contract/apps/chat-shapes.ts'
import { defineApi } from '#contract/define-api.ts'
import { ById, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** What a person can change of a chat; the rest is worked out of its messages. */
export const ChatPatch = z.partial(
  z.object({
    muted: z.boolean(),
    /** Muted up to then; null for good. Only where `muted`. */
    mutedUntil: z.nullable(IsoDate),
    pinned: z.boolean(),
    archived: z.boolean(),
    /** Written and not sent yet; null drops it. */
    draft: z.nullable(z.object({ value: MessageText, replyToId: z.optional(z.nullable(Id)) })),
    /** 0: all is read. More: so many of the newest incoming messages are unread. */
    unreadCount: z.number().check(z.int(), z.gte(0), z.lte(10_000)),
    /** This message and what came after it is unread; null: all is read. */
    unreadFrom: z.nullable(Id),
  }),
)
export type ChatPatch = z.infer<typeof ChatPatch>

export const ChatDraft = z.object({ value: z.string(), replyToId: z.nullable(Id), at: IsoDate })
export type ChatDraft = z.infer<typeof ChatDraft>

const ChatFields = z.object({
  id: Id,
  contactId: Id,
  createdAt: IsoDate,
  muted: z.boolean(),
  mutedUntil: z.nullable(IsoDate),
  pinned: z.boolean(),
  archived: z.boolean(),
  draft: z.nullable(ChatDraft),
  unreadCount: z.number(),
  lastMessage: z.nullable(ChatMessage),
  /** When the last message came; when the chat was started where there is none. */
  lastMessageAt: IsoDate,
  /** The partner's next answer: writing begins at the first time and it is there at the second. Both null where none is coming. */
  typingFrom: z.nullable(IsoDate),
  typingUntil: z.nullable(IsoDate),
})

/** A chat as it is listed: `messages` holds the newest one alone, and the contact comes without details and attachments. */
export const ChatSummary = z.extend(ChatFields, {
  contact: z.nullable(ChatContactSummary),
  messages: z.array(ChatMessage),
})
export type ChatSummary = z.infer<typeof ChatSummary>

/** A chat with its messages, oldest first (workspace spec §3). */
export const Chat = z.extend(ChatFields, {
  contact: z.nullable(ChatContact),
  messages: z.array(ChatMessage),
  /** How many messages the chat has, whether or not all are in `messages`. */
  messageCount: z.number(),
  /** The first unread incoming message: where the unread line is shown. */
  unreadFrom: z.nullable(Id),
})
export type Chat = z.infer<typeof Chat>

const Limit = (standard: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), standard)

/** Time already fixed is sent then; null or the past: now. */
const SendAt = z.optional(z.nullable(IsoDate))

export const NewChatMessage = z.object({
  chatId: Id,
  value: MessageText.check(z.minLength(1)),
  replyToId: z.optional(z.nullable(Id)),
  sendAt: SendAt,
})
export type NewChatMessage = z.infer<typeof NewChatMessage>

/** A reaction is one emoji, which may be several code points. */
const Emoji = z.string().check(z.minLength(1), z.maxLength(32))

/** bytes of one attachment */
export const ATTACHMENT_LIMIT = 16_000_000
const Upload = z.file().check(z.maxSize(ATTACHMENT_LIMIT))

export const ChatSearchHit = z.object({
  chatId: Id,
  contact: z.nullable(ChatContactSummary),
  message: ChatMessage,
  /** The text HTML-escaped, with each match in `<mark>`. */
  marked: z.string(),
})
export type ChatSearchHit = z.infer<typeof ChatSearchHit>

/** What has come since a time, and when to ask again. */
export const ChatArrivals = z.object({
  messages: z.array(ChatMessage),
  /** Messages whose reminder fell due. */
  reminders: z.array(ChatMessage),
  /** When the next answer, scheduled message or reminder is due; null where nothing is coming. */
  next: z.nullable(IsoDate),
})
export type ChatArrivals = z.infer<typeof ChatArrivals>

/** One chat as data, with what it was narrowed down to. */
export const ChatExport = z.object({
  format: z.literal('cairn-chat'),
  version: z.literal(1),
  exportedAt: IsoDate,
  filter: z.object({
    from: z.nullable(IsoDate),
    to: z.nullable(IsoDate),
    sender: z.nullable(z.enum(['me', 'contact'])),
  }),
  profile: z.object({ id: Id, name: z.string() }),
  contact: z.nullable(ChatContactSummary),
  chat: z.object({ id: Id, contactId: Id, createdAt: IsoDate }),
  messages: z.array(ChatMessage),
})
export type ChatExport = z.infer<typeof ChatExport>

const Ids = z.array(Id).check(z.maxLength(1000))
const Done = z.boolean()
const OptionalMessage = z.nullable(ChatMessage)
const message = { path: 'apps/chat/message', answers: { 200: OptionalMessage } } as const
const reaction = z.object({ messageId: Id, emoji: Emoji })

/** The newest so many messages are answered. */
const Newest = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)))

/** Workspace spec §7 Chat; after the blank line, the calls that the screens need besides. */
export const chatApi = defineApi('chat', 'local', {
  /** Pinned ones first, then by their last message, newest first; archived ones among them. */
  chats: { method: 'GET', path: 'apps/chat/chats', answers: { 200: z.array(ChatSummary) } },
  /** All messages; with `limit`, the newest so many. */
  chat: {
    method: 'GET',
    path: 'apps/chat/chat',
    query: z.extend(ById, { limit: Newest }),
    answers: { 200: z.nullable(Chat) },
  },
  updateChat: {
    method: 'PATCH',
    path: 'apps/chat/chat',
    query: z.object({ limit: Newest }),
    body: z.object({ id: Id, chat: ChatPatch }),
    answers: { 200: z.nullable(Chat) },
  },
  /** By name, as the language sorts names; without details and attachments. */
  contacts: { method: 'GET', path: 'apps/chat/contacts', answers: { 200: z.array(ChatContactSummary) }, persist: true },
  contact: { method: 'GET', path: 'apps/chat/contact', query: ById, answers: { 200: z.nullable(ChatContact) } },
  profile: { method: 'GET', path: 'apps/chat/profile', answers: { 200: ChatProfile } },

  /** The chat with a contact: the one there is, else a new one. An unknown contact answers null. */
  startChat: {
    method: 'POST',
    path: 'apps/chat/chat',
    body: z.object({ contactId: Id }),
    answers: { 200: z.nullable(Chat) },
  },
  /** With all its messages. */
  deleteChat: { method: 'DELETE', path: 'apps/chat/chat', query: ById, answers: { 200: Done } },
  /** Mutes, pins, archives or marks many at once; unknown ids are passed over. Answers the changed ones. */
  updateChats: {
    method: 'PATCH',
    path: 'apps/chat/chats',
    body: z.object({ ids: Ids, chat: z.omit(ChatPatch, { draft: true, unreadFrom: true }) }),
    answers: { 200: z.array(ChatSummary) },
  },
  deleteChats: { method: 'DELETE', path: 'apps/chat/chats', body: z.object({ ids: Ids }), answers: { 200: Done } },
  /** Deletes all messages of a chat, but not the chat. */
  clearChat: { method: 'DELETE', path: 'apps/chat/chat/messages', query: ById, answers: { 200: Done } },
  /** A page of a long chat, oldest first: the newest before the message `before`, or the newest at all. Null: no such chat. */
  messages: {
    method: 'GET',
    path: 'apps/chat/messages',
    query: z.object({ chatId: Id, before: z.optional(Id), limit: Limit(50) }),
    answers: { 200: z.nullable(z.object({ messages: z.array(ChatMessage), hasMore: z.boolean() })) },
  },
  /** A message around which to read, with its neighbours on both sides: where a search or a quote leads. */
  around: {
    method: 'GET',
    path: 'apps/chat/messages/around',
    query: z.extend(ById, { limit: Limit(50) }),
    answers: {
      200: z.nullable(
        z.object({ messages: z.array(ChatMessage), hasMoreBefore: z.boolean(), hasMoreAfter: z.boolean() }),
      ),
    },
  },
  /** Marks the chat as read and drops its draft. The partner's answer is stored with it, to be there some seconds later. */
  send: { ...message, method: 'POST', body: NewChatMessage },
  /** A message with files, and perhaps a text. */
  sendFiles: {
    method: 'POST',
    path: 'apps/chat/attachments',
    bodyType: 'form',
    body: z.object({
      chatId: Id,
      value: z.optional(MessageText),
      replyToId: z.optional(Id),
      files: z.union([Upload, z.array(Upload).check(z.minLength(1), z.maxLength(10))]),
    }),
    answers: { 200: OptionalMessage },
  },
  attachment: {
    method: 'GET',
    path: 'apps/chat/attachment',
    query: ById,
    answerType: 'file',
    answers: { 200: z.nullable(z.file()) },
  },
  /** One's own: its text, and the time of one that waits. A message of the partner, or an unknown one, answers null. */
  editMessage: {
    ...message,
    method: 'PATCH',
    body: z.object({
      id: Id,
      message: z.object({ value: z.optional(MessageText.check(z.minLength(1))), sendAt: SendAt }),
    }),
  },
  /** Anyone's; an answer that was still coming goes with the message that it would have answered. */
  deleteMessage: { method: 'DELETE', path: 'apps/chat/message', query: ById, answers: { 200: Done } },
  deleteMessages: {
    method: 'DELETE',
    path: 'apps/chat/messages',
    body: z.object({ ids: Ids }),
    answers: { 200: Done },
  },
  /** Adds one's own reaction; the same a second time changes nothing. */
  react: { method: 'POST', path: 'apps/chat/reaction', body: reaction, answers: { 200: OptionalMessage } },
  unreact: { method: 'DELETE', path: 'apps/chat/reaction', query: reaction, answers: { 200: OptionalMessage } },
  /** "Remind me about this". A second time moves the reminder. */
  remind: {
    method: 'POST',
    path: 'apps/chat/reminder',
    body: z.object({ messageId: Id, at: IsoDate }),
    answers: { 200: OptionalMessage },
  },
  dropReminder: {
    method: 'DELETE',
    path: 'apps/chat/reminder',
    query: z.object({ messageId: Id }),
    answers: { 200: OptionalMessage },
  },
  /** All that are set, the earliest first; those before now are due. */
  reminders: { method: 'GET', path: 'apps/chat/reminders', answers: { 200: z.array(ChatMessage) } },
  /** Messages that wait for their time, the earliest first: of one chat, or of all. */
  scheduled: {
    method: 'GET',
    path: 'apps/chat/scheduled',
    query: z.object({ chatId: z.optional(Id) }),
    answers: { 200: z.array(ChatMessage) },
  },
  /** Answers, scheduled messages and reminders that fell due after `since`, in any chat. */
  arrivals: {
    method: 'GET',
    path: 'apps/chat/arrivals',
    query: z.object({ since: IsoDate }),
    answers: { 200: ChatArrivals },
  },
  /** In one chat or in all, newest first, without regard to case and accents. An empty query answers null. */
  search: {
    method: 'GET',
    path: 'apps/chat/search',
    query: z.object({
      query: z._default(z.string().check(z.maxLength(10_000)), ''),
      chatId: z.optional(Id),
      limit: Limit(50),
    }),
    answers: { 200: z.nullable(z.array(ChatSearchHit)) },
  },
  /** Pictures, files and links of one chat, newest first. */
  shared: { method: 'GET', path: 'apps/chat/shared', query: ById, answers: { 200: z.nullable(SharedThings) } },
  export: {
    method: 'GET',
    path: 'apps/chat/export',
    query: z.extend(ById, {
      from: z.optional(IsoDate),
      to: z.optional(IsoDate),
      sender: z.optional(z.enum(['me', 'contact'])),
    }),
    answers: { 200: z.nullable(ChatExport) },
  },
  updateProfile: {
    method: 'PATCH',
    path: 'apps/chat/profile',
    body: z.object({ profile: z.partial(z.omit(ChatProfile, { id: true })) }),
    answers: { 200: ChatProfile },
  },
})
