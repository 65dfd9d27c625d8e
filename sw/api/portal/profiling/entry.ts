// The card of profiling: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const profilingEntry: ModuleEntry = {
  name: 'profiling',
  paths: ['profiling'],
  tables: { profilings: 'id' },
  // The jobs are read while answers are submitted.
  writes: ['user', 'skills', 'settings', 'jobs'],
  isSecret: true,
  load: async () => (await import('./module.ts')).profilingModule,
}
