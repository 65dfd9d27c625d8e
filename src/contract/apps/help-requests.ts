// Questions to support: the contact form, what became of it, and a first answer that the device itself gives. Endpoints of help-center.ts.
// @chunk help-center
import type { EndpointShape } from '#contract/define-api.ts'
import { ById, Id, IsoDate, Language } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** How many files a request may carry, and how large each may be, in bytes. */
export const REQUEST_FILES = 5
export const REQUEST_FILE_BYTES = 10_000_000

const Text = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/\S/))

/** What the person writes. */
export const RequestFields = z.object({
  name: z.string().check(z.maxLength(200), z.regex(/\S/)),
  email: z.string().check(z.maxLength(320), z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'not an e-mail address')),
  subject: z.string().check(z.maxLength(300), z.regex(/\S/)),
  message: Text,
  /** The page from which the person came, by its path. */
  page: z._default(z.string().check(z.maxLength(500)), ''),
})
export type RequestFields = z.infer<typeof RequestFields>

const Attachment = z.object({
  id: Id,
  name: z.string(),
  /** Its media type; may be empty. */
  type: z.string(),
  /** bytes */
  size: z.number(),
})

export const HelpMessage = z.object({
  id: Id,
  from: z.enum(['person', 'support']),
  /** Nobody wrote it: the device made it up. */
  isSimulated: z.boolean(),
  text: z.string(),
  at: IsoDate,
  /** What the message recommends to read. */
  links: z.array(
    z.object({ kind: z.enum(['faq', 'guide']), categorySlug: z.string(), slug: z.string(), title: z.string() }),
  ),
})
export type HelpMessage = z.infer<typeof HelpMessage>

/** `received` until the first answer, which makes it `answered`; `closed` by the person, until the next message. */
export const HelpStatus = z.enum(['received', 'answered', 'closed'])
export type HelpStatus = z.infer<typeof HelpStatus>

export const HelpRequest = z.extend(RequestFields, {
  id: Id,
  /** What people call it: counts up from 1001. */
  number: z.number(),
  status: HelpStatus,
  attachments: z.array(Attachment),
  /** What followed, in its sequence; the first message is `message` itself. */
  messages: z.array(HelpMessage),
  createdAt: IsoDate,
  updatedAt: IsoDate,
})
export type HelpRequest = z.infer<typeof HelpRequest>

/** A request as the back end stores it: what follows from the time is not in it. */
export const StoredHelpRequest = z.extend(z.omit(HelpRequest, { status: true, messages: true }), {
  /** The ids of its attachments, for the index. */
  files: z.array(Id),
  isClosed: z.boolean(),
  /** The person's own further messages. */
  followUps: z.array(z.object({ id: Id, text: z.string(), at: IsoDate })),
  /** What the first answer recommends, chosen while the request was sent, in the language of that time. */
  suggested: HelpMessage.shape.links,
  language: Language,
})
export type StoredHelpRequest = z.infer<typeof StoredHelpRequest>

const SmallFile = z.file().check(z.maxSize(REQUEST_FILE_BYTES))
const OptionalRequest = z.nullable(HelpRequest)

export const requestEndpoints = {
  /** The newest first. */
  requests: { method: 'GET', path: 'apps/help-center/requests', answers: { 200: z.array(HelpRequest) } },
  request: { method: 'GET', path: 'apps/help-center/request', query: ById, answers: { 200: OptionalRequest } },
  createRequest: {
    method: 'POST',
    path: 'apps/help-center/request',
    bodyType: 'form',
    body: z.extend(RequestFields, {
      attachments: z.optional(z.union([SmallFile, z.array(SmallFile).check(z.maxLength(REQUEST_FILES))])),
    }),
    answers: { 200: HelpRequest },
  },
  /** Closes a request, or opens it again. */
  updateRequest: {
    method: 'PATCH',
    path: 'apps/help-center/request',
    body: z.object({ id: Id, request: z.object({ isClosed: z.boolean() }) }),
    answers: { 200: OptionalRequest },
  },
  /** Adds a message of the person's, which also opens the request again. */
  addMessage: {
    method: 'POST',
    path: 'apps/help-center/request/message',
    body: z.object({ id: Id, text: Text }),
    answers: { 200: OptionalRequest },
  },
  /** With its files. */
  deleteRequest: {
    method: 'DELETE',
    path: 'apps/help-center/request',
    query: ById,
    answers: { 200: z.boolean() },
  },
  /** The bytes of one attachment; null where there is none. */
  attachment: {
    method: 'GET',
    path: 'apps/help-center/attachment',
    query: ById,
    answerType: 'file',
    answers: { 200: z.nullable(z.file()) },
  },
} as const satisfies Record<string, EndpointShape>
