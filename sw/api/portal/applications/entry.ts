// The card of applications: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const applicationsEntry: ModuleEntry = {
  name: 'applications',
  paths: ['career/applications', 'career/drafts', 'career/documents'],
  tables: {
    applications: 'id, userId, jobId',
    applicationDrafts: 'id, userId',
    careerDocuments: 'id, userId',
    careerPieces: 'id, file',
  },
  writes: ['jobs', 'notifications', 'profile', 'skills'],
  isSecret: true,
  load: async () => (await import('./module.ts')).applicationsModule,
}
