// The card of notes: what the engine knows before its code is loaded.
import type { StoredNote } from '#contract/apps/notes-shapes.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { linesOf } from '#sw/api/engine/search/searchable.ts'
import { entriesOfNote } from './keys.ts'

export const notesEntry: ModuleEntry = {
  name: 'notes',
  paths: ['apps/notes'],
  tables: { notes: 'id, order, *labels, reminder, uid', noteLabels: 'id', noteImages: 'id, file' },
  searched: {
    notes: ({ title, content, tasks, updatedAt }: StoredNote) => ({
      title,
      body: linesOf(content, ...(tasks ?? []).map((task) => task.content)),
      at: Date.parse(updatedAt),
    }),
  },
  listed: { notes: entriesOfNote },
  readable: async () => (await import('./readable.ts')).noteEntries,
  load: async () => (await import('./module.ts')).notesModule,
}
