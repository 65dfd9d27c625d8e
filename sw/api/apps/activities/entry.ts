// The card of activities: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const activitiesEntry: ModuleEntry = {
  name: 'activities',
  paths: ['pages/activities'],
  tables: { activities: 'id, date, [type+date], [actor+date], [actor+type+date]' },
  load: async () => (await import('./module.ts')).activitiesModule,
}
