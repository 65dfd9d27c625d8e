// Sample chats: with the people of Kestrelway, with recruiters, operators, family and friends. The texts are in chat-team.ts and chat-outside.ts.
import type { ChatProfile } from '#contract/apps/chat-shapes.ts'
import type { StoredChat, StoredChatContact, StoredMessage } from '#contract/apps/chat-stored.ts'
import { seedChatContacts } from '#seed/chat-contacts.ts'
import { chatFile } from '#seed/chat-files.ts'
import { LEAST, linesOf, plannedChats, settled } from '#seed/chat-lines.ts'
import { people } from '#seed/people.ts'
import type { PlannedChat } from '#seed/planned-chat.ts'
import { createRandom } from '#seed/random.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** What a larger sample adds lies so far before what it repeats. */
const ROUND = 45 * DAY
const ME = 'alex-morgan'

export interface ChatSeed {
  readonly chats: StoredChat[]
  readonly chatContacts: StoredChatContact[]
  readonly chatMessages: StoredMessage[]
  readonly chatPieces: { id: string; file: string; index: number; bytes: Uint8Array<ArrayBuffer> }[]
  readonly chatProfiles: ChatProfile[]
}

/**
 * @param now ms since the epoch
 * @param factor how many times as many messages: the chats stay the same, and each goes back further
 */
export function seedChat(now: number, factor = 1): ChatSeed {
  const planned = plannedChats.map((plan, index) => ({ plan, ...rowsOf(plan, now, index) }))
  const messages = planned.flatMap((chat) => [
    ...olderMessages(chat.messages, factor),
    ...chat.messages,
    ...waiting(chat.plan, now),
  ])
  return {
    chats: planned.map(({ plan, messages: own }) => chatRow(plan, own, factor)),
    chatContacts: seedChatContacts(),
    chatMessages: messages.map(withIndexes),
    chatPieces: planned.flatMap((chat) => chat.chatPieces),
    chatProfiles: [
      {
        id: ME,
        name: 'Alex Morgan',
        email: 'alex.morgan@cairn.example',
        avatar: people.find(({ id }) => id === ME)?.avatar ?? null,
        about: 'Counts buses, and soon perhaps ships.',
        hasSampleReplies: true,
      },
    ],
  }
}

function rowsOf(
  plan: PlannedChat,
  now: number,
  index: number,
): Pick<ChatSeed, 'chatPieces'> & { readonly messages: StoredMessage[] } {
  const random = createRandom(index + 1)
  const lines = settled(linesOf(plan, now, random), now)
  const messages: StoredMessage[] = []
  const chatPieces: ChatSeed['chatPieces'] = []
  for (const [number, line] of lines.entries()) {
    const id = `${plan.contactId}-${number + 1}`
    const answered = line.answers > 0 ? messages[number - line.answers] : undefined
    const reactor = line.isMine ? plan.contactId : ME
    const file = line.file === undefined ? undefined : { name: line.file, ...chatFile(line.file, now) }
    if (file) chatPieces.push({ id: `${id}/1\u241f0`, file: `${id}/1`, index: 0, bytes: file.bytes })
    messages.push({
      id,
      chatId: plan.contactId,
      contactId: line.isMine ? ME : plan.contactId,
      isMine: line.isMine,
      value: line.value,
      createdAt: iso(line.at),
      editedAt: null,
      replyTo: answered ? { id: answered.id, contactId: answered.contactId, value: answered.value } : null,
      attachments: file ? [{ id: `${id}/1`, type: file.type, name: file.name, size: file.bytes.length }] : [],
      reactions: line.reaction
        ? [{ emoji: line.reaction, contactId: reactor, createdAt: iso(line.at + LEAST / 3) }]
        : [],
      isSimulated: false,
      isScheduled: false,
      remindAt: plan.remind !== undefined && number === lines.length - 1 ? iso(now + plan.remind * MINUTE) : null,
    })
  }
  return { messages, chatPieces }
}

function chatRow(plan: PlannedChat, messages: readonly StoredMessage[], factor: number): StoredChat {
  const incoming = messages.filter(({ isMine }) => !isMine)
  const firstUnread = plan.unread === undefined ? undefined : incoming.at(-plan.unread)
  const last = messages.at(-1)
  const first = Date.parse(messages[0]?.createdAt ?? '')
  const read = firstUnread ? iso(Date.parse(firstUnread.createdAt) - 1) : (last?.createdAt ?? '')
  return {
    id: plan.contactId,
    contactId: plan.contactId,
    createdAt: iso(first - (factor - 1) * ROUND - MINUTE),
    readAt: read,
    muted: plan.muted ?? false,
    mutedUntil: null,
    pinned: plan.pinned ?? false,
    archived: plan.archived ?? false,
    draft: plan.draft === undefined ? null : { value: plan.draft, replyToId: null, at: read },
  }
}

/** The same talk in earlier seasons, without its files, for measuring. */
function olderMessages(messages: readonly StoredMessage[], factor: number): StoredMessage[] {
  return Array.from({ length: factor - 1 }, (_, index) => factor - 1 - index).flatMap((round) =>
    messages.map((message) => ({
      ...message,
      id: `${message.id}-before-${round}`,
      value: message.value || '👍',
      createdAt: iso(Date.parse(message.createdAt) - round * ROUND),
      replyTo: null,
      attachments: [],
      reactions: [],
      remindAt: null,
    })),
  )
}

function waiting({ contactId, scheduled }: PlannedChat, now: number): StoredMessage[] {
  if (!scheduled) return []
  const [minutes, value] = scheduled
  const createdAt = iso(now + minutes * MINUTE)
  return [
    {
      id: `${contactId}-later`,
      chatId: contactId,
      contactId: ME,
      isMine: true,
      value,
      createdAt,
      editedAt: null,
      replyTo: null,
      attachments: [],
      reactions: [],
      isSimulated: false,
      isScheduled: true,
      remindAt: null,
      dueAt: createdAt,
    },
  ]
}

const withIndexes = (message: StoredMessage): StoredMessage =>
  message.attachments.length > 0 || /https?:\/\//.test(message.value)
    ? { ...message, sharedIn: message.chatId }
    : message

const iso = (at: number): string => new Date(at).toISOString()
