// Stores messages, and with each the answer that its sample partner will give. Inside a write: awaits nothing but tables.
import type { ChatAttachment } from '#contract/apps/chat-shapes.ts'
import type { StoredChat, StoredMessage } from '#contract/apps/chat-stored.ts'
import { type ChatTables, comingIn, isComing, lastMessage, linksOf, newestBefore } from './reading.ts'
import { planAnswer } from './responder.ts'

export interface Sending {
  readonly value: string
  readonly replyToId?: string | null | undefined
  readonly sendAt?: string | null | undefined
  readonly files?: readonly Omit<ChatAttachment, 'id'>[]
}

export interface Sender {
  /** ms since the epoch */
  readonly now: number
  readonly newId: () => string
  /** The own profile. */
  readonly me: { readonly id: string; readonly hasSampleReplies: boolean }
}

/** A partner takes at least so long between two answers, ms. */
const BETWEEN_ANSWERS = 1500
/** A quote is this long at most. */
const QUOTE_LENGTH = 300
/** So many of the last messages a partner remembers. */
const REMEMBERED = 8

/** Stores an own message. What is sent now marks the chat as read and drops its draft. */
export async function sendMessage(
  tables: ChatTables,
  chat: StoredChat,
  sending: Sending,
  sender: Sender,
): Promise<StoredMessage> {
  const { now, newId, me } = sender
  const requestedAt = sending.sendAt ? Date.parse(sending.sendAt) : 0
  const isScheduled = requestedAt > now
  const last = await lastMessage(tables.chatMessages, chat.id, iso(now))
  const time = isScheduled ? requestedAt : Math.max(now, last ? Date.parse(last.createdAt) + 1 : 0)
  const id = newId()
  const message = withIndexes({
    id,
    chatId: chat.id,
    contactId: me.id,
    isMine: true,
    value: sending.value,
    createdAt: iso(await freeTime(tables, chat.id, time)),
    editedAt: null,
    replyTo: await quoteOf(tables, chat.id, sending.replyToId),
    attachments: (sending.files ?? []).map((file, index) => ({ ...file, id: `${id}/${index + 1}` })),
    reactions: [],
    isSimulated: false,
    isScheduled,
    remindAt: null,
  })
  await tables.chatMessages.add(message)
  if (!isScheduled || chat.draft) {
    await tables.chats.put({ ...chat, draft: null, readAt: isScheduled ? chat.readAt : message.createdAt })
  }
  return storeAnswer(tables, chat, message, sender)
}

/** Thinks the partner's answer up and stores it with its time. @returns the message, which may get a reaction */
async function storeAnswer(
  tables: ChatTables,
  chat: StoredChat,
  message: StoredMessage,
  { now, newId, me }: Sender,
): Promise<StoredMessage> {
  const contact = await tables.chatContacts.get(chat.contactId)
  if (!contact || !me.hasSampleReplies) return message
  const earlier = await newestBefore(tables.chatMessages, chat.id, message.createdAt).limit(REMEMBERED).toArray()
  const texts = earlier.map(({ value }) => value).filter((value) => value !== '')
  const planned = planAnswer(message, contact, texts)
  const sentAt = Date.parse(message.createdAt)
  const before = (await comingIn(tables, chat.id, iso(now))).filter(
    ({ answer, createdAt }) => answer && createdAt < iso(sentAt + planned.dueAfter + BETWEEN_ANSWERS),
  )
  const free = Math.max(
    sentAt + planned.typingAfter,
    ...before.map(({ createdAt }) => Date.parse(createdAt) + BETWEEN_ANSWERS),
  )
  const due = await freeTime(tables, chat.id, free + planned.dueAfter - planned.typingAfter)
  const answered = planned.reaction
    ? { ...message, reactions: [{ emoji: planned.reaction, contactId: contact.id, createdAt: iso(free) }] }
    : message
  if (answered !== message) await tables.chatMessages.put(answered)
  if (planned.value === null) return answered
  await tables.chatMessages.add(
    withIndexes({
      id: newId(),
      chatId: chat.id,
      contactId: contact.id,
      isMine: false,
      value: planned.value,
      createdAt: iso(due),
      editedAt: null,
      replyTo: null,
      attachments: [],
      reactions: [],
      isSimulated: true,
      isScheduled: false,
      remindAt: null,
      answer: { messageId: message.id, storedAt: iso(now), typingFrom: iso(free) },
    }),
  )
  return answered
}

