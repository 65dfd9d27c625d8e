// The card of shortcuts: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const shortcutsEntry: ModuleEntry = {
  name: 'shortcuts',
  paths: ['common/shortcuts'],
  tables: { shortcuts: 'id, order' },
  load: async () => (await import('./module.ts')).shortcutsModule,
}
