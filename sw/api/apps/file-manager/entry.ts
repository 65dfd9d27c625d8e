// The card of file-manager: what the engine knows before its code is loaded.
import type { FileRow } from '#contract/apps/file-rows.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { fileTotals } from './totals.ts'

export const fileManagerEntry: ModuleEntry = {
  name: 'file-manager',
  paths: ['apps/file-manager'],
  tables: {
    files: 'id, parent, [parent+nameKey], kind, modifiedAt, starredAt',
    filePieces: 'id, file',
    goneFolders: 'id',
  },
  searched: {
    files: ({ name, description, modifiedAt }: FileRow) => ({
      title: name,
      body: description ?? '',
      at: Date.parse(modifiedAt),
    }),
  },
  derived: [fileTotals],
  readable: async () => (await import('./readable.ts')).fileEntries,
  load: async () => (await import('./module.ts')).fileManagerModule,
}
