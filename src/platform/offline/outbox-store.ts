// Stores queued writes in a database of their own, with a second copy of each in Cache Storage. A browser may drop a whole database after an unclean exit; the
// copies are then restored under their idempotency keys, so that a write which was already sent has no second effect.
import { Dexie, type Table } from 'dexie'
import { holdsFile, type NewRow, type OutboxRow } from './outbox-rows.ts'

interface Mark {
  readonly key: 'made'
}

export class OutboxDb extends Dexie {
  rows!: Table<OutboxRow, number, Omit<OutboxRow, 'seq'>>
  marks!: Table<Mark, string>

  constructor(name = 'cairn-outbox') {
    // What was reported as saved must be on the disk.
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({ rows: '++seq, &id, userId, &[userId+idempotencyKey]', marks: 'key' })
  }
}

/** The second copy. Tests pass one in memory. */
export interface OutboxMirror {
  put(row: OutboxRow): Promise<void>
  delete(userId: string, ids: readonly string[]): Promise<void>
  read(): Promise<OutboxRow[]>
}

export interface OutboxStore {
  /** Those of one person for this portal, in the order of the acts; the others' are not to be had. */
  rowsOf(userId: string): Promise<OutboxRow[]>
  /** The row, or the one that has waited under the same key already. */
  add(row: NewRow): Promise<OutboxRow>
  /** A row that was removed, in its place again. */
  putBack(row: OutboxRow): Promise<void>
  /** @returns false where it is gone. */
  update(row: OutboxRow, change: Partial<OutboxRow>): Promise<boolean>
  remove(rows: readonly OutboxRow[]): Promise<void>
}

/** @param portalNow the portal that the page speaks to (`portalOf`); undefined where there is none */
export function createOutboxStore(
  db: OutboxDb,
  mirror: OutboxMirror,
  portalNow: () => Promise<string | undefined> = async () => '/',
): OutboxStore {
  const open = createOpening(db, mirror, portalNow)
  return {
    async rowsOf(userId) {
      const portal = await open()
      const rows = await db.rows.where({ userId }).sortBy('seq')
      return portal === undefined ? [] : rows.filter((row) => row.portal === portal)
    },
    async add(added) {
      const portal = await open()
      if (portal === undefined) throw new Error('There is no portal to wait for')
      const row = { ...added, portal }
      const stored = await db.transaction('rw', db.rows, async () => {
        const { userId, idempotencyKey } = row
        const known = await db.rows.get({ userId, idempotencyKey })
        return known ?? { ...row, seq: await db.rows.add(row) }
      })
      await mirror.put(stored)
      return stored
    },
    async putBack(row) {
      await open()
      await db.rows.put(row)
      await mirror.put(row)
    },
    async update({ seq, id }, change) {
      await open()
      const isThere = await db.transaction('rw', db.rows, async () => {
        const row = await db.rows.get(seq)
        if (row?.id !== id) return undefined
        const changed = { ...row, ...change }
        await db.rows.put(changed)
        return changed
      })
      // A retry under another key is another request.
      if (isThere && change.idempotencyKey !== undefined) await mirror.put(isThere)
      return isThere !== undefined
    },
    async remove(rows) {
      await open()
      await db.rows.bulkDelete(rows.map(({ seq }) => seq))
      for (const userId of new Set(rows.map((row) => row.userId)))
        await mirror.delete(
          userId,
          rows.filter((row) => row.userId === userId).map(({ id }) => id),
        )
    },
  }
}

/** Opens the store once, and again after its database was dropped. */
function createOpening(db: OutboxDb, mirror: OutboxMirror, portalNow: () => Promise<string | undefined>) {
  let opening: Promise<void> | undefined
  /** @returns the portal */
  const open = async () => {
    const portal = await portalNow()
    opening ??= putBackWhatWasLost(db, mirror).then(() => bindEarlier(db, portal))
    opening.catch(() => {
      opening = undefined
    })
    await opening
    return portal
  }
  // A database that was dropped while it was open reports so once; the next call opens a new one.
  db.on('close', () => {
    opening = undefined
  })
  return open
}

async function putBackWhatWasLost(db: OutboxDb, mirror: OutboxMirror): Promise<void> {
  if (await db.marks.get('made')) return
  const rows = await mirror.read()
  await db.transaction('rw', db.rows, db.marks, async () => {
    if (await db.marks.get('made')) return
    for (const { seq: _, ...row } of rows.toSorted((a, b) => a.seq - b.seq))
      await db.rows.add({ ...row, state: 'waiting', nextAt: 0, awaitedUntil: 0 })
    await db.marks.add({ key: 'made' })
  })
}

/** What waits since an earlier build, which knew of one portal alone. */
async function bindEarlier(db: OutboxDb, portal: string | undefined): Promise<void> {
  if (portal !== undefined) await db.rows.filter((row) => row.portal === undefined).modify({ portal })
}

const PREFIX = 'outbox '
/** The part of a form that holds the row. */
const ROW = '␟row'
const urlOf = (id: string): string => `${location.origin}/outbox/${encodeURIComponent(id)}`

/** One cache a person, so that theirs can be dropped as a whole. Where there is no Cache Storage, there is no second copy. */
export const cacheMirror: OutboxMirror = {
  async put(row) {
    if (!globalThis.caches) return
    await (await caches.open(PREFIX + row.userId)).put(urlOf(row.id), responseOf(row))
  },
  async delete(userId, ids) {
    if (!globalThis.caches || !(await caches.has(PREFIX + userId))) return
    const cache = await caches.open(PREFIX + userId)
    await Promise.all(ids.map((id) => cache.delete(urlOf(id))))
    if ((await cache.keys()).length === 0) await caches.delete(PREFIX + userId)
  },
  async read() {
    if (!globalThis.caches) return []
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
    const found = await Promise.all(names.map(readAll))
    return found.flat()
  },
}

/** JSON; a row with files is a form, in which they are beside the JSON by the names of their fields. */
function responseOf(row: OutboxRow): Response {
  if (!holdsFile(row.body)) return Response.json(row)
  const fields = Object.entries(row.body as object)
  const form = new FormData()
  form.set(ROW, JSON.stringify({ ...row, body: Object.fromEntries(fields.filter(([, value]) => !isFile(value))) }))
  for (const [name, value] of fields) if (isFile(value)) form.set(name, value)
  return new Response(form)
}

async function rowOf(response: Response): Promise<OutboxRow> {
  if (!response.headers.get('content-type')?.startsWith('multipart/')) return response.json()
  const form = await response.formData()
  const text = form.get(ROW)
  if (typeof text !== 'string') throw new Error('A waiting write without its row')
  const row = JSON.parse(text) as OutboxRow
  const files = [...form].filter(([name]) => name !== ROW)
  return { ...row, body: { ...(row.body as object), ...Object.fromEntries(files) } }
}

const isFile = (value: unknown): value is File => value instanceof Blob

async function readAll(name: string): Promise<OutboxRow[]> {
  const cache = await caches.open(name)
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
  const rows = await Promise.all(answers.map(async (answer) => answer && rowOf(answer)))
  return rows.filter((row) => row !== undefined)
}
