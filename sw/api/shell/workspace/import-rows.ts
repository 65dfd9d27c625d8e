// Brings the rows of a workspace file into the tables, or only says what that would do. Called inside the write's transaction.
import type { ImportedTable } from '#contract/shell/workspace.ts'
import type { CairnDb } from '#sw/api/db.ts'
import { sameValue } from '#sw/api/same-value.ts'
import type { Archive, ArchiveTable } from './read-archive.ts'
import type { Row } from './rows-as-of.ts'

export interface ImportOptions {
  readonly mode: 'dry-run' | 'apply'
  readonly strategy: 'skip' | 'replace'
  readonly others: 'keep' | 'remove'
}

/** Rows that are compared in one go. */
const SLICE = 1000

export async function importRows(db: CairnDb, { tables }: Archive, options: ImportOptions): Promise<ImportedTable[]> {
  const reports: ImportedTable[] = []
  for (const table of tables) reports.push(await importTable(db, table, options))
  return reports
}

async function importTable(db: CairnDb, archived: ArchiveTable, options: ImportOptions): Promise<ImportedTable> {
  const { name, api, count, refused, refusals } = archived
  const report = { table: name, api: api ?? null, rows: count, refused, refusals: [...refusals] }
  // A table that is refused whole is left as it is.
  if (!api || (archived.rows.length === 0 && refused > 0))
    return { ...report, added: 0, changed: 0, skipped: 0, removed: 0 }
  const table = db.table<Row, string>(name)
  let [added, changed, skipped] = [0, 0, 0]
  for (let start = 0; start < archived.rows.length; start += SLICE) {
    const slice = archived.rows.slice(start, start + SLICE)
    const here = await table.bulkGet(slice.map(({ id }) => id))
    const fresh = slice.filter((_, index) => !here[index])
    const different = slice.filter((row, index) => here[index] && !sameValue(here[index], row))
    const replaced = options.strategy === 'replace' ? different : []
    added += fresh.length
    changed += replaced.length
    skipped += different.length - replaced.length
    if (options.mode === 'apply') await table.bulkPut([...fresh, ...replaced])
  }
  // What is refused may be here under an id that could not be read.
  const removed = options.others === 'remove' && refused === 0 ? await idsBesides(db, archived) : []
  if (options.mode === 'apply') await table.bulkDelete(removed)
  return { ...report, added, changed, skipped, removed: removed.length }
}

async function idsBesides(db: CairnDb, { name, rows }: ArchiveTable): Promise<string[]> {
  const kept = new Set(rows.map(({ id }) => id))
  const all = await db.table<Row, string>(name).toCollection().primaryKeys()
  return all.filter((id) => !kept.has(id))
}
