// Takes over what a build stored that had one database for everybody on the device: accounts move to a database of their own, each person's portal rows
// to that person, and the rest stays, as the workspace of whoever used it last.
import { Dexie } from 'dexie'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { touchedBy } from '#sw/api/engine/change-log/touched.ts'
import type { CairnDb, RowChange, StoredChange } from '#sw/api/engine/db.ts'
import { JOURNAL_CACHE } from '#sw/api/engine/journal/cache-journal.ts'
import { erase } from '#sw/api/engine/journal/journal.ts'
import { replay } from '#sw/api/engine/journal/journal-replay.ts'
import { workspaceModules } from '#sw/api/engine/module-entry.ts'
import type { MovedRows } from '#sw/api/engine/people/moved-rows.ts'
import { isOf, movedKey } from '#sw/api/engine/people/owned-rows.ts'
import type { Session } from '#sw/api/engine/people/sessions.ts'
import { bytesOf } from '#sw/api/engine/row-bytes.ts'
import { isContent, type SeedStamp, stampOf } from '#sw/api/engine/seed-stamps.ts'
import type { SpaceStores } from '#sw/api/engine/space.ts'
import { modules } from '#sw/api/registry.ts'
import { EARLIER_DATABASE, journalAt, namesOf } from './databases.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** Tables that were in the one database, and are about signing in. */
const SIGN_IN_TABLES = ['accounts', 'accountMails', 'authSessions']
const OWNER = 'owner'
/** The owner is noted in the journal's cache too: the database may be lost with the accounts. */
const OWNER_NOTE = '/journal/owner'

/** @returns whose workspace the earlier database is; undefined where there is none */
export async function takeOver(accounts: CairnDb, journal: SpaceStores['journal']): Promise<string | undefined> {
  const earlier = await readEarlier()
  if (!earlier) return undefined
  const people = [SAMPLE_USER_ID, ...(earlier.rows.accounts ?? []).map(({ id }) => id)]
  const owner = earlier.owner ?? ownerOf(earlier, [...new Set(people)])
  const others = people.filter((one) => one !== owner)
  await keepAccounts(accounts, journal, earlier, others)
  await cleanDatabase(owner, others)
  await moveSnapshots(owner)
  await (await globalThis.caches?.open(JOURNAL_CACHE))?.put(OWNER_NOTE, new Response(owner))
  const store = journalAt(JOURNAL_CACHE)
  if (store)
    await erase(store, ({ table, after }) => {
      const row = after as Row | null
      return SIGN_IN_TABLES.includes(table) || (row !== null && others.some((one) => isTheirs(table, row, one)))
    })
  return owner
}

interface Earlier {
  /** Whose it is, where that has been decided. */
  readonly owner: string | undefined
  readonly rows: Readonly<Record<string, readonly Row[]>>
  readonly changes: readonly StoredChange[]
  readonly stamps: Readonly<Record<string, SeedStamp>>
}

/** From the database as the earlier build left it; from its journal where the browser has deleted it. */
async function readEarlier(): Promise<Earlier | undefined> {
  if (await Dexie.exists(EARLIER_DATABASE)) return withEarlier('r', readDatabase)
  const store = journalAt(JOURNAL_CACHE)
  if (!store) return undefined
  const { state } = await replay(await store.readAll())
  if (state.seq === 0) return undefined
  const there = state.rows.filter(({ after }) => after !== null)
  const byTable = Map.groupBy(there, ({ table }) => table)
  const rows = Object.fromEntries(Array.from(byTable, ([table, own]) => [table, own.map(({ after }) => after as Row)]))
  const note = await (await globalThis.caches.open(JOURNAL_CACHE)).match(OWNER_NOTE)
  return { owner: await note?.text(), rows, changes: [], stamps: state.seeded }
}

async function readDatabase(db: Dexie): Promise<Earlier> {
  const names = db.tables.map(({ name }) => name)
  const rows: Record<string, Row[]> = {}
  for (const name of [...SIGN_IN_TABLES, ...portalTables()].filter((one) => names.includes(one)))
    rows[name] = await db.table<Row, string>(name).toArray()
  const stamps: Record<string, SeedStamp> = {}
  for (const module of modules) {
    const stamp = await db.table('meta').get(stampOf(module))
    if (stamp) stamps[module.name] = stamp.value
  }
  const owner = (await db.table('meta').get(OWNER))?.value as string | undefined
  return { owner, rows, stamps, changes: await db.table<StoredChange, number>('changes').toArray() }
}

/** Tables in which rows are somebody's own. */
const portalTables = (): string[] =>
  workspaceModules(modules)
    .filter((module) => !isContent(module))
    .flatMap(({ tables }) => Object.keys(tables))

/** Whoever used it last: changed something, signed in or out, or had their session go on. */
function ownerOf({ rows, changes }: Earlier, people: readonly string[]): string {
  const last = new Map<string | undefined, number>()
  const note = (id: string | undefined, at: number) => last.set(id, Math.max(at, last.get(id) ?? 0))
  for (const { by, at } of changes) note(by, at)
  for (const { userId, signedInAt, renewedAt, endedAt } of (rows.authSessions ?? []) as unknown as readonly Session[])
    note(userId, Math.max(signedInAt, renewedAt, endedAt ?? 0))
  return people.toSorted((a, b) => (last.get(b) ?? 0) - (last.get(a) ?? 0))[0] ?? SAMPLE_USER_ID
}

