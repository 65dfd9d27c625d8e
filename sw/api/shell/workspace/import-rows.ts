// Brings the rows of a workspace file into the tables, or only says what that would do. Called inside the write's transaction.
import { type ImportedTable, REFUSALS_NAMED } from '#contract/shell/workspace.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { isOf } from '#sw/api/engine/people/owned-rows.ts'
import type { Row } from '#sw/api/engine/readable/readable-source.ts'
import { sameValue } from '#sw/api/engine/same-value.ts'
import { type BackupTable, isOwn } from './backup-tables.ts'
import type { Archive, ArchiveTable } from './read-archive.ts'

export interface ImportOptions {
  readonly mode: 'dry-run' | 'apply'
  readonly strategy: 'skip' | 'replace'
  readonly others: 'keep' | 'remove'
}

/** Rows that are compared in one go. */
const SLICE = 1000

/** @param userId whose career data come in */
export async function importRows(
  db: CairnDb,
  { tables, mayBringOwn }: Archive,
  options: ImportOptions,
  userId = '',
): Promise<ImportedTable[]> {
  const ownIds = await ownIdsIn(db, tables, userId)
  const isTheirs = (row: Row) => isOwn(row, userId, ownIds)
  const reports: ImportedTable[] = []
  for (const table of tables) {
    const others = table.known?.isPersonal && !mayBringOwn ? 'keep' : options.others
    reports.push(await importTable(db, withoutStrangers(table, isTheirs), { ...options, others }, isTheirs))
  }
  return reports
}

/** Of the person's rows that come or are here: contents belong to them. */
async function ownIdsIn(db: CairnDb, tables: readonly ArchiveTable[], userId: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (const { name, known, rows } of tables.filter((table) => table.known?.isPersonal)) {
    for (const row of rows) if (isOf(row, userId)) ids.add(row.id)
    const here =
      known &&
      (await db
        .table<Row, string>(name)
        .filter((row) => isOf(row, userId))
        .primaryKeys())
    for (const id of here ?? []) ids.add(id)
  }
  return ids
}

/** A row that says it is somebody else's is refused, whatever the file calls itself. */
function withoutStrangers(table: ArchiveTable, isTheirs: (row: Row) => boolean): ArchiveTable {
  const strangers = table.known?.isPersonal ? table.rows.filter((row) => !isTheirs(row)) : []
  if (strangers.length === 0) return table
  const refusals = [
    ...table.refusals,
    ...strangers.map(({ id }) => ({ line: null, reason: `${id}: belongs to another account` })),
  ]
  return {
    ...table,
    rows: table.rows.filter(isTheirs),
    refused: table.refused + strangers.length,
    refusals: refusals.slice(0, REFUSALS_NAMED),
  }
}

async function importTable(
  db: CairnDb,
  archived: ArchiveTable,
  options: ImportOptions,
  isTheirs: (row: Row) => boolean,
): Promise<ImportedTable> {
  const { name, known, count, refused, refusals } = archived
  const report = { table: name, api: known?.api ?? null, rows: count, refused, refusals: [...refusals] }
  // A table that is refused whole is left as it is.
  if (!known || (archived.rows.length === 0 && refused > 0))
    return { ...report, added: 0, changed: 0, skipped: 0, removed: 0 }
  const table = db.table<Row, string>(name)
  let [added, changed, skipped] = [0, 0, 0]
  for (let start = 0; start < archived.rows.length; start += SLICE) {
    const slice = archived.rows.slice(start, start + SLICE)
    const here = await table.bulkGet(slice.map(({ id }) => id))
    const fresh = slice.filter((_, index) => !here[index])
    const different = slice.filter((row, index) => here[index] && !sameValue(here[index], row))
    const mayReplace = ({ id }: Row) => {
      const there = here.find((row) => row?.id === id)
      return !known.isPersonal || (there !== undefined && isTheirs(there))
    }
    const replaced = options.strategy === 'replace' && !known.isProtected ? different.filter(mayReplace) : []
    added += fresh.length
    changed += replaced.length
    skipped += different.length - replaced.length
    if (options.mode === 'apply') await table.bulkPut([...fresh, ...replaced])
  }
  // What is refused may be here under an id that could not be read.
  const mayRemove = options.others === 'remove' && refused === 0 && !known.isProtected
  const removed = mayRemove ? await idsBesides(db, archived, known, isTheirs) : []
  if (options.mode === 'apply') await table.bulkDelete(removed)
  return { ...report, added, changed, skipped, removed: removed.length }
}

async function idsBesides(
  db: CairnDb,
  { name, rows }: ArchiveTable,
  { isPersonal }: BackupTable,
  isTheirs: (row: Row) => boolean,
): Promise<string[]> {
  const imported = new Set(rows.map(({ id }) => id))
  const table = db.table<Row, string>(name)
  const all = isPersonal ? table.filter(isTheirs) : table.toCollection()
  return (await all.primaryKeys()).filter((id) => !imported.has(id))
}
