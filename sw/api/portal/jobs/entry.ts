// The card of jobs: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { jobQueue } from './queue.ts'

export const jobsEntry: ModuleEntry = {
  name: 'jobs',
  paths: ['career/jobs', 'career/match', 'career/searches', 'career/places', 'career/companies'],
  tables: {
    jobs: 'id',
    jobTexts: 'id',
    companies: 'id',
    cities: 'id, rank',
    jobMarks: 'id, userId',
    jobSearches: 'id, userId',
  },
  reads: ['applications', 'profiling', 'settings', 'skills'],
  isSecret: true,
  derived: [jobQueue],
  load: async () => (await import('./module.ts')).jobsModule,
}
