// The card of device: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const deviceEntry: ModuleEntry = {
  name: 'device',
  paths: ['device'],
  tables: { deviceSessions: 'id, owner' },
  // Locking is noted with the session.
  writes: ['auth'],
  isSecret: true,
  isFinal: true,
  isSignIn: true,
  load: async () => (await import('./module.ts')).deviceModule,
}
