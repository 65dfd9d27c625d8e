// Makes the first rows of a module and stores them, in one go or slice by slice. Brought when a module is seeded, which it is once.
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import type { CairnDb, RowChange } from './db.ts'
import { isOf } from './people/owned-rows.ts'
import {
  type Begun,
  beginningOf,
  isContent,
  type PlannedRow,
  SEED_LANGUAGE,
  type SeedStamp,
  stampOf,
  stampParts,
} from './seed-stamps.ts'

/** Rows that are stored in one go; progress is reported after each such slice. */
const SLICE = 500
/** Up to so many rows a seed is one transaction. A larger one is stored slice by slice, so that no write has to wait for all of it. */
const AT_ONCE = 3000

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
  return language === 'fr' && entry.inFrench ? entry.inFrench(own) : own
}

export interface SeedPlan {
  readonly total: number
  readonly parts: readonly SeedPart[]
}

export interface SeedPart {
  /**
   * Stores the part's rows, unless they are there; the last part also stores the module's stamp. Call inside a transaction.
   * @param report is called with how many of the module's rows are stored
   */
  plant(db: CairnDb, report?: (done: number) => void): Promise<void>
}

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
    return { plant: (db, report) => plantPart(db, entry, stamp, { ...part, next, report }) }
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
  readonly report: ((done: number) => void) | undefined
}

async function plantPart(
  db: CairnDb,
  entry: ModuleEntry,
  stamp: SeedStamp,
  { steps, start, next, total, report }: Part,
): Promise<void> {
  if (await db.meta.get(stampOf(entry))) return
  const begun = (await db.meta.get(beginningOf(entry)))?.value as Begun | undefined
  // Another tab has been here.
  if ((begun?.done ?? 0) !== start) return
  let done = start
  for (const step of steps) {
    await step.plant(db)
    done += step.size
    report?.(Math.min(done, total))
  }
  // Accounts are in no language.
  if (!entry.isSignIn && entry.name !== 'user')
    await db.meta.put({ key: SEED_LANGUAGE, value: stampParts(stamp).language ?? 'en' })
  if (next !== undefined) {
    await db.meta.put({ key: beginningOf(entry), value: { stamp, done: next } satisfies Begun })
    return
  }
  await db.meta.put({ key: stampOf(entry), value: stamp })
  if (begun) await db.meta.delete(beginningOf(entry))
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
