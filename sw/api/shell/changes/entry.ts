// The card of changes: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const changesEntry: ModuleEntry = {
  name: 'changes',
  paths: ['changes'],
  tables: {},
  load: async () => (await import('./module.ts')).changesModule,
}
