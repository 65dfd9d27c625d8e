// The card of dashboards: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const dashboardsEntry: ModuleEntry = {
  name: 'dashboards',
  paths: ['dashboards'],
  tables: { dashboardLayouts: 'id', statementNotes: 'id' },
  load: async () => (await import('./module.ts')).dashboardsModule,
}
