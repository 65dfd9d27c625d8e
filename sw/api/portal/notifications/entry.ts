// The card of notifications: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const notificationsEntry: ModuleEntry = {
  name: 'notifications',
  paths: ['notifications'],
  tables: { portalNotifications: 'id, [userId+createdAt]', notificationFeeds: 'id' },
  // An alert counts what fits a person's levels too.
  writes: ['applications', 'jobs', 'skills'],
  isSecret: true,
  load: async () => (await import('./module.ts')).notificationsModule,
}
