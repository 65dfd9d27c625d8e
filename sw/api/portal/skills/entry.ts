// The card of skills: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const skillsEntry: ModuleEntry = {
  name: 'skills',
  paths: ['career/skills', 'career/roles', 'career/claims'],
  tables: { skillFamilies: 'id', skills: 'id', roles: 'id', skillClaims: 'id, userId, [userId+skillId]' },
  isSecret: true,
  load: async () => (await import('./module.ts')).skillsModule,
}
