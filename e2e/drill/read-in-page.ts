// Runs in the page: reads the device's database and journal, past the back end. Rows are reported as a digest, bytes apart.

/** One row after a change; null where it was deleted. */
export type RowDigest = readonly [table: string, key: string, digest: string | null]

export interface ReadChange {
  readonly seq: number
  readonly call: string
  readonly begins: boolean
  readonly rows: readonly RowDigest[]
}

export interface DeviceState {
  /** The number of the last change. */
  readonly seq: number
  /** When each module was seeded, as text. */
  readonly stamps: Readonly<Record<string, string>>
  /** What of `meta` says that a seed is not whole. */
  readonly unfinished: readonly string[]
  /** By table and key. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By table and key, of rows that have bytes. */
  readonly bytes: Readonly<Record<string, string>>
  /** Those above `since`. */
  readonly changes: readonly ReadChange[]
  /** Of the keys that begin with `prefix`. */
  readonly replies: readonly { readonly key: string; readonly status: number; readonly change: string }[]
  readonly journal: {
    /** The newest snapshot's, where it is above `since`; else 0 and no rows. */
    readonly snapshot: number
    readonly rows: readonly RowDigest[]
    /** Those above `since`. */
    readonly entries: readonly { readonly seq: number; readonly rows: readonly RowDigest[] }[]
  }
}

/** A journal's content, as stored. */
interface StoredJournal {
  readonly snapshots: readonly string[]
  readonly entries: readonly { seq: number; rows: readonly { table: string; key: string; after: unknown }[] }[]
}

export interface Reading {
  readonly database: string
  readonly ownTables: readonly string[]
  readonly since: number
  /** Of the idempotency keys that were sent. */
  readonly prefix: string
  /** Who sent the requests: answers are stored under their id and the key. */
  readonly by: string
  /** The name of the cache that holds its journal. */
  readonly cache?: string
  /** Where there is no Cache Storage. */
  readonly journal?: StoredJournal
}

export async function readInPage({
  database,
  ownTables,
  since,
  prefix,
  by,
  cache: name = '',
  journal,
}: Reading): Promise<DeviceState> {
  const hash = (length: number, at: (index: number) => number): string => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57]
    for (let index = 0; index < length; index += 1) {
      const unit = at(index)
      a = Math.imul(a ^ unit, 2654435761)
      b = Math.imul(b ^ unit, 1597334677)
    }
    return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}.${length}`
  }
  /** Keys in one order, nothing that is undefined, and the same sign for bytes wherever they are stored. */
  const plain = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof Uint8Array || '$bytes' in value) return '$bytes'
    if (Array.isArray(value)) return value.map(plain)
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    return Object.fromEntries(fields.sort(([x], [y]) => (x < y ? -1 : 1)).map(([name, field]) => [name, plain(field)]))
  }
  const digest = (row: unknown): string | null => {
    if (row === undefined || row === null) return null
    const text = JSON.stringify(plain(row))
    return hash(text.length, (index) => text.charCodeAt(index))
  }
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  const db = await settled(indexedDB.open(database))
  // One transaction: the state of one moment.
  const transaction = db.transaction([...db.objectStoreNames])
  const all = <Row>(table: string, range?: IDBKeyRange) =>
    settled(transaction.objectStore(table).getAll(range) as IDBRequest<Row[]>)
  interface Stored {
    seq: number
    api: string
    endpoint: string
    begins?: unknown
    rows: { table: string; key: string; after: unknown }[]
  }
  const stored = await all<Stored>('changes', IDBKeyRange.lowerBound(since, true))
  const changes = stored.map(({ seq, api, endpoint, begins, rows: touched }) => ({
    seq,
    call: `${api}.${endpoint}`,
    begins: Boolean(begins),
    rows: touched.map(({ table, key, after }) => [table, key, digest(after)] as const),
  }))
  interface Answered {
    key: string
    status: number
    headers: Record<string, string>
  }
  const answered = await all<Answered>('replies', IDBKeyRange.bound(`${by} ${prefix}`, `${by} ${prefix}\uffff`))
  const meta = await all<{ key: string; value: unknown }>('meta')
  const rows: Record<string, Record<string, string>> = {}
  const bytes: Record<string, string> = {}
  for (const table of db.objectStoreNames) {
    if (ownTables.includes(table)) continue
    const own: Record<string, string> = {}
    for (const row of await all<Record<string, unknown> & { id: string }>(table)) {
      own[row.id] = digest(row) ?? ''
      for (const value of Object.values(row)) {
        if (value instanceof Uint8Array) bytes[`${table} ${row.id}`] = hash(value.length, (index) => value[index] ?? 0)
      }
    }
    rows[table] = own
  }
  db.close()

  const readCache = async (): Promise<StoredJournal> => {
    const cache = await caches.open(name)
    const kept = await cache.keys()
    const textOf = async (request: Request) => (await cache.match(request))?.text() ?? ''
    const numberOf = ({ url }: Request) => Number(url.slice(url.lastIndexOf('/') + 1))
    const snapshots = kept
      .filter(({ url }) => url.includes('/journal/snapshots/'))
      .sort((x, y) => numberOf(y) - numberOf(x))
    const entries = kept.filter((request) => request.url.includes('/journal/entries/') && numberOf(request) > since)
    const texts = await Promise.all(entries.map(textOf))
    return { snapshots: await Promise.all(snapshots.map(textOf)), entries: texts.map((text) => JSON.parse(text)) }
  }
  const { snapshots, entries } = journal ?? (await readCache())
  const digests = (list: readonly { table: string; key: string; after: unknown }[]): RowDigest[] =>
    list.map(({ table, key, after }) => [table, key, digest(after)])
  const [sealed = '\n{"seq":0,"rows":[]}'] = snapshots
  const newest = JSON.parse(sealed.slice(sealed.indexOf('\n') + 1)) as {
    seq: number
    rows: StoredJournal['entries'][number]['rows']
  }
  const isNew = newest.seq > since
  return {
    seq: Number(meta.find(({ key }) => key === 'seq')?.value ?? 0),
    stamps: Object.fromEntries(
      meta.flatMap(({ key, value }) => (key.startsWith('seeded ') ? [[key.slice(7), JSON.stringify(value)]] : [])),
    ),
    unfinished: meta.flatMap(({ key }) => (key.startsWith('seeding ') ? [key.slice(8)] : [])),
    rows,
    bytes,
    changes,
    replies: answered.map(({ key, status, headers }) => ({
      key: key.slice(by.length + 1),
      status,
      change: headers['x-change-id'] ?? '',
    })),
    journal: {
      snapshot: isNew ? newest.seq : 0,
      rows: isNew ? digests(newest.rows) : [],
      entries: entries
        .filter(({ seq }) => seq > since)
        .sort((x, y) => x.seq - y.seq)
        .map((entry) => ({ seq: entry.seq, rows: digests(entry.rows) })),
    },
  }
}
