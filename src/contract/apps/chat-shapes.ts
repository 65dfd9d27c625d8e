// What chats are made of: contacts, messages, the own profile (workspace spec §3).
// @chunk chat-shapes
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Longer texts are refused with 400. */
export const MESSAGE_LIMIT = 20_000
export const MessageText = z.string().check(z.maxLength(MESSAGE_LIMIT))

/** A contact as lists show it: without details and attachments. */
export const ChatContactSummary = z.object({
  id: Id,
  avatar: z.nullable(z.string()),
  /** A colour for the initials where there is no picture. */
  background: z.nullable(z.string()),
  name: z.string(),
  about: z.string(),
})
export type ChatContactSummary = z.infer<typeof ChatContactSummary>

export const ChatContactDetails = z.object({
  emails: z.array(z.object({ email: z.string(), label: z.string() })),
  phoneNumbers: z.array(z.object({ country: z.string(), phoneNumber: z.string(), label: z.string() })),
  title: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** A day, `1988-04-02`. */
  birthday: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type ChatContactDetails = z.infer<typeof ChatContactDetails>

export const ChatAttachment = z.object({
  /** The message's id, a slash, and which it is of the message's. */
  id: Id,
  /** The media type. */
  type: z.string(),
  name: z.string(),
  /** bytes */
  size: z.number(),
})
export type ChatAttachment = z.infer<typeof ChatAttachment>

/** An attachment, and in which message it came. */
export const SharedFile = z.extend(ChatAttachment, { messageId: Id, createdAt: IsoDate, isMine: z.boolean() })
export type SharedFile = z.infer<typeof SharedFile>

export const SharedLink = z.object({ url: z.string(), messageId: Id, createdAt: IsoDate, isMine: z.boolean() })
export type SharedLink = z.infer<typeof SharedLink>

/** What two people sent each other, newest first. */
export const SharedThings = z.object({
  media: z.array(SharedFile),
  docs: z.array(SharedFile),
  links: z.array(SharedLink),
})
export type SharedThings = z.infer<typeof SharedThings>

export const ChatContact = z.extend(ChatContactSummary, { details: ChatContactDetails, attachments: SharedThings })
export type ChatContact = z.infer<typeof ChatContact>

export const ChatReaction = z.object({
  emoji: z.string(),
  /** Whose it is: the contact's id, or that of the own profile. */
  contactId: Id,
  createdAt: IsoDate,
})
export type ChatReaction = z.infer<typeof ChatReaction>

/** What a message answers to, as it was then: the quote stays when the message is edited or deleted. */
export const ChatQuote = z.object({ id: Id, contactId: Id, value: z.string() })
export type ChatQuote = z.infer<typeof ChatQuote>

export const ChatMessage = z.object({
  id: Id,
  chatId: Id,
  /** Who wrote it: the contact's id, or that of the own profile. */
  contactId: Id,
  isMine: z.boolean(),
  value: z.string(),
  /** When it was sent; of one that waits, when it will be. Messages are in this order. */
  createdAt: IsoDate,
  editedAt: z.nullable(IsoDate),
  replyTo: z.nullable(ChatQuote),
  attachments: z.array(ChatAttachment),
  reactions: z.array(ChatReaction),
  /** An answer that a sample partner made up by rule. Screens say so. */
  isSimulated: z.boolean(),
  /** It waits for `createdAt`, and is in no list of messages before. */
  isScheduled: z.boolean(),
  remindAt: z.nullable(IsoDate),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** A picture that a page has drawn anew; null takes it away. */
const Picture = z.nullable(
  z.string().check(z.maxLength(700_000), z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/)),
)

/** The own profile (workspace spec §3). */
export const ChatProfile = z.object({
  id: Id,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.maxLength(320)),
  avatar: z.union([Picture, z.string().check(z.maxLength(20_000), z.regex(/^data:image\/svg\+xml/))]),
  about: z.string().check(z.maxLength(2000)),
  /** Whether sample partners answer. */
  hasSampleReplies: z.boolean(),
})
export type ChatProfile = z.infer<typeof ChatProfile>
