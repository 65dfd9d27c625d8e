// A device with a database and a journal, over runs of the back end, which can lose the database.
import { Dexie } from 'dexie'
import type { Task, TaskTag } from '#contract/apps/tasks.ts'
import { createMemoryJournal, type MemoryJournal } from './memory-journal.ts'
import { createTestApi, newDatabase, TEST_NOW, type TestApi } from './test-api.ts'

export interface Device {
  readonly database: string
  journal: MemoryJournal
  /** A run of the back end; several are several tabs. */
  start(): TestApi
  /** What a browser may do after an unclean exit: the next run, three days later, finds no database. */
  lose(api: TestApi): Promise<TestApi>
}

/** When the run after a loss takes place, in ms since the epoch. */
export const AFTER_LOSS = TEST_NOW + 3 * 86_400_000

/** @param only the domains, by name; all by default */
export function createDevice(only?: readonly string[]): Device {
  const database = newDatabase()
  const device: Device = {
    database,
    journal: createMemoryJournal(),
    start: () => createTestApi({ database, journal: device.journal, only }),
    async lose(api) {
      api.db.close()
      await Dexie.delete(database)
      const next = device.start()
      next.setNow(AFTER_LOSS)
      return next
    },
  }
  return device
}

export async function contents(api: TestApi): Promise<{ tasks: Task[]; tags: TaskTag[]; activities: unknown }> {
  const read = async (path: string) => (await api.get(path)).body
  const tags = (await read('apps/tasks/tags')) as TaskTag[]
  return {
    tasks: (await read('apps/tasks/all')) as Task[],
    tags: tags.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    activities: await read('pages/activities'),
  }
}

/** A small change. */
export const rename = (api: TestApi, title: string, id = 'team') =>
  api.send('PATCH', 'apps/tasks/task', { id, task: { title } })
