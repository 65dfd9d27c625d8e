// Seeds each module once, however many tabs and workers start together: the rows and the record that they are there share one transaction.

import type { Language } from '#contract/shared.ts'
import type { SeedingProgress } from '#contract/shell/progress.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import type { CairnDb } from './db.ts'
import { OWN_TABLES } from './own-tables.ts'
import type { WriteQueue } from './write-queue.ts'

export interface Seeding {
  /**
   * Resolves when the module's first rows are in the database. Cheap after the first time.
   * @param language of who asks, English where nobody does: what comes first decides for the whole workspace
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

/**
 * When, how large and in which language a module was seeded: what its rows follow from. A bare number is the time alone, the factor 1, and English. The
 * factor 0 stands for the rows that the app cannot do without (`structure`, define-module.ts).
 */
export type SeedStamp = number | SeedParts
export interface SeedParts {
  readonly at: number
  readonly factor: number
  /** English where it is not said. */
  readonly language?: Language
}

/** Under this key `meta` may hold the factor of the next seeds. */
export const SEED_FACTOR = 'seedFactor'
/** Under this key `meta` holds the language of the workspace's samples. */
export const SEED_LANGUAGE = 'seedLanguage'

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
  const language = isContent(module) ? (known ?? options.language) : 'en'
  const stamp = begun?.stamp ?? stampFor({ at: options.now(), factor, language })
  const { prepareSeed } = await import('./plant-seed.ts')
  const plan = await prepareSeed(db, module, stamp, options.isSample)
  if (!plan) return
  const { total } = plan
  const tell = (done: number) => options.onProgress({ api: module.name, done, total })
  tell(0)
  try {
    for (const part of plan.parts) {
      await queue.run(() =>
        db.transaction('rw', [...Object.keys(module.tables), ...Object.keys(OWN_TABLES)], async () =>
          part.plant(db, tell),
        ),
      )
    }
  } finally {
    // Also where it failed: nobody is to go on waiting.
    tell(total)
  }
}

export interface Begun {
  readonly stamp: SeedStamp
  /** How many rows are there, and how many derivations are done, which come when all rows are. */
  readonly done: number
}

/** Whether a module's samples are content of the workspace, which a person may do without; those of the portal's domains are what the portal has. */
export const isContent = ({ isSecret, name }: Pick<ModuleEntry, 'isSecret' | 'name'>): boolean =>
  !isSecret && name !== 'user'

/** The time in ms since the epoch, the factor and the language. */
export const stampParts = (stamp: SeedStamp): SeedParts =>
  typeof stamp === 'number' ? { at: stamp, factor: 1 } : stamp
export const stampFor = ({ at, factor, language }: SeedParts): SeedStamp =>
  language === 'fr' ? { at, factor, language } : factor === 1 ? at : { at, factor }

/** When and how large the modules of these tables were seeded, by module. */
export async function seedTimes(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  tables: ReadonlySet<string>,
): Promise<Record<string, SeedStamp>> {
  const concerned = modules.filter((module) => Object.keys(module.tables).some((name) => tables.has(name)))
  const stamps = await db.meta.bulkGet(concerned.map(stampOf))
  return Object.fromEntries(
    concerned.flatMap(({ name }, index) => (stamps[index] ? [[name, stamps[index].value as SeedStamp]] : [])),
  )
}

/** The key of `meta` under which it stands when and how large a module was seeded ... */
export const stampOf = ({ name }: Pick<ModuleEntry, 'name'>): string => `seeded ${name}`
/** ... and how far its seed is, while it is not whole. */
export const beginningOf = ({ name }: Pick<ModuleEntry, 'name'>): string => `seeding ${name}`
