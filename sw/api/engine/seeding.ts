// Seeds each module once, however many tabs and workers start together: the rows and the record that they are there share one transaction.

import type { Language } from '#contract/shared.ts'
import type { SeedingProgress } from '#contract/shell/progress.ts'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import type { CairnDb, RowChange } from './db.ts'
import { OWN_TABLES } from './own-tables.ts'
import { isOf } from './people/owned-rows.ts'
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

/** Rows that are stored in one go; after each such slice it is told how far the seed is. */
const SLICE = 500
/** Up to so many rows a seed is one transaction. A larger one is stored slice by slice, so that no write has to wait for all of it. */
const AT_ONCE = 3000

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

interface Begun {
  readonly stamp: SeedStamp
  /** How many rows are there, and how many derivations are done, which come when all rows are. */
  readonly done: number
}

export interface SeedPlan {
  readonly total: number
  readonly parts: readonly SeedPart[]
}

export interface SeedPart {
  /**
   * Stores the part's rows, unless they are there; the last part also stores the module's stamp. Call inside a transaction.
   * @param tell is told how many of the module's rows are stored
   */
  plant(db: CairnDb, tell?: (done: number) => void): Promise<void>
}

/** Whether a module's samples are content of the workspace, which a person may do without; those of the portal's domains are what the portal has. */
export const isContent = ({ isSecret, name }: Pick<ModuleEntry, 'isSecret' | 'name'>): boolean =>
  !isSecret && name !== 'user'

/**
 * A module's first rows. Undefined where it has none.
 * @param isSample false: without the rows that are the sample person's own
 */
export async function firstRows(
  entry: ModuleEntry,
  stamp: SeedStamp,
  isSample: boolean,
): Promise<PlannedRow[] | undefined> {
  const { seed, structure } = await entry.load()
  if (!seed) return undefined
  const { at, factor, language } = stampParts(stamp)
  const all = Object.entries(await seed(at, Math.max(1, factor)))
  const tables = factor === 0 ? all.filter(([table]) => structure.has(table)) : all
  const rows = tables.flatMap(([table, content]) => content.map((row) => ({ table, row })))
  const own = isSample || isContent(entry) ? rows : rows.filter(({ row }) => !isOf(row, SAMPLE_USER_ID))
  return language === 'fr' ? rowsInFrench(own) : own
}

export async function rowsInFrench(rows: readonly PlannedRow[]): Promise<PlannedRow[]> {
  const { inFrench } = await import('#seed/french/in-french.ts')
  return rows.map(({ table, row }) => ({ table, row: inFrench(table, row) }))
}

/** The time in ms since the epoch, the factor and the language. */
export const stampParts = (stamp: SeedStamp): SeedParts =>
  typeof stamp === 'number' ? { at: stamp, factor: 1 } : stamp
export const stampFor = ({ at, factor, language }: SeedParts): SeedStamp =>
  language === 'fr' ? { at, factor, language } : factor === 1 ? at : { at, factor }

/**
 * Makes a module's first rows. Undefined where it has none. What is worked out of them comes when all are there, each derivation in one go: list by list
 * in its order, where slice by slice would write most of it again and again.
 */
export async function prepareSeed(
  { schema: { derivations } }: CairnDb,
  entry: ModuleEntry,
  stamp: SeedStamp,
  isSample: boolean,
): Promise<SeedPlan | undefined> {
  const rows = await firstRows(entry, stamp, isSample)
  if (!rows) return undefined
  const total = rows.length
  const work = [
    ...slicesOf(rows).map((slice): Work => ({ plant: async (db) => addRows(db, slice), size: slice.length })),
    ...derivations.map((one): Work => ({ plant: async (db) => one.apply(db, changesOf(rows)), size: 1 })),
  ]
  let start = 0
  const parts = (total > AT_ONCE ? work.map((step) => [step]) : [work]).map((steps): SeedPart => {
    const part = { steps, start, total }
    start += sizeOf(steps)
    const next = start < total + derivations.length ? start : undefined
    return { plant: (db, tell) => plantPart(db, entry, stamp, { ...part, next, tell }) }
  })
  return { total, parts }
}

interface Work {
  plant(db: CairnDb): Promise<void>
  readonly size: number
}

const sizeOf = (steps: readonly Work[]): number => steps.reduce((sum, { size }) => sum + size, 0)

interface Part {
  readonly steps: readonly Work[]
  /** How much of the whole seed was done before. */
  readonly start: number
  /** How much is done behind it; undefined where it is the last. */
  readonly next: number | undefined
  readonly total: number
  readonly tell: ((done: number) => void) | undefined
}

async function plantPart(
  db: CairnDb,
  entry: ModuleEntry,
  stamp: SeedStamp,
  { steps, start, next, total, tell }: Part,
): Promise<void> {
  if (await db.meta.get(stampOf(entry))) return
  const begun = (await db.meta.get(beginningOf(entry)))?.value as Begun | undefined
  // Another tab has been here.
  if ((begun?.done ?? 0) !== start) return
  let done = start
  for (const step of steps) {
    await step.plant(db)
    done += step.size
    tell?.(Math.min(done, total))
  }
  if (isContent(entry)) await db.meta.put({ key: SEED_LANGUAGE, value: stampParts(stamp).language ?? 'en' })
  if (next !== undefined) {
    await db.meta.put({ key: beginningOf(entry), value: { stamp, done: next } satisfies Begun })
    return
  }
  await db.meta.put({ key: stampOf(entry), value: stamp })
  if (begun) await db.meta.delete(beginningOf(entry))
}

export interface PlannedRow {
  readonly table: string
  readonly row: { readonly id: string }
}

const slicesOf = (rows: readonly PlannedRow[]): PlannedRow[][] =>
  Array.from({ length: Math.ceil(rows.length / SLICE) }, (_, index) => rows.slice(index * SLICE, (index + 1) * SLICE))

async function addRows(db: CairnDb, rows: readonly PlannedRow[]): Promise<void> {
  for (const [table, own] of Map.groupBy(rows, (row) => row.table)) {
    await db.table(table).bulkAdd(own.map(({ row }) => row))
  }
}

const changesOf = (rows: readonly PlannedRow[]): RowChange[] =>
  rows.map(({ table, row }) => ({ table, key: row.id, after: row as unknown as Record<string, unknown> }))

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
