// The card of evaluation: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const evaluationEntry: ModuleEntry = {
  name: 'evaluation',
  paths: ['skill-evaluation'],
  tables: {
    evaluationSessions: 'id, userId, [userId+skillId]',
    evaluationResults: 'id, userId, [userId+skillId]',
    evaluationProblems: 'id, userId',
    evaluationKeys: 'id',
  },
  reads: ['user', 'jobs', 'profiling'],
  writes: ['skills'],
  isSecret: true,
  isFinal: true,
  load: async () => (await import('./module.ts')).evaluationModule,
}
