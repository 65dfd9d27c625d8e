// The database as a build of before left it: every store with its indexes and rows, as that build's own code wrote them.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Dexie } from 'dexie'

export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: string }

export interface EarlierDatabase {
  /** Dexie's number. */
  readonly verno: number
  /** By name. */
  readonly stores: Readonly<Record<string, { readonly schema: string; readonly rows: readonly StoredRow[] }>>
}

/**
 * From the last build with one database for everybody. The sample person and then Nora Lind used it: with tasks, a note, a contact, a file, a mail, a board and
 * a link of their own, something deleted, settings and a document of each.
 */
export function readEarlierDatabase(): EarlierDatabase {
  const packed = readFileSync(new URL('../fixtures/databases/build-e10f9b0.json.gz', import.meta.url))
  return JSON.parse(gunzipSync(packed).toString(), (_, value) =>
    typeof value?.$bytes === 'string' ? new Uint8Array(Buffer.from(value.$bytes, 'base64')) : value,
  )
}

export async function putDatabase(name: string, { verno, stores }: EarlierDatabase): Promise<void> {
  const db = new Dexie(name)
  db.version(verno).stores(Object.fromEntries(Object.entries(stores).map(([store, { schema }]) => [store, schema])))
  for (const [store, { rows }] of Object.entries(stores)) await db.table(store).bulkAdd([...rows])
  db.close()
}
