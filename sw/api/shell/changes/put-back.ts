// Puts rows back as a change found them, field by field.
import type { Table } from 'dexie'
import type { Undone } from '#contract/shell/undo.ts'
import { wholeRows } from '#sw/api/engine/change-log/change-log.ts'
import { rowTerm } from '#sw/api/engine/change-log/touched.ts'
import type { CairnDb, Change, RowChange } from '#sw/api/engine/db.ts'
import { type ContentPiece, deleteContents, pieceId } from '#sw/api/engine/files/bytes.ts'
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
 * is gone. A picture among them comes back with its bytes.
 */
export async function restoreVersion(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  change: Change,
  request: {
    readonly table: string
    readonly key: string
    readonly fields: readonly string[]
    readonly as: 'before' | 'after'
  },
): Promise<Undone | null> {
  const row = change.rows.find(({ table, key }) => table === request.table && key === request.key)
  const table = db.table<Row, string>(request.table)
  const current = await table.get(request.key)
  const [whole] = row ? await wholeRows(db, [row]) : []
  const version = whole?.[request.as]
  if (!version || !current) return null
  const tables = modules.find((module) => Object.hasOwn(module.tables, request.table))?.tables ?? {}
  const contents = contentsIn(db, tables)
  const differing: string[] = []
  for (const field of request.fields)
    if (
      field !== 'id' &&
      !same(version[field], current[field]) &&
      (await contents.exchange(current[field], version[field]))
    )
      differing.push(field)
  if (differing.length > 0) {
    const restored = { ...current }
    for (const field of differing) {
      if (version[field] === undefined) delete restored[field]
      else restored[field] = version[field]
    }
    await table.put(restored)
  }
  const api = modules.find(({ tables }) => Object.hasOwn(tables, request.table))?.name ?? change.api
  return { api, restored: differing.length > 0 ? 1 : 0, kept: 0 }
}

/** What a field names where the bytes of a file, such as a note's picture, are stored in a table beside its row (bytes.ts). */
const contentOf = (value: unknown): string | undefined => {
  const file = typeof value === 'object' && value !== null && 'file' in value ? value.file : undefined
  return typeof file === 'string' ? file : undefined
}

/** The contents in the tables of a domain. */
function contentsIn(db: CairnDb, tables: Readonly<Record<string, string>>) {
  const ofPieces = Object.entries(tables).flatMap(([name, indexes]) =>
    indexes.split(', ').includes('file') ? [db.table<ContentPiece, string>(name)] : [],
  )
  return {
    /** Restores the bytes that one value of a field names, and deletes those of the other. @returns false where they are not stored any more */
    async exchange(current: unknown, version: unknown): Promise<boolean> {
      const [gone, wanted] = [contentOf(current), contentOf(version)]
      if (gone === wanted) return true
      for (const table of ofPieces) {
        if (wanted !== undefined && !(await restoreContent(db, table, wanted))) continue
        if (gone !== undefined) await deleteContents(table, [gone])
        return true
      }
      return ofPieces.length === 0
    },
  }
}

/** A content that a change deleted. @returns whether it is there now */
async function restoreContent(db: CairnDb, table: Table<ContentPiece, string>, file: string): Promise<boolean> {
  if ((await table.where('file').equals(file).count()) > 0) return true
  const deletions = await db.changes
    .where('touched')
    .equals(rowTerm(table.name, pieceId(file, 0)))
    .primaryKeys()
  const change = await db.changes.get(Math.max(0, ...deletions))
  const rows = change?.rows.filter(({ table: name, before }) => name === table.name && before?.file === file) ?? []
  const pieces = (await wholeRows(db, rows)).flatMap(({ before }) =>
    before ? [before as unknown as ContentPiece] : [],
  )
  await table.bulkPut(pieces)
  return pieces.length > 0
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
