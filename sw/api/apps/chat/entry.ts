// The card of chat: what the engine knows before its code is loaded.
import type { StoredChatContact, StoredMessage } from '#contract/apps/chat-stored.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { linesOf } from '#sw/api/engine/search/searchable.ts'

export const chatEntry: ModuleEntry = {
  name: 'chat',
  paths: ['apps/chat'],
  tables: {
    chats: 'id, contactId',
    chatContacts: 'id',
    chatMessages: 'id, [chatId+createdAt], createdAt, dueAt, remindAt, sharedIn',
    chatPieces: 'id, file',
    chatProfiles: 'id',
  },
  searched: {
    chatContacts: ({ name, about, details }: StoredChatContact) => ({
      title: name,
      body: linesOf(about, details.title, details.company),
      at: 0,
    }),
    chatMessages: ({ value, attachments, createdAt }: StoredMessage) => ({
      title: '',
      body: linesOf(value, ...attachments.map(({ name }) => name)),
      at: Date.parse(createdAt),
    }),
  },
  readable: async () => (await import('./readable.ts')).chatEntries,
  load: async () => (await import('./module.ts')).chatModule,
}
