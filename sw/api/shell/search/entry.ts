// The card of search: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const searchEntry: ModuleEntry = {
  name: 'search',
  paths: ['common/search'],
  tables: {},
  reads: ['chat', 'contacts', 'file-manager', 'inventory', 'mailbox', 'notes', 'scrumboard', 'tasks'],
  load: async () => (await import('./module.ts')).searchModule,
}
