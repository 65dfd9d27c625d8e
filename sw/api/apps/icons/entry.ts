// The card of icons: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const iconsEntry: ModuleEntry = {
  name: 'icons',
  paths: ['ui/icons'],
  tables: { iconPicks: 'id, [kind+at]' },
  notes: { iconPicks: 'recent ' },
  load: async () => (await import('./module.ts')).iconsModule,
}
