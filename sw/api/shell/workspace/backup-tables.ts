// Which tables a backup has, and whose rows of each: all rows of the apps, and of the portal's domains those of the person.
import type { User } from '#contract/portal/user.ts'
import type * as z from '#contract/zod.ts'
import type { BackupRule } from '#sw/api/engine/define-module.ts'
import { type ModuleEntry, workspaceModules } from '#sw/api/engine/module-entry.ts'
import { isOf } from '#sw/api/engine/people/owned-rows.ts'
import type { Row } from '#sw/api/engine/readable/readable-source.ts'
import { isContent } from '#sw/api/engine/seed-stamps.ts'

export interface BackupTable {
  readonly name: string
  /** Whose table it is. */
  readonly api: string
  readonly shape: z.ZodMiniType | undefined
  /** Of a portal's domain, or the person's own entry among the users: it has rows of one person in a backup. */
  readonly isPersonal: boolean
  /** What is here stays as it is: a backup only adds to it. An exam cannot be taken back, nor a user. */
  readonly isProtected: boolean
  /** Whether a row is one that a backup has, whoever's it is. */
  fits(row: Row): boolean
}

/** Who the rows of a backup belong to. */
export type Owner = Pick<User, 'id' | 'name' | 'email'>

/** In the order of their names; of the modules of a workspace, and never of sign-in. Loads every module. */
export async function backupTables(modules: readonly ModuleEntry[]): Promise<BackupTable[]> {
  const tables = await Promise.all(workspaceModules(modules).map(tablesOf))
  return tables.flat().sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function tablesOf(entry: ModuleEntry): Promise<BackupTable[]> {
  const { tables, backup } = await entry.load()
  const isPersonal = !isContent(entry)
  const isUnchanged = entry.isFinal === true || entry.name === 'user'
  return Object.keys(entry.tables).flatMap((name): BackupTable[] => {
    const rule: BackupRule | undefined = backup[name]
    if (typeof rule === 'string') return []
    const fits = (row: Row) => rule === undefined || rule(row as never)
    return [{ name, api: entry.name, shape: tables[name]?.shape, isPersonal, isProtected: isUnchanged, fits }]
  })
}

/** A piece of a content belongs to whoever the thing belongs to that it is the content of. */
export const isOwn = (row: Row, userId: string, ownIds: ReadonlySet<string>): boolean =>
  typeof row.file === 'string' && typeof row.index === 'number' ? ownIds.has(row.file) : isOf(row, userId)
