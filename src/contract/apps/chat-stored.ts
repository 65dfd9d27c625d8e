// Chats as the device stores them: answers to calls are derived from it at the time of the call.
import { ChatContactDetails, ChatContactSummary, ChatMessage } from '#contract/apps/chat-shapes.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** How a sample partner writes, and out of which part of life. */
export const ChatVoice = z.object({
  tone: z.enum(['brief', 'warm', 'formal', 'playful']),
  field: z.enum(['build', 'data', 'plan', 'hire', 'partner', 'family', 'friend', 'service']),
})
export type ChatVoice = z.infer<typeof ChatVoice>

export const StoredChatContact = z.extend(ChatContactSummary, { details: ChatContactDetails, voice: ChatVoice })
export type StoredChatContact = z.infer<typeof StoredChatContact>

export const StoredChat = z.object({
  id: Id,
  contactId: Id,
  createdAt: IsoDate,
  /** Incoming messages after it are unread. */
  readAt: IsoDate,
  muted: z.boolean(),
  mutedUntil: z.nullable(IsoDate),
  pinned: z.boolean(),
  archived: z.boolean(),
  draft: z.nullable(z.object({ value: z.string(), replyToId: z.nullable(Id), at: IsoDate })),
})
export type StoredChat = z.infer<typeof StoredChat>

/**
 * A message. Nothing has to happen for one that waits to arrive: it is stored with its time, and a call before that does not see it.
 * `dueAt` and `sharedIn` are set only where the index is to find the message.
 */
export const StoredMessage = z.extend(ChatMessage, {
  /** The time at which it arrives by itself: `createdAt` of an answer or of a scheduled message. */
  dueAt: z.optional(IsoDate),
  /** The chat's id, where the message has files or links. */
  sharedIn: z.optional(Id),
  /** Of an answer by a sample partner: to what, and when it was thought of and begun. */
  answer: z.optional(z.object({ messageId: Id, storedAt: IsoDate, typingFrom: IsoDate })),
})
export type StoredMessage = z.infer<typeof StoredMessage>
