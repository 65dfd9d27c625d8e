// The card of messages: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const messagesEntry: ModuleEntry = {
  name: 'messages',
  paths: ['common/messages'],
  tables: { messages: 'id, time' },
  load: async () => (await import('./module.ts')).messagesModule,
}
