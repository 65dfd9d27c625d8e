// The card of a domain: what the engine must know of it before its code is loaded. Always loaded, so it stays small.
import type { Module } from './define-module.ts'
import type { Derivation } from './derived.ts'
import type { ListEntry } from './lists/list-entries.ts'
import type { ReadableWriter } from './readable/readable-source.ts'
import type { SchemaVersion } from './schema-versions.ts'
import type { SearchDocument } from './search/searchable.ts'
import type { PlannedRow } from './seed-stamps.ts'

export interface ModuleEntry {
  /** The domain's word: its contract's name. */
  readonly name: string
  /** What the paths of its endpoints begin with, whole segments, no two modules the same. */
  readonly paths: readonly string[]
  /** Its tables with their indexes in Dexie's notation, the primary key `id` first. Unique over all modules, and never renamed: they are the device's data. */
  readonly tables: Readonly<Record<string, string>>
  /** The versions of the database that its tables introduced, the first with the domain itself; of earlier domains they are in schema-versions.ts. */
  readonly versions?: readonly SchemaVersion[]
  /** Other domains whose rows its endpoints read, by name: they are seeded before it is called. */
  readonly reads?: readonly string[]
  /** It reads the rows of all domains that are searched, whichever they are. */
  readonly readsSearched?: true
  /** Other domains whose rows its writes change too, by name: seeded as those it reads, and in the transaction of each write. */
  readonly writes?: readonly string[]
  /**
   * Its rows are about who can sign in, and how, or are one person's at the portal: they are in no trash and no history, and a reset leaves them. Of the
   * latter a backup has those of the person who makes it (shell/workspace/backup-tables.ts).
   */
  readonly isSecret?: true
  /** What is done in it is done: no change that touched its rows can be undone. For what would be worth nothing if it could, as an exam's answers. */
  readonly isFinal?: true
  /** Its tables whose rows are soon worth nothing, as a token that is good once: the journal does not keep them. */
  readonly fleeting?: readonly string[]
  /**
   * Its tables whose rows, or those of them whose keys begin so, only note how the person uses Cairn, as how far they have read: no list of changes and no trash
   * names them.
   */
  readonly notes?: Readonly<Record<string, string>>
  /** Its rows are about signing in, which is apart from every person's workspace, and is called before anybody is signed in. */
  readonly isSignIn?: true
  /** Its tables that are searched: which words of a row count, by table. What is found is shown as its module's `found` says. A change here that makes other words of the same rows raises VERSION in search-index.ts. */
  readonly searched?: Readonly<Record<string, (row: never) => SearchDocument>>
  /** Its tables whose rows are in ordered lists (lists/lists.ts), by table. A list's name begins with its table's. */
  readonly listed?: Readonly<Record<string, (row: never) => readonly ListEntry[]>>
  /** What else is worked out of rows, in their transaction. */
  readonly derived?: readonly Derivation[]
  /** Writes what other programs and people can read of its rows into a workspace file. */
  readonly readable?: () => Promise<ReadableWriter>
  /** Its first rows with their texts in French. Default: as seed/french has them. */
  readonly inFrench?: (rows: readonly PlannedRow[]) => Promise<PlannedRow[]>
  readonly load: () => Promise<Module>
}

/** The domains of a person's workspace, the portal's among them. */
export const workspaceModules = (entries: readonly ModuleEntry[]): ModuleEntry[] =>
  entries.filter(({ isSignIn }) => !isSignIn)

/** The domains that are about signing in. */
export const signInModules = (entries: readonly ModuleEntry[]): ModuleEntry[] =>
  entries.filter(({ isSignIn }) => isSignIn)

/** The tables of modules with their indexes. */
export const tablesOf = (entries: readonly Pick<ModuleEntry, 'tables'>[]): Record<string, string> =>
  Object.assign({}, ...entries.map(({ tables }) => tables))
