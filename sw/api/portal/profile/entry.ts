// The card of profile: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const profileEntry: ModuleEntry = {
  name: 'profile',
  paths: ['profile'],
  tables: { profiles: 'id', resumeVersions: 'id, userId', learnings: 'id, userId' },
  // What the answer to a change shows is read with it.
  writes: ['user', 'jobs', 'profiling', 'settings', 'skills'],
  isSecret: true,
  load: async () => (await import('./module.ts')).profileModule,
}
