// The writes of the chat screen, each with the change that it makes to what is shown before its answer is there.
// @chunk chat
import type { DataTag } from '@tanstack/react-query'
import { type Chat, type ChatSummary, chatApi } from '#contract/apps/chat.ts'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { inParts } from '#kit/transfer/in-parts.ts'
import { type OptimisticChange, optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { chatQueries } from './queries.ts'

const { endpoints } = chatApi

/** As the flags of a chat are changed, many at once. */
export type ChatFlags = Partial<Pick<ChatSummary, 'muted' | 'mutedUntil' | 'pinned' | 'archived' | 'unreadCount'>>

interface Part {
  readonly messages: ChatMessage[]
}

const keyOf = <Data>(name: string) => ({
  queryKey: [chatApi.name, name] as readonly unknown[] as DataTag<readonly unknown[], Data, Error>,
})

const inChats = (ids: readonly string[], patch: ChatFlags): OptimisticChange[] => [
  optimistic(chatQueries.all(), (chats) => chats.map((chat) => (ids.includes(chat.id) ? { ...chat, ...patch } : chat))),
  optimistic(keyOf<Chat | null>(endpoints.chat.name), (chat) =>
    chat && ids.includes(chat.id) ? { ...chat, ...patch } : chat,
  ),
]

/** The same change to messages wherever they are shown; null takes a message away. */
function inMessages(ids: readonly string[], change: (message: ChatMessage) => ChatMessage | null): OptimisticChange[] {
  const changed = new Set(ids)
  const inPart = <Read extends Part | null>(part: Read): Read =>
    part && {
      ...part,
      messages: part.messages.flatMap((message) => (changed.has(message.id) ? (change(message) ?? []) : message)),
    }
  return [
    optimistic(keyOf<Part | null>(endpoints.messages.name), inPart),
    optimistic(keyOf<Part | null>(endpoints.around.name), inPart),
  ]
}

export const useUpdateChats = () =>
  useApiMutation(endpoints.updateChats, {
    send: inParts(endpoints.updateChats, 'ids'),
    optimistic: ({ body: { ids, chat } }) => inChats(ids, chat),
  })

export const useUpdateChat = () => useApiMutation(endpoints.updateChat)
export const useStartChat = () => useApiMutation(endpoints.startChat)
export const useDeleteChats = () =>
  useApiMutation(endpoints.deleteChats, { send: inParts(endpoints.deleteChats, 'ids') })
export const useClearChat = () => useApiMutation(endpoints.clearChat)

export const useDeleteMessages = () =>
  useApiMutation(endpoints.deleteMessages, {
    send: inParts(endpoints.deleteMessages, 'ids'),
    optimistic: ({ body: { ids } }) => inMessages(ids, () => null),
  })

export const useEditMessage = () =>
  useApiMutation(endpoints.editMessage, {
    optimistic: ({ body: { id, message } }) =>
      inMessages([id], (before) => ({
        ...before,
        value: message.value ?? before.value,
        editedAt: new Date().toISOString(),
      })),
  })

/** @param meId of the own profile */
export const useReact = (meId: string) =>
  useApiMutation(endpoints.react, {
    optimistic: ({ body: { messageId, emoji } }) =>
      inMessages([messageId], (message) => ({
        ...message,
        reactions: [...message.reactions, { emoji, contactId: meId, createdAt: new Date().toISOString() }],
      })),
  })

/** @param meId of the own profile */
export const useUnreact = (meId: string) =>
  useApiMutation(endpoints.unreact, {
    optimistic: ({ query: { messageId, emoji } }) =>
      inMessages([messageId], (message) => ({
        ...message,
        reactions: message.reactions.filter((one) => one.contactId !== meId || one.emoji !== emoji),
      })),
  })

export const useRemind = () =>
  useApiMutation(endpoints.remind, {
    optimistic: ({ body: { messageId, at } }) => inMessages([messageId], (message) => ({ ...message, remindAt: at })),
  })

export const useDropReminder = () =>
  useApiMutation(endpoints.dropReminder, {
    optimistic: ({ query: { messageId } }) => inMessages([messageId], (message) => ({ ...message, remindAt: null })),
  })

/** Of one that is sent later; what is sent now goes by outgoing.ts. */
export const useSchedule = () => useApiMutation(endpoints.send)

export const useUpdateProfile = () => useApiMutation(endpoints.updateProfile)
