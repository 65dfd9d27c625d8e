// The card of workspace: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const workspaceEntry: ModuleEntry = {
  name: 'workspace',
  paths: ['workspace'],
  tables: { workspaceChoices: 'id' },
  load: async () => (await import('./module.ts')).workspaceModule,
}
