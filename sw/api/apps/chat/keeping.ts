// What changes chats and messages, in one place: patches, marks, reactions, deletions. Inside a write: awaits nothing but tables.
import type { Table } from 'dexie'
import type { ChatPatch } from '#contract/apps/chat.ts'
import type { ChatProfile } from '#contract/apps/chat-shapes.ts'
import type { StoredChat, StoredMessage } from '#contract/apps/chat-stored.ts'
import { type ContentPiece, deleteContents } from '#sw/api/engine/files/bytes.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { between, type ChatTables, isComing, lastMessage, newestBefore, toMessage } from './reading.ts'
import { dropAnswers, iso } from './sending.ts'

interface Tables extends ChatTables {
  readonly chatPieces: Table<ContentPiece, string>
  readonly chatProfiles: Table<ChatProfile, string>
}

export const blankChat = (id: string, contactId: string, at: string): StoredChat => ({
  id,
  contactId,
  createdAt: at,
  readAt: at,
  muted: false,
  mutedUntil: null,
  pinned: false,
  archived: false,
  draft: null,
})

/** The own profile; there is always one, whatever happened to its row. */
export async function profileOf({ chatProfiles }: Tables): Promise<ChatProfile> {
  const profile = await chatProfiles.toCollection().first()
  return profile ?? { id: 'me', name: 'Me', email: '', avatar: null, about: '', hasSampleReplies: true }
}

export async function patchChat(tables: Tables, chat: StoredChat, patch: ChatPatch, now: number): Promise<StoredChat> {
  const { draft, unreadCount, unreadFrom, mutedUntil, ...flags } = patch
  const patched: StoredChat = { ...chat, ...flags }
  if (mutedUntil !== undefined) patched.mutedUntil = mutedUntil && iso(Date.parse(mutedUntil))
  if (!patched.muted || (patch.muted && mutedUntil === undefined)) patched.mutedUntil = null
  if (draft !== undefined) {
    patched.draft = draft && { value: draft.value, replyToId: draft.replyToId ?? null, at: iso(now) }
  }
  if (unreadCount !== undefined) patched.readAt = await readUpTo(tables, chat, unreadCount, now)
  if (unreadFrom === null) patched.readAt = await readUpTo(tables, chat, 0, now)
  else if (unreadFrom !== undefined) {
    const first = await tables.chatMessages.get(unreadFrom)
    if (first?.chatId === chat.id && !isComing(first, iso(now))) patched.readAt = justBefore(first)
  }
  // What changes nothing is no change that could be undone.
  if (JSON.stringify(patched) !== JSON.stringify(chat)) await tables.chats.put(patched)
  return patched
}

/** Up to when a chat is read so that so many of its newest incoming messages are not; as it was where it has none. */
async function readUpTo({ chatMessages }: Tables, chat: StoredChat, unread: number, now: number): Promise<string> {
  if (unread === 0) return (await lastMessage(chatMessages, chat.id, iso(now)))?.createdAt ?? chat.readAt
  const newest = await newestBefore(chatMessages, chat.id)
    .filter((row) => !row.isMine && !isComing(row, iso(now)))
    .limit(unread)
    .toArray()
  const first = newest.at(-1)
  return first ? justBefore(first) : chat.readAt
}

const justBefore = ({ createdAt }: StoredMessage): string => iso(Date.parse(createdAt) - 1)

export async function changeMessage(
  { chatMessages }: Tables,
  id: string,
  now: number,
  change: (message: StoredMessage) => StoredMessage,
) {
  const message = await chatMessages.get(id)
  if (!message) return null
  const changed = change(message)
  if (changed !== message) await chatMessages.put(changed)
  return toMessage(changed, iso(now))
}

export async function deleteMessages(tables: Tables, ids: readonly string[], now: number): Promise<number> {
  const found = await rowsById(tables.chatMessages, ids)
  await dropAnswers(tables, found, now)
  await deleteRows(tables, found)
  return found.length
}

export async function deleteChats(tables: Tables, ids: readonly string[]): Promise<number> {
  const found = await rowsById(tables.chats, ids)
  for (const { id } of found) await clearMessages(tables, id)
  await tables.chats.bulkDelete(found.map(({ id }) => id))
  return found.length
}

export const clearMessages = async (tables: Tables, chatId: string) =>
  deleteRows(tables, await between(tables.chatMessages, chatId).toArray())

/** Messages with their attachments' bytes. */
async function deleteRows(tables: Tables, messages: readonly StoredMessage[]): Promise<void> {
  const files = messages.flatMap(({ attachments }) => attachments.map(({ id }) => id))
  if (files.length > 0) await deleteContents(tables.chatPieces, files)
  await tables.chatMessages.bulkDelete(messages.map(({ id }) => id))
}
