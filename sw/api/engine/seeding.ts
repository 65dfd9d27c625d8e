// Seeds each module once, however many tabs and workers start together: the rows and the record that they are there share one transaction.

import type { Language } from '#contract/shared.ts'
import type { SeedingProgress } from '#contract/shell/progress.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import type { CairnDb } from './db.ts'
import { OWN_TABLES } from './own-tables.ts'
import { type Begun, beginningOf, isContent, SEED_FACTOR, SEED_LANGUAGE, stampFor, stampOf } from './seed-stamps.ts'
import type { WriteQueue } from './write-queue.ts'

export interface Seeding {
  /**
   * Resolves when the module's first rows are in the database. Cheap after the first time.
   * @param language of the caller, English where there is none: what comes first decides for the whole workspace
   */
  ensure(module: ModuleEntry, language?: Language): Promise<void>
  /** The data begin anew: what was there is not there any more. */
  forget(): void
}

export interface SeedingOptions {
  readonly now: () => number
  /** As in space.ts. */
  readonly isSample: boolean
  /** How many times as many rows as people get, where the database itself does not say (`SEED_FACTOR`). */
  readonly factor: number
  readonly onProgress: (progress: SeedingProgress) => void
}

export function createSeeding(db: CairnDb, queue: WriteQueue, options: SeedingOptions): Seeding {
  const seeded = new Map<string, Promise<void>>()
  // A database that was closed may have been deleted before it is opened again.
  db.on('close', () => seeded.clear())
  return {
    ensure(module, language = 'en') {
      const running = seeded.get(module.name)
      if (running) return running
      const started = seedOnce(db, queue, module, { ...options, language })
      seeded.set(module.name, started)
      started.catch(() => seeded.get(module.name) === started && seeded.delete(module.name))
      return started
    },
    forget: () => seeded.clear(),
  }
}

async function seedOnce(
  db: CairnDb,
  queue: WriteQueue,
  module: ModuleEntry,
  options: SeedingOptions & { readonly language: Language },
): Promise<void> {
  if (await db.meta.get(stampOf(module))) return
  const begun = (await db.meta.get(beginningOf(module)))?.value as Begun | undefined
  const stated = (await db.meta.get(SEED_FACTOR))?.value
  const factor = isContent(module) ? Number(stated ?? (options.isSample ? options.factor : 0)) : options.factor
  // One workspace speaks one language, whatever the page is switched to between the first visits of two screens.
  const known = (await db.meta.get(SEED_LANGUAGE))?.value as Language | undefined
  const language = module.isSignIn ? 'en' : (known ?? options.language)
  const stamp = begun?.stamp ?? stampFor({ at: options.now(), factor, language })
  const { prepareSeed } = await import('./plant-seed.ts')
  const plan = await prepareSeed(db, module, stamp, options.isSample)
  if (!plan) return
  const { total } = plan
  const report = (done: number) => options.onProgress({ api: module.name, done, total })
  report(0)
  try {
    for (const part of plan.parts) {
      await queue.run(() =>
        db.transaction('rw', [...Object.keys(module.tables), ...Object.keys(OWN_TABLES)], async () =>
          part.plant(db, report),
        ),
      )
    }
  } finally {
    // Also where it failed: nobody is to go on waiting.
    report(total)
  }
}
