// Begins the workspace anew with the samples of today, or with next to nothing.
import { Dexie } from 'dexie'
import type { ResetReport } from '#contract/shell/workspace.ts'
import { beginAnew } from '#sw/api/engine/change-log/change-log.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { PrepareContext } from '#sw/api/engine/define-module.ts'
import { clearDerived } from '#sw/api/engine/derived.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { firstRows } from '#sw/api/engine/plant-seed.ts'
import {
  beginningOf,
  isContent,
  type PlannedRow,
  SEED_FACTOR,
  SEED_LANGUAGE,
  type SeedParts,
  stampFor,
  stampOf,
} from '#sw/api/engine/seed-stamps.ts'

/** A change of more rows than this is not logged for an undo. */
const LARGEST_UNDO = 20_000

const concerned = (modules: readonly ModuleEntry[]) => modules.filter(isContent)
const tablesOf = (modules: readonly ModuleEntry[]) => concerned(modules).flatMap(({ tables }) => Object.keys(tables))

/** The rows that are to come in place of the old. */
export type NewRows = readonly PlannedRow[]

/** Call in `prepare`. In the caller's language. Undefined where they are too many for a change that can be undone. */
export async function newRows(
  { modules, now, language }: PrepareContext,
  factor: number,
): Promise<NewRows | undefined> {
  if (factor > 1) return undefined
  const made = await Promise.all(
    concerned(modules).map((module) => firstRows(module, { at: now, factor, language }, true)),
  )
  return made.flatMap((own) => own ?? [])
}

/** Call when every module has been seeded: what could come later would come at another time, and be in no undo. */
export async function resetWorkspace(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  rows: NewRows | undefined,
  { at, factor, language }: SeedParts,
): Promise<ResetReport> {
  const counts = await Promise.all(tablesOf(modules).map((table) => db.table(table).count()))
  const before = counts.reduce((sum, count) => sum + count, 0)
  const undoable = rows !== undefined && before + rows.length <= LARGEST_UNDO
  if (undoable) await replaceRows(db, modules, rows, { at, factor, language })
  else await begin(db, modules, factor)
  await db.meta.put({ key: SEED_LANGUAGE, value: language })
  return { before, after: undoable ? rows.length : 0, undoable }
}

async function replaceRows(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  rows: NewRows,
  stamp: SeedParts,
): Promise<void> {
  for (const table of tablesOf(modules)) await db.table(table).clear()
  for (const [table, own] of Map.groupBy(rows, (planned) => planned.table))
    await db.table(table).bulkAdd(own.map(({ row }) => row))
  const value = stampFor(stamp)
  await db.meta.bulkPut(concerned(modules).map((module) => ({ key: stampOf(module), value })))
  await db.meta.delete(SEED_FACTOR)
}

/** Takes away every row with all that could bring it back; the samples come when they are first needed. */
async function begin(db: CairnDb, modules: readonly ModuleEntry[], factor: number): Promise<void> {
  beginAnew(Dexie.currentTransaction.idbtrans, { factor })
  for (const table of tablesOf(modules)) await db.table(table).clear()
  await Promise.all([clearDerived(db), db.changes.clear(), db.changeBytes.clear()])
  await db.meta.bulkDelete(concerned(modules).flatMap((module) => [stampOf(module), beginningOf(module)]))
  await db.meta.put({ key: SEED_FACTOR, value: factor })
}
