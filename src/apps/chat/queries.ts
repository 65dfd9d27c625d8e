// What the chat screen reads.
// @chunk chat
import { keepPreviousData } from '@tanstack/react-query'
import { chatApi } from '#contract/apps/chat.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { around, attachment, chat, chats, contacts, messages, profile, reminders, scheduled, search } = chatApi.endpoints

/** The newest messages of a chat that are read at once. */
export const NEWEST = 80
/** Messages on both sides of the one that a part of a long chat is read around: as many as keep the page light, and more than a tall window shows. */
const AROUND = 40
/** So many hits of a search are shown. */
export const MOST_FOUND = 200

export const chatQueries = {
  all: () => apiQuery(chats, {}),
  /** A chat with its contact, and with its last message alone. */
  one: (id: string) => apiQuery(chat, { query: { id, limit: 1 } }),
  newest: (chatId: string) => apiQuery(messages, { query: { chatId, limit: NEWEST } }),
  around: (id: string) => apiQuery(around, { query: { id, limit: AROUND } }),
  /** A message that a draft answers to. */
  answered: (id: string) => apiQuery(around, { query: { id, limit: 1 } }),
  scheduled: () => apiQuery(scheduled, { query: {} }),
  reminders: () => apiQuery(reminders, {}),
  contacts: () => apiQuery(contacts, {}),
  profile: () => apiQuery(profile, {}),
  find: (query: string, chatId?: string) => ({
    ...apiQuery(search, { query: { query, limit: MOST_FOUND, ...(chatId !== undefined && { chatId }) } }),
    placeholderData: keepPreviousData,
  }),
  attachment: (id: string) => ({
    ...apiQuery(attachment, { query: { id } }),
    // Its bytes never change.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  }),
}
