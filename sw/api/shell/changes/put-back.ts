// Puts rows back as a change found them, field by field.
import type { Undone } from '#contract/shell/changes.ts'
import { wholeRows } from '#sw/api/engine/change-log/change-log.ts'
import type { CairnDb, Change, RowChange } from '#sw/api/engine/db.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { same } from '#sw/api/engine/row-bytes.ts'

type Row = Record<string, unknown>

/** Rows that are put back in one go. A change has each row once, so that their sequence does not matter. */
const SLICE = 200

/** Whose changes touch what is final by importing it alone: what came from a backup may go again. */
const IMPORTING = new Set(['workspace', 'changes'])

/** Whether the change touched what cannot be undone (`isFinal` on a card). */
export const isFinal = (modules: readonly ModuleEntry[], { api, rows }: Change): boolean =>
  !IMPORTING.has(api) &&
  modules.some((module) => module.isFinal && rows.some(({ table }) => Object.hasOwn(module.tables, table)))

/** Undoes the change, or these rows of it. */
export async function undoChange(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  change: Change,
  rows: readonly RowChange[] = change.rows,
): Promise<Undone> {
  const done = { restored: 0, kept: 0 }
  for (const [table, own] of Map.groupBy(rows, (row) => row.table)) {
    for (let start = 0; start < own.length; start += SLICE) {
      const { restored, kept } = await putBack(db, table, own.slice(start, start + SLICE))
      done.restored += restored
      done.kept += kept
    }
  }
  return { ...domainsOf(modules, change), ...done }
}

/**
 * Puts fields of a row back to what they were before or after the change. Null where the change did not touch the row, had no such state of it, or the row
 * is gone.
 */
export async function restoreVersion(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  change: Change,
  asked: {
    readonly table: string
    readonly key: string
    readonly fields: readonly string[]
    readonly as: 'before' | 'after'
  },
): Promise<Undone | null> {
  const row = change.rows.find(({ table, key }) => table === asked.table && key === asked.key)
  const table = db.table<Row, string>(asked.table)
  const current = await table.get(asked.key)
  const [whole] = row ? await wholeRows(db, [row]) : []
  const version = whole?.[asked.as]
  if (!version || !current) return null
  const differing = asked.fields.filter((field) => field !== 'id' && !same(version[field], current[field]))
  if (differing.length > 0) {
    const restored = { ...current }
    for (const field of differing) {
      if (version[field] === undefined) delete restored[field]
      else restored[field] = version[field]
    }
    await table.put(restored)
  }
  const api = modules.find(({ tables }) => Object.hasOwn(tables, asked.table))?.name ?? change.api
  return { api, restored: differing.length > 0 ? 1 : 0, kept: 0 }
}

/** Whose data a change touched: first its own domain, or where it is of all of them (an undo, an import), that of its first row. */
function domainsOf(modules: readonly ModuleEntry[], change: Change): Pick<Undone, 'api' | 'others'> {
  const tables = new Set(change.rows.map(({ table }) => table))
  const touched = modules.filter((module) => Object.keys(module.tables).some((table) => tables.has(table)))
  const names = touched.map(({ name }) => name)
  const api = names.includes(change.api) ? change.api : (names[0] ?? change.api)
  const others = names.filter((name) => name !== api)
  return others.length > 0 ? { api, others } : { api }
}

/**
 * @returns how many of the rows were put back, and how many were not: a row of which all has been changed again since is left alone. One that the change wrote
 * as it was counts as neither.
 */
async function putBack(
  db: CairnDb,
  name: string,
  rows: readonly RowChange[],
): Promise<Pick<Undone, 'restored' | 'kept'>> {
  const table = db.table<Row, string>(name)
  const current = await table.bulkGet(rows.map(({ key }) => key))
  const stored: Row[] = []
  const deleted: string[] = []
  let unchanged = 0
  for (const [index, { key, before, after }] of (await wholeRows(db, rows)).entries()) {
    const there = current[index]
    if (after === undefined) {
      if (!there && before) stored.push(before)
    } else if (there && before === undefined) {
      deleted.push(key)
    } else if (there && before) {
      const restored = fieldsBack(there, before, after)
      if (restored) stored.push(restored)
      else if (same(before, after)) unchanged += 1
    }
  }
  await table.bulkPut(stored)
  await table.bulkDelete(deleted)
  const restored = stored.length + deleted.length
  return { restored, kept: rows.length - restored - unchanged }
}

/** Field by field, so that undoing one change leaves a later one to the same row in place. Undefined where no field is as the change left it. */
function fieldsBack(current: Row, before: Row, after: Row): Row | undefined {
  const restored = { ...current }
  let restoredFields = 0
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (same(before[field], after[field]) || !same(current[field], after[field])) continue
    restoredFields += 1
    if (before[field] === undefined) delete restored[field]
    else restored[field] = before[field]
  }
  return restoredFields > 0 ? restored : undefined
}
