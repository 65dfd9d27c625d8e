// The card of user: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const userEntry: ModuleEntry = {
  name: 'user',
  paths: ['common/user'],
  tables: { users: 'id' },
  load: async () => (await import('./module.ts')).userModule,
}
