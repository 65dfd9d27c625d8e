// The card of tasks: what the engine knows before its code is loaded.
import type { Task } from '#contract/apps/tasks.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { linesOf } from '#sw/api/engine/search/searchable.ts'
import { entriesOfTask } from './keys.ts'

export const tasksEntry: ModuleEntry = {
  name: 'tasks',
  paths: ['apps/tasks'],
  tables: {
    tasks: 'id, order, *tags, uid, reminder, listId',
    taskTags: 'id',
    taskFilters: 'id',
    taskLists: 'id',
  },
  searched: {
    tasks: ({ title, notes, subTasks, updatedAt }: Task) => ({
      title,
      body: linesOf(notes, ...subTasks.flatMap((one) => [one.title, one.notes ?? ''])),
      at: Date.parse(updatedAt),
    }),
  },
  listed: { tasks: entriesOfTask },
  readable: async () => (await import('./readable.ts')).taskEntries,
  load: async () => (await import('./module.ts')).tasksModule,
}
