// The card of help-center: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const helpCenterEntry: ModuleEntry = {
  name: 'help-center',
  paths: ['apps/help-center'],
  tables: {
    helpFeedback: 'id',
    helpReadings: 'id, at',
    helpRequests: 'id, number, *files',
    helpPieces: 'id, file',
  },
  notes: { helpReadings: '' },
  load: async () => (await import('./module.ts')).helpCenterModule,
}
