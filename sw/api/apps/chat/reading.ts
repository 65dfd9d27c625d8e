// Chats as they are at one moment. Nothing has to happen for an answer or a scheduled message to arrive: it is stored with its time, and who reads before
// that time does not see it; so a worker may stop whenever it likes.
import { Dexie, type Table } from 'dexie'
import type { Chat, ChatSummary } from '#contract/apps/chat.ts'
import type { ChatContact, ChatContactSummary, ChatMessage, SharedThings } from '#contract/apps/chat-shapes.ts'
import type { StoredChat, StoredChatContact, StoredMessage } from '#contract/apps/chat-stored.ts'

export interface ChatTables {
  readonly chats: Table<StoredChat, string>
  readonly chatContacts: Table<StoredChatContact, string>
  readonly chatMessages: Table<StoredMessage, string>
}

/**
 * Whether a message has not arrived yet. A clock that was put back makes answers visible that were stored in what is now the future: better early than lost.
 * @param at the moment of the asking, ISO
 */
export function isComing({ createdAt, isScheduled, answer }: StoredMessage, at: string): boolean {
  if (createdAt <= at) return false
  return isScheduled || (answer !== undefined && answer.storedAt <= at)
}

/** What a call answers of a stored message. */
export function toMessage(row: StoredMessage, at: string): ChatMessage {
  const { dueAt: _, sharedIn: __, answer: ___, ...message } = row
  return {
    ...message,
    isScheduled: isComing(row, at) && row.isScheduled,
    reactions: row.reactions.filter(({ createdAt, contactId }) => createdAt <= at || !isPartnersOf(row, contactId)),
  }
}

/** Whether a reaction to an own message is the partner's, which comes in its time. */
const isPartnersOf = ({ isMine, contactId }: StoredMessage, whose: string): boolean => isMine && whose !== contactId

/** A chat's stored messages in a range of times, oldest first, those that are coming included. Both ends are within the range. */
export const between = (messages: ChatTables['chatMessages'], chatId: string, from = '', to?: string) =>
  messages.where('[chatId+createdAt]').between([chatId, from], [chatId, to ?? Dexie.maxKey], true, true)

/** Messages before a time, the newest first. */
export const newestBefore = (messages: ChatTables['chatMessages'], chatId: string, before?: string) =>
  messages
    .where('[chatId+createdAt]')
    .between([chatId, ''], [chatId, before ?? Dexie.maxKey], true, before === undefined)
    .reverse()

/** The newest message that is there. */
export const lastMessage = (messages: ChatTables['chatMessages'], chatId: string, at: string) =>
  newestBefore(messages, chatId)
    .filter((row) => !isComing(row, at))
    .first()

/** A chat as the list shows it. */
export async function summaryOf(tables: ChatTables, chat: StoredChat, at: string): Promise<ChatSummary> {
  const [contact, head] = await Promise.all([tables.chatContacts.get(chat.contactId), headOf(tables, chat, at)])
  const { unreadFrom: _, ...fields } = head
  return {
    ...fields,
    contact: contact ? toContactSummary(contact) : null,
    messages: head.lastMessage ? [head.lastMessage] : [],
  }
}

/** A chat with its messages, or the newest `limit` of them. */
export async function chatOf(tables: ChatTables, chat: StoredChat, at: string, limit?: number): Promise<Chat> {
  const newest =
    limit === undefined
      ? between(tables.chatMessages, chat.id).toArray()
      : newestBefore(tables.chatMessages, chat.id)
          .filter((row) => !isComing(row, at))
          .limit(limit)
          .toArray()
          .then((rows) => rows.reverse())
  const [contact, head, rows, stored, coming] = await Promise.all([
    contactOf(tables, chat.contactId, at),
    headOf(tables, chat, at),
    newest,
    between(tables.chatMessages, chat.id).count(),
    comingIn(tables, chat.id, at),
  ])
  const messages = rows.filter((row) => !isComing(row, at)).map((row) => toMessage(row, at))
  return { ...head, contact, messages, messageCount: stored - coming.length }
}

