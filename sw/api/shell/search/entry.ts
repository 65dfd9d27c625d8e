// The card of search: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const searchEntry: ModuleEntry = {
  name: 'search',
  paths: ['common/search'],
  tables: {},
  readsSearched: true,
  load: async () => (await import('./module.ts')).searchModule,
}
