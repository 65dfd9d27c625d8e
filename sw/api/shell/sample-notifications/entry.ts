// The card of sample-notifications: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const sampleNotificationsEntry: ModuleEntry = {
  name: 'sample-notifications',
  paths: ['common/notifications'],
  tables: { sampleNotifications: 'id, time' },
  load: async () => (await import('./module.ts')).sampleNotificationsModule,
}