/** What a chat's list entry needs of its messages: those after the last one read, and where there are none, that one. */
async function headOf({ chatMessages }: ChatTables, chat: StoredChat, at: string) {
  const after = await between(chatMessages, chat.id, `${chat.readAt}~`).toArray()
  const there = after.filter((row) => !isComing(row, at))
  const last = there.at(-1) ?? (await lastMessage(chatMessages, chat.id, at))
  const incoming = there.filter(({ isMine }) => !isMine)
  const next = after.find((row) => row.answer && isComing(row, at))
  const { id, contactId, createdAt, pinned, archived, draft, mutedUntil } = chat
  const isMuted = chat.muted && (mutedUntil === null || mutedUntil > at)
  return {
    id,
    contactId,
    createdAt,
    pinned,
    archived,
    draft,
    muted: isMuted,
    mutedUntil: isMuted ? mutedUntil : null,
    unreadCount: incoming.length,
    unreadFrom: incoming[0]?.id ?? null,
    lastMessage: last ? toMessage(last, at) : null,
    lastMessageAt: last?.createdAt ?? createdAt,
    typingFrom: next?.answer?.typingFrom ?? null,
    typingUntil: next?.createdAt ?? null,
  }
}

/** Messages of a chat that have not arrived, the next one first. */
export async function comingIn(
  { chatMessages }: Pick<ChatTables, 'chatMessages'>,
  chatId: string,
  at: string,
): Promise<StoredMessage[]> {
  return (await between(chatMessages, chatId, at).toArray()).filter((row) => isComing(row, at))
}

export const toContactSummary = ({ id, avatar, background, name, about }: StoredChatContact): ChatContactSummary => ({
  id,
  avatar,
  background,
  name,
  about,
})

/** A contact with details, and with what was shared in the chat with it. */
export async function contactOf(tables: ChatTables, id: string, at: string): Promise<ChatContact | null> {
  const [contact, chat] = await Promise.all([
    tables.chatContacts.get(id),
    tables.chats.where('contactId').equals(id).first(),
  ])
  if (!contact) return null
  const attachments = chat ? await sharedIn(tables, chat.id, at) : { media: [], docs: [], links: [] }
  return { ...toContactSummary(contact), details: contact.details, attachments }
}

/** Messages before a time, oldest first. */
export async function messagesBefore(
  { chatMessages }: ChatTables,
  chatId: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
  at: string,
) {
  const rows = await newestBefore(chatMessages, chatId, before)
    .filter((row) => !isComing(row, at))
    .limit(limit + 1)
    .toArray()
  const messages = rows.slice(0, limit).reverse()
  return { messages: messages.map((row) => toMessage(row, at)), hasMore: rows.length > limit }
}

/** Files and links of a chat, the newest first. */
export async function sharedIn({ chatMessages }: ChatTables, chatId: string, at: string): Promise<SharedThings> {
  const rows = (await chatMessages.where('sharedIn').equals(chatId).toArray())
    .filter((row) => !isComing(row, at))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const files = rows.flatMap(({ id: messageId, createdAt, isMine, attachments }) =>
    attachments.map((attachment) => ({ ...attachment, messageId, createdAt, isMine })),
  )
  const links = rows.flatMap(({ id: messageId, createdAt, isMine, value }) =>
    linksOf(value).map((url) => ({ url, messageId, createdAt, isMine })),
  )
  const isPicture = ({ type }: { type: string }) => /^(?:image|video)\//.test(type)
  return { media: files.filter(isPicture), docs: files.filter((file) => !isPicture(file)), links }
}

/** Web addresses in a text, without the full stop or bracket behind them. */
export const linksOf = (text: string): string[] =>
  (text.match(/https?:\/\/[^\s<>"]+/gi) ?? []).map((url) => url.replace(/(?<![.,;:!?)\]»”])[.,;:!?)\]»”]+$/, ''))