async function keepAccounts(
  accounts: CairnDb,
  journal: SpaceStores['journal'],
  earlier: Earlier,
  others: readonly string[],
): Promise<void> {
  const journaled = SIGN_IN_TABLES.filter((table) => table !== 'accountMails')
  const rows = journaled.flatMap((table) =>
    (earlier.rows[table] ?? []).map((row): RowChange => ({ table, key: row.id, after: row })),
  )
  const epoch = (await accounts.meta.get('epoch'))?.value
  const seq = await accounts.transaction('rw', ['meta', 'changes', ...SIGN_IN_TABLES], async () => {
    for (const table of SIGN_IN_TABLES) await accounts.table(table).bulkPut([...(earlier.rows[table] ?? [])])
    for (const one of others) {
      const own = movedOf(earlier, one)
      if (Object.keys(own.rows).length > 0) await accounts.meta.put({ key: movedKey(one), value: own })
    }
    const next = Number((await accounts.meta.get('seq'))?.value ?? 0) + 1
    await accounts.meta.put({ key: 'seq', value: next })
    await accounts.changes.add({ seq: next, at: 0, api: 'auth', endpoint: 'adopted', rows: [], touched: touchedBy([]) })
    return next
  })
  if (typeof epoch !== 'string') return
  const entry = {
    seq,
    at: 0,
    epoch,
    seeded: {},
    rows: rows.map(({ table, key, after }) => ({ table, key, after: after ?? null })),
  }
  await journal?.append([entry]).catch((error: unknown) => console.warn('The journal could not be written', error))
}

function movedOf({ rows, stamps }: Earlier, userId: string): MovedRows {
  const own: Record<string, readonly Row[]> = {}
  for (const [name, all] of Object.entries(rows)) {
    const theirs = SIGN_IN_TABLES.includes(name) ? [] : all.filter((row) => isOf(row, userId))
    if (theirs.length > 0) own[name] = theirs
  }
  // A document's pieces name its content, and no person.
  const named = new Set(Object.values(own).flatMap((all) => all.flatMap((row) => Object.values(row))))
  const pieces = (rows.careerPieces ?? []).filter(({ file }) => named.has(file))
  return { stamps, rows: pieces.length > 0 ? { ...own, careerPieces: pieces } : own }
}

const isTheirs = (table: string, row: Row, userId: string): boolean =>
  portalTables().includes(table) && isOf(row, userId)

/** Takes out of the earlier database what is not its owner's, and out of its log, and says whose it is. */
async function cleanDatabase(owner: string, others: readonly string[]): Promise<void> {
  if (!(await Dexie.exists(EARLIER_DATABASE))) return
  await withEarlier('rw', async (db) => {
    const names = db.tables.map(({ name }) => name)
    for (const name of [...SIGN_IN_TABLES, 'replies'].filter((one) => names.includes(one))) await db.table(name).clear()
    const gone = new Set<unknown>()
    for (const name of portalTables().filter((one) => names.includes(one))) {
      const theirs = await db
        .table<Row, string>(name)
        .filter((row) => others.some((one) => isOf(row, one)))
        .toArray()
      for (const row of theirs) for (const value of Object.values(row)) gone.add(value)
      await db.table(name).bulkDelete(theirs.map(({ id }) => id))
    }
    if (names.includes('careerPieces'))
      await db
        .table<Row, string>('careerPieces')
        .filter(({ file }) => gone.has(file))
        .delete()
    await cleanLog(db, others)
    await db.table('meta').put({ key: OWNER, value: owner })
  })
}

async function cleanLog(db: Dexie, others: readonly string[]): Promise<void> {
  const portal = portalTables()
  const isGone = ({ table, before, after }: RowChange) => {
    const row = (before ?? after) as Row | undefined
    const isOthers = portal.includes(table) && row !== undefined && others.some((one) => isOf(row, one))
    return SIGN_IN_TABLES.includes(table) || isOthers
  }
  const bytes: string[] = []
  await db
    .table<StoredChange, number>('changes')
    .toCollection()
    .modify((change) => {
      const dropped = change.rows.filter(isGone)
      if (dropped.length === 0) return
      for (const row of dropped) bytes.push(...bytesOf(row.before), ...bytesOf(row.after))
      const rows = change.rows.filter((row) => !isGone(row))
      Object.assign(change, { rows, touched: touchedBy(rows) })
    })
  if (db.tables.some(({ name }) => name === 'changeBytes')) await db.table('changeBytes').bulkDelete(bytes)
}

/** The page stored them in one cache for everybody. */
async function moveSnapshots(owner: string): Promise<void> {
  const [from, to] = ['cairn-snapshots', namesOf(owner, owner).snapshots]
  if (!(await globalThis.caches?.has(from))) return
  const [earlier, own] = [await caches.open(from), await caches.open(to)]
  for (const request of await earlier.keys()) {
    const found = await earlier.match(request)
    if (found) await own.put(request, found)
  }
  await caches.delete(from)
}

/** Opens it as it is, whatever build made it. */
async function withEarlier<T>(mode: 'r' | 'rw', work: (db: Dexie) => Promise<T>): Promise<T> {
  const db = await new Dexie(EARLIER_DATABASE).open()
  try {
    return await db.transaction(mode, db.tables, () => work(db))
  } finally {
    db.close()
  }
}
