// The card of settings: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const settingsEntry: ModuleEntry = {
  name: 'settings',
  paths: ['settings'],
  tables: { portalSettings: 'id' },
  reads: ['user'],
  isSecret: true,
  load: async () => (await import('./module.ts')).settingsModule,
}
