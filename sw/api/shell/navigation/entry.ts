// The card of navigation: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const navigationEntry: ModuleEntry = {
  name: 'navigation',
  paths: ['common/navigation'],
  tables: {},
  load: async () => (await import('./module.ts')).navigationModule,
}
