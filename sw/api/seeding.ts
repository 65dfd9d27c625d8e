// Seeds each module once, however many tabs and workers start together: the rows and the record that they are there share one transaction.
import { type CairnDb, OWN_TABLES } from './db.ts'
import type { Module } from './define-module.ts'

export interface Seeding {
  /** Resolves when the module's first rows are in the database. Cheap after the first time. */
  ensure(module: Module): Promise<void>
}

export function createSeeding(db: CairnDb, now: () => number): Seeding {
  const seeded = new Map<Module, Promise<void>>()
  return {
    ensure(module) {
      const running = seeded.get(module)
      if (running) return running
      const started = seedOnce(db, module, now()).catch((error) => {
        seeded.delete(module)
        throw error
      })
      seeded.set(module, started)
      return started
    },
  }
}

async function seedOnce(db: CairnDb, module: Module, now: number): Promise<void> {
  const { seed } = module
  if (!seed) return
  const stamp = `seeded ${module.api.name}`
  if (await db.meta.get(stamp)) return
  const rows = await seed(now)
  await db.transaction('rw', [...Object.keys(module.tables), ...Object.keys(OWN_TABLES)], async () => {
    if (await db.meta.get(stamp)) return
    for (const [name, content] of Object.entries(rows)) await db.table(name).bulkAdd(content)
    await db.meta.put({ key: stamp, value: now })
  })
}
