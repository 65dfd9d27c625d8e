// The card of arrangements: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const arrangementsEntry: ModuleEntry = {
  name: 'arrangements',
  paths: ['common/arrangements'],
  tables: { arrangements: 'id' },
  notes: { arrangements: '' },
  load: async () => (await import('./module.ts')).arrangementsModule,
}
