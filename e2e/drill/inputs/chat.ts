// What the drill sends to the chat's writing calls.
import { chatApi } from '#contract/apps/chat.ts'
import type { Chance } from './chance.ts'
import { defineInputs } from './define-inputs.ts'

const state = (chance: Chance) => ({
  muted: chance.percent(50),
  pinned: chance.percent(30),
  archived: chance.percent(10),
  unreadCount: chance.below(3),
})

const EMOJI = ['👍', '🎉', '🚌'] as const

export const chatInputs = defineInputs(chatApi, {
  async read(ask, chance) {
    const chats = await ask(chatApi.endpoints.chats)
    const read = chance.shuffled(chats).slice(0, 3)
    const pages = []
    for (const { id } of read) pages.push(await ask(chatApi.endpoints.messages, { chatId: id }))
    return {
      chats,
      messages: pages.flatMap((page) => page?.messages ?? []),
      contacts: await ask(chatApi.endpoints.contacts),
    }
  },
  calls: {
    updateChat: (chance, { chats }) => ({
      query: {},
      body: { id: chance.id(chats), chat: { ...state(chance), draft: { value: chance.words() } } },
    }),
    startChat: (chance, { contacts }) => ({ body: { contactId: chance.id(contacts) } }),
    deleteChat: (chance, { chats }) => ({ query: { id: chance.id(chats) } }),
    updateChats: (chance, { chats }) => ({ body: { ids: chance.ids(chats, 6), chat: state(chance) } }),
    deleteChats: (chance, { chats }) => ({ body: { ids: chance.ids(chats, 2) } }),
    clearChat: (chance, { chats }) => ({ query: { id: chance.id(chats) } }),
    send: (chance, { chats }) => ({ body: { chatId: chance.id(chats), value: chance.words() } }),
    sendFiles: (chance, { chats }) => ({
      body: { chatId: chance.id(chats), value: chance.words(), files: [chance.file(50_000), chance.file(100)] },
    }),
    editMessage: (chance, { messages }) => ({
      body: { id: chance.id(messages.filter(({ isMine }) => isMine)), message: { value: chance.words() } },
    }),
    deleteMessage: (chance, { messages }) => ({ query: { id: chance.id(messages) } }),
    deleteMessages: (chance, { messages }) => ({ body: { ids: chance.ids(messages) } }),
    react: (chance, { messages }) => ({ body: { messageId: chance.id(messages), emoji: chance.pick(EMOJI) } }),
    unreact: (chance, { messages }) => ({ query: { messageId: chance.id(messages), emoji: chance.pick(EMOJI) } }),
    remind: (chance, { messages }) => ({ body: { messageId: chance.id(messages), at: chance.date(20) } }),
    dropReminder: (chance, { messages }) => ({ query: { messageId: chance.id(messages) } }),
    updateProfile: (chance) => ({ body: { profile: { about: chance.words(), hasSampleReplies: chance.percent(50) } } }),
  },
})