/** Changes an own message's text, or the time of one that waits; an answer that has not come is thought up anew. */
export async function editMessage(
  tables: ChatTables,
  chat: StoredChat,
  message: StoredMessage,
  patch: { readonly value?: string | undefined; readonly sendAt?: string | null | undefined },
  sender: Sender,
): Promise<StoredMessage> {
  const { now } = sender
  const isWaiting = isComing(message, iso(now))
  const isMoved = isWaiting && patch.sendAt !== undefined
  const requestedAt = patch.sendAt ? Date.parse(patch.sendAt) : now
  const value = patch.value ?? message.value
  if (!isMoved && value === message.value) return message
  const hadAnswer = await dropAnswers(tables, [message], now)
  const last = isMoved && requestedAt <= now ? await lastMessage(tables.chatMessages, chat.id, iso(now)) : undefined
  const time = Math.max(requestedAt, now, last ? Date.parse(last.createdAt) + 1 : 0)
  const edited = withIndexes({
    ...message,
    value,
    editedAt: isWaiting ? null : iso(now),
    ...(isMoved && {
      createdAt: iso(await freeTime(tables, chat.id, time, message.id)),
      isScheduled: requestedAt > now,
    }),
    reactions: message.reactions.filter(
      ({ contactId, createdAt }) => contactId === message.contactId || createdAt <= iso(now),
    ),
  })
  await tables.chatMessages.put(edited)
  if (isMoved && !edited.isScheduled) await tables.chats.put({ ...chat, readAt: edited.createdAt })
  return hadAnswer || isWaiting ? storeAnswer(tables, chat, edited, sender) : edited
}

/** Answers that have not come go with the messages that they would have answered. @returns whether there were any */
export async function dropAnswers(
  tables: ChatTables,
  messages: readonly StoredMessage[],
  now: number,
): Promise<boolean> {
  const ids = new Set(messages.map(({ id }) => id))
  const chatIds = new Set(messages.map(({ chatId }) => chatId))
  let dropped = 0
  for (const chatId of chatIds) {
    const coming = await comingIn(tables, chatId, iso(now))
    const answers = coming.filter(({ answer }) => answer && ids.has(answer.messageId))
    await tables.chatMessages.bulkDelete(answers.map(({ id }) => id))
    dropped += answers.length
  }
  return dropped > 0
}

/** The marks by which the indexes find a message. */
function withIndexes(message: StoredMessage): StoredMessage {
  const { dueAt: _, sharedIn: __, ...fields } = message
  const isShared = message.attachments.length > 0 || linksOf(message.value).length > 0
  return {
    ...fields,
    ...((message.isScheduled || message.answer) && { dueAt: message.createdAt }),
    ...(isShared && { sharedIn: message.chatId }),
  }
}

/** The message in which an attachment came, by the attachment's id. */
export const messageOfAttachment = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('/')))

/** No two messages of a chat have the same time: their order and their pages rest on it. @param own the message that moves */
async function freeTime({ chatMessages }: ChatTables, chatId: string, from: number, own?: string): Promise<number> {
  for (let time = from; ; time += 1) {
    const there = await chatMessages
      .where('[chatId+createdAt]')
      .equals([chatId, iso(time)])
      .primaryKeys()
    if (there.every((id) => id === own)) return time
  }
}

async function quoteOf({ chatMessages }: ChatTables, chatId: string, id: string | null | undefined) {
  const quoted = id ? await chatMessages.get(id) : undefined
  if (!quoted || quoted.chatId !== chatId) return null
  const value = quoted.value || (quoted.attachments[0]?.name ?? '')
  return { id: quoted.id, contactId: quoted.contactId, value: [...value].slice(0, QUOTE_LENGTH).join('') }
}

export const iso = (ms: number): string => new Date(ms).toISOString()
