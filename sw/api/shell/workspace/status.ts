// How large the workspace is, by app: counted, and weighed by some of its rows.
import type { AppStatus, WorkspaceStatus } from '#contract/shell/workspace.ts'
import { lastSeq } from '#sw/api/engine/change-log/change-log.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import type { Row } from '#sw/api/engine/readable/readable-source.ts'
import { type SeedStamp, stampOf, stampParts } from '#sw/api/engine/seed-stamps.ts'
import { bytesOfRows } from './rows-as-of.ts'

/** Under this key `meta` stores when the workspace was last exported whole, in ms since the epoch. */
export const EXPORTED = 'exported'

/** So many rows of a table are weighed, from its beginning and from its end. */
const WEIGHED = 20

export async function workspaceStatus(db: CairnDb, modules: readonly ModuleEntry[]): Promise<WorkspaceStatus> {
  const withTables = modules.filter(
    ({ name, tables, isSecret }) => !isSecret && name !== 'workspace' && Object.keys(tables).length > 0,
  )
  const apps = await Promise.all(withTables.map((module) => statusOf(db, module)))
  const oldest = await db.changes.orderBy('seq').first()
  const exportedAt = (await db.meta.get(EXPORTED))?.value
  return {
    apps,
    changes: {
      count: await db.changes.count(),
      oldest: oldest ? new Date(oldest.at).toISOString() : null,
      last: await lastSeq(db),
    },
    exportedAt: typeof exportedAt === 'number' ? new Date(exportedAt).toISOString() : null,
  }
}

async function statusOf(db: CairnDb, module: ModuleEntry): Promise<AppStatus> {
  const stamp = (await db.meta.get(stampOf(module)))?.value as SeedStamp | undefined
  const tables = await Promise.all(Object.keys(module.tables).map((name) => sizeOf(db, name)))
  const seeded = stamp === undefined ? undefined : stampParts(stamp)
  return {
    api: module.name,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    bytes: Math.round(tables.reduce((sum, { bytes }) => sum + bytes, 0)),
    seededAt: seeded ? new Date(seeded.at).toISOString() : null,
    factor: seeded?.factor ?? 1,
  }
}

async function sizeOf(db: CairnDb, name: string): Promise<{ rows: number; bytes: number }> {
  const table = db.table<Row, string>(name)
  const rows = await table.count()
  if (rows === 0) return { rows, bytes: 0 }
  const [first, last] = [await table.limit(WEIGHED).toArray(), await table.reverse().limit(WEIGHED).toArray()]
  const weighed = rows <= WEIGHED ? first : [...first, ...last]
  return { rows, bytes: (bytesOfRows(weighed) * rows) / weighed.length }
}
