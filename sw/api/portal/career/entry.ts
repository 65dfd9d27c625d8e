// The card of career: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const careerEntry: ModuleEntry = {
  name: 'career',
  paths: ['career/home', 'career/analytics', 'career/steps'],
  tables: { careerVisits: 'id' },
  reads: ['applications', 'jobs', 'profiling', 'settings', 'skills', 'user'],
  isSecret: true,
  load: async () => (await import('./module.ts')).careerModule,
}
