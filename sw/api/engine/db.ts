// The device's database: the modules' tables and the back end's own. Made once by whoever makes the back end.
import { Dexie, type Table } from 'dexie'
import { recordRows } from './change-log/change-log.ts'
import { OWN_TABLES } from './own-tables.ts'
import type { Bytes } from './row-bytes.ts'
import type { Schema } from './schema.ts'
import type { SchemaVersion } from './schema-versions.ts'

/** One row that a write touched: what was there before and what is there after; undefined where there was or is none. */
export interface RowChange {
  readonly table: string
  readonly key: string
  readonly before?: Record<string, unknown> | undefined
  readonly after?: Record<string, unknown> | undefined
}

/** One write, as the change log stores it. */
export interface Change {
  /** Ascending; its text is the id that the answer carries. */
  readonly seq: number
  /** ms since the epoch. */
  readonly at: number
  readonly api: string
  readonly endpoint: string
  /** Whose session requested it, where there was one. */
  readonly by?: string | undefined
  /** Of several calls that are one act: by which the others are found (actOfKey, define-api.ts). */
  readonly act?: string | undefined
  readonly rows: readonly RowChange[]
  /** Of a change whose rows the log does not keep: which they were. A journal that has not heard of it gets them as they are now. */
  readonly keys?: readonly Pick<RowChange, 'table' | 'key'>[] | undefined
  /** The data begin anew here (`beginAnew`, change-log.ts): what was before is gone, and samples come so many times as large as usual. */
  readonly begins?: { readonly factor: number } | undefined
}

export interface StoredChange extends Change {
  /** By what it is found (touched.ts). */
  readonly touched: readonly string[]
}

/** The stored answer to a write, by its idempotency key. */
export interface StoredReply {
  readonly key: string
  readonly at: number
  /** Tells the same request sent again from another one under the same key. */
  readonly fingerprint: string
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string>
}

export interface MetaRow {
  readonly key: string
  readonly value: unknown
}

/** Bytes that rows in the change log had, stored apart so that the log stays light to read. */
export interface ChangeBytes {
  readonly id: string
  /** The change's number. */
  readonly seq: number
  readonly bytes: Bytes
}

export class CairnDb extends Dexie {
  readonly schema: Schema
  readonly meta!: Table<MetaRow, string>
  readonly changes!: Table<StoredChange, number>
  readonly changeBytes!: Table<ChangeBytes, string>
  readonly replies!: Table<StoredReply, string>

  /** @param versions the last one is this database's; signing in and tests bring others */
  constructor(name: string, schema: Schema, versions: readonly SchemaVersion[] = schema.versions) {
    super(name)
    this.schema = schema
    for (const { version, upgrade } of versions) {
      const declared = this.version(version)
      // Dexie's transaction lasts over what an async function awaits, and over nothing else.
      if (upgrade) declared.upgrade(async () => upgrade(this).catch(upgradeFailed))
    }
    // Last: for every version that is declared after its tables, Dexie reads those of all versions again.
    const [first] = versions
    if (first) this.version(first.version).stores({ ...OWN_TABLES, ...schema.tables })
    this.use(recordRows)
  }
}

function upgradeFailed(cause: unknown): never {
  throw new Dexie.UpgradeError('The data could not be brought to this version', cause as Error)
}
