// Seeds each module once, however many tabs and workers start together: the rows and the record that they are there share one transaction.
import { type CairnDb, OWN_TABLES } from './db.ts'
import type { Module } from './define-module.ts'
import type { WriteQueue } from './write-queue.ts'

export interface Seeding {
  /** Resolves when the module's first rows are in the database. Cheap after the first time. */
  ensure(module: Module): Promise<void>
}

export function createSeeding(db: CairnDb, queue: WriteQueue, now: () => number): Seeding {
  const seeded = new Map<Module, Promise<void>>()
  // A database that was closed may have been deleted before it is opened again.
  db.on('close', () => seeded.clear())
  return {
    ensure(module) {
      const running = seeded.get(module)
      if (running) return running
      const started = seedOnce(db, queue, module, now())
      seeded.set(module, started)
      started.catch(() => seeded.get(module) === started && seeded.delete(module))
      return started
    },
  }
}

async function seedOnce(db: CairnDb, queue: WriteQueue, module: Module, at: number): Promise<void> {
  if (!module.seed || (await db.meta.get(stampOf(module)))) return
  const plant = await prepareSeed(module, at)
  await queue.run(() =>
    db.transaction('rw', [...Object.keys(module.tables), ...Object.keys(OWN_TABLES)], () => plant(db)),
  )
}

/**
 * Makes a module's first rows. What it returns stores them with their stamp, unless the stamp is there; call that inside a transaction.
 * @param at the time that the rows count from, in ms since the epoch
 */
export async function prepareSeed(module: Module, at: number): Promise<(db: CairnDb) => Promise<void>> {
  const rows = (await module.seed?.(at)) ?? {}
  return async (db) => {
    if (await db.meta.get(stampOf(module))) return
    for (const [name, content] of Object.entries(rows)) await db.table(name).bulkAdd(content)
    await db.meta.put({ key: stampOf(module), value: at })
  }
}

/** When the modules of these tables were seeded, in ms since the epoch, by module. */
export async function seedTimes(
  db: CairnDb,
  modules: readonly Module[],
  tables: ReadonlySet<string>,
): Promise<Record<string, number>> {
  const concerned = modules.filter((module) => Object.keys(module.tables).some((name) => tables.has(name)))
  const stamps = await db.meta.bulkGet(concerned.map(stampOf))
  return Object.fromEntries(
    concerned.flatMap(({ api }, index) => (stamps[index] ? [[api.name, Number(stamps[index].value)]] : [])),
  )
}

const stampOf = ({ api }: Module): string => `seeded ${api.name}`
