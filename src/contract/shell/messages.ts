// Sample messages, for the shell's panel.
// @chunk panels
import { defineApi } from '#contract/define-api.ts'
import { ById, Id } from '#contract/shared.ts'
import { Ids, NoticeFields, ReadStatus } from '#contract/shell/notice.ts'
import * as z from '#contract/zod.ts'

/** Workspace spec §3, portal spec §3. */
export const Message = z.extend(NoticeFields, {
  id: Id,
  /** Messages of earlier builds have none. */
  icon: z._default(NoticeFields.shape.icon, null),
})
export type Message = z.infer<typeof Message>

const MessagePatch = z.partial(NoticeFields)
const OptionalMessage = z.nullable(Message)

/** Workspace and portal spec §7; after the blank line, the calls that the panel needs besides. */
export const messagesApi = defineApi('messages', 'local', {
  /** Newest first. */
  all: { method: 'GET', path: 'common/messages', answers: { 200: z.array(Message) } },
  create: {
    method: 'POST',
    path: 'common/messages',
    body: z.object({ message: MessagePatch }),
    answers: { 200: Message },
  },
  update: {
    method: 'PATCH',
    path: 'common/messages',
    body: z.object({ id: Id, message: MessagePatch }),
    answers: { 200: OptionalMessage },
  },
  remove: { method: 'DELETE', path: 'common/messages', query: ById, answers: { 200: z.boolean() } },
  /** Sets read and seen of every message. A GET that writes: it answers the app's own requests alone, others with 403. */
  markAllAsRead: {
    method: 'GET',
    path: 'common/messages/mark-all-as-read',
    answers: { 200: z.boolean() },
    effect: 'write',
  },
  toggleReadStatus: {
    method: 'POST',
    path: 'common/messages/toggle-read-status',
    body: z.object({ message: ReadStatus }),
    answers: { 200: OptionalMessage },
  },

  /** One change over several; unknown ids are passed over. Answers the changed ones. */
  updateMany: {
    method: 'PATCH',
    path: 'common/messages/many',
    body: z.object({ ids: Ids, message: z.pick(MessagePatch, { read: true, seen: true }) }),
    answers: { 200: z.array(Message) },
  },
  /** Answers true where at least one was deleted. */
  removeMany: {
    method: 'DELETE',
    path: 'common/messages/many',
    body: z.object({ ids: Ids }),
    answers: { 200: z.boolean() },
  },
})
