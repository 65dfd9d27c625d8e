// The search index: for each table, segments of its rows' words in the database, cached in memory once they are read.
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { type BestHits, isDead, searchSegment } from './search-query.ts'
import { IDS_OF_A_NOTE, note, type SearchNote } from './search-queue.ts'
import { AWAY, CUT, makeSegment, mergeSegments, type Segment, termsFrom, visitPostings } from './search-segment.ts'
import { documentOf } from './searchable.ts'

/** Raised when rows are read or packed in another way: the index is then made anew from the rows. */
const VERSION = 2
/** The most rows of a segment that was merged: merging a larger one takes too long in one go. */
const LARGEST = 4096
/** About how many rows are read in one transaction, so that no call waits for long. */
const AT_ONCE = IDS_OF_A_NOTE

interface Part {
  readonly id: string
  /** How many of its rows are still live. */
  readonly live: number
  /** One bit for each row that was changed or deleted since. */
  readonly dead: Uint8Array<ArrayBuffer>
}

/** What of a table is indexed, in `meta`. */
interface Manifest {
  readonly version: number
  /** Oldest first. */
  readonly parts: readonly Part[]
}

/** The index of one table, read. */
export type TableIndex = readonly (Part & { readonly segment: Segment })[]

type Loaded = ReadonlyMap<string, Segment>

/** By table, the segments that were read. They never change, so that the cache is never out of date. */
const loaded = new WeakMap<CairnDb, Map<string, Loaded>>()

/** What reading rows for the index takes. */
export type Indexing = Pick<Context, 'db' | 'maintain' | 'newId'>

/**
 * Reads what was noted since. A search that begins after this sees everything written before it.
 * @returns false where a newer build owns the database, and the index is as that left it
 */
export async function updateIndexes(context: Indexing, tables: readonly string[]): Promise<boolean> {
  while (await isBehind(context.db, tables)) if (!(await indexSlice(context, tables))) return false
  return true
}

/** So many rows are indexed while nobody notices. */
const AT_MOST_BEHIND = 2000
/** Indexing a row takes longer than so many are looked through. */
const INDEX_ONE = 10

/** Whether so much of a table is not indexed yet, as after an import of many rows, that looking through all its rows is quicker than indexing those first. */
export async function isFarBehind(db: CairnDb, table: string): Promise<boolean> {
  return db.transaction('r', ['meta', 'searchQueue', table], async () => {
    const notes = await notesOn(db, [table]).toArray()
    const manifest = (await db.meta.get(keyOf(table)))?.value as Manifest | undefined
    const isIndexed = manifest?.version === VERSION
    if (isIndexed && notes.length === 0) return false
    const rows = await db.table(table).count()
    const behind = isIndexed ? notes.reduce((sum, { ids }) => sum + ids.length, 0) : rows
    return behind > Math.max(AT_MOST_BEHIND, rows / INDEX_ONE)
  })
}

/**
 * Reads some of what was noted since, in one transaction.
 * @returns whether it did: false where there is nothing, or where nothing may be written
 */
export async function indexSlice({ db, maintain, newId }: Indexing, tables: readonly string[]): Promise<boolean> {
  let isWorking = false
  await maintain(async () => {
    for (const table of tables) {
      if (await readIndex(db, table)) continue
      isWorking = true
      return startAnew(db, table)
    }
    isWorking = await workOff(db, tables, newId)
  })
  return isWorking
}

/** Call inside a transaction over `meta` and `searchSegments`. */
export async function openIndexes(db: CairnDb, tables: readonly string[]): Promise<Map<string, TableIndex>> {
  const manifests = await db.meta.bulkGet(tables.map(keyOf))
  const indexes = await Promise.all(
    tables.map((table, at) => readParts(db, table, manifests[at]?.value as Manifest | undefined)),
  )
  return new Map(tables.map((table, at) => [table, indexes[at] ?? []]))
}

export interface TableQuery {
  readonly table: string
  /** Folded. */
  readonly needed: readonly string[]
  /** Also finds words that are nearly those. */
  readonly withSlips: boolean
  /** ms since the epoch; what is from later is left out */
  readonly until?: number | undefined
}

/** Adds what a table has, without what is put away. */
export function searchIndex(
  index: TableIndex,
  { table, needed, withSlips, until = Number.POSITIVE_INFINITY }: TableQuery,
  best: BestHits,
): void {
  for (const { segment, dead } of index) {
    const away = rowsAway(segment)
    searchSegment(segment, needed, withSlips, (row, score) => {
      if (isDead(dead, row) || away?.has(row)) return
      const at = segment.at[row] as number
      if (at <= until) best.add(table, segment.rows[row] as string, score, at)
    })
  }
}

/** The rows of a segment that are put away. */
export function rowsAway(segment: Segment): Set<number> | undefined {
  const [term, end] = termsFrom(segment, AWAY)
  if (term === end) return undefined
  const away = new Set<number>()
  visitPostings(segment, term, (row) => away.add(row))
  return away
}

/** The ids of all rows that may have a text somewhere in theirs: each of its words is part of one of theirs. */
export function rowsContaining(index: TableIndex, terms: readonly string[]): string[] {
  return index.flatMap(({ segment, dead }) => {
    const had = new Uint8Array(segment.rows.length)
    for (const [done, word] of terms.entries()) {
      const raise = (row: number) => {
        if (had[row] === done) had[row] = done + 1
      }
      for (const [term, text] of segment.terms.entries()) {
        if (text === CUT || text.includes(word)) visitPostings(segment, term, raise)
      }
    }
    return segment.rows.filter((_, row) => had[row] === terms.length && !isDead(dead, row))
  })
}

async function isBehind(db: CairnDb, tables: readonly string[]): Promise<boolean> {
  return db.transaction('r', ['meta', 'searchQueue', 'searchSegments'], async () => {
    const manifests = (await db.meta.bulkGet(tables.map(keyOf))).map((row) => row?.value as Manifest | undefined)
    if (manifests.some((manifest) => manifest?.version !== VERSION)) return true
    const stored = new Set(await segmentsOf(db).toCollection().primaryKeys())
    if (manifests.some((manifest) => manifest?.parts.some(({ id }) => !stored.has(id)))) return true
    // Mostly there are none, which a count shows at once.
    if ((await db.table('searchQueue').count()) === 0) return false
    return (await notesOn(db, tables).count()) > 0
  })
}

const keyOf = (table: string): string => `search ${table}`
const notesOn = (db: CairnDb, tables: readonly string[]) =>
  db.table<SearchNote, number>('searchQueue').where('table').anyOf(tables)
const segmentsOf = (db: CairnDb) => db.table<Segment & { readonly table: string }, string>('searchSegments')

/** Undefined where the table was never indexed, was indexed in another way, or lacks a part. */
async function readIndex(db: CairnDb, table: string): Promise<TableIndex | undefined> {
  return readParts(db, table, (await db.meta.get(keyOf(table)))?.value as Manifest | undefined)
}

async function readParts(db: CairnDb, table: string, manifest: Manifest | undefined): Promise<TableIndex | undefined> {
  if (manifest?.version !== VERSION) return undefined
  const known = loaded.get(db) ?? new Map<string, Loaded>()
  loaded.set(db, known)
  const before = known.get(table)
  const missing = manifest.parts.filter(({ id }) => !before?.has(id)).map(({ id }) => id)
  const read = missing.length > 0 ? await segmentsOf(db).bulkGet(missing) : []
  const segments = new Map(
    manifest.parts.flatMap(({ id }) => {
      const segment = before?.get(id) ?? read[missing.indexOf(id)]
      return segment ? [[id, segment] as const] : []
    }),
  )
  known.set(table, segments)
  const index = manifest.parts.flatMap((part) => {
    const segment = segments.get(part.id)
    return segment ? [{ ...part, segment }] : []
  })
  return index.length === manifest.parts.length ? index : undefined
}

/** All rows of the table are to be read. */
async function startAnew(db: CairnDb, table: string): Promise<void> {
  await segmentsOf(db).where('table').equals(table).delete()
  await notesOn(db, [table]).delete()
  await note(db, table, await db.table<unknown, string>(table).toCollection().primaryKeys())
  await db.meta.put({ key: keyOf(table), value: { version: VERSION, parts: [] } satisfies Manifest })
}

/** @returns whether anything was noted */
async function workOff(db: CairnDb, tables: readonly string[], newId: () => string): Promise<boolean> {
  const notes = await notesOn(db, tables).limit(AT_ONCE).toArray()
  let count = 0
  const taken = notes.filter(({ ids }) => {
    count += ids.length
    return count <= AT_ONCE || count === ids.length
  })
  for (const [table, own] of Map.groupBy(taken, (one) => one.table)) {
    await replaceRows(db, table, new Set(own.flatMap(({ ids }) => ids)), newId)
  }
  await db.table<SearchNote, number>('searchQueue').bulkDelete(taken.map(({ n }) => n as number))
  return taken.length > 0
}

/** Reads these rows again: what the index had of them is dead, what they are now is a segment of its own, merged with its like. */
async function replaceRows(db: CairnDb, table: string, ids: ReadonlySet<string>, newId: () => string): Promise<void> {
  const index = (await readIndex(db, table)) ?? []
  const rows = await db.table<{ readonly id: string }, string>(table).bulkGet([...ids])
  const documents = rows.flatMap((row) => {
    const document = row && documentOf(db, table, row)
    return document ? [[row.id, document] as const] : []
  })
  const fresh = documents.length > 0 ? [whole(makeSegment(newId(), documents))] : []
  const parts = compact([...index.map((part) => without(part, ids)), ...fresh], newId)
  const made = parts.filter(({ id }) => !index.some((part) => part.id === id))
  const dropped = index.filter(({ id }) => !parts.some((part) => part.id === id))
  await segmentsOf(db).bulkAdd(made.map(({ segment }) => ({ ...segment, table })))
  await segmentsOf(db).bulkDelete(dropped.map(({ id }) => id))
  const manifest: Manifest = { version: VERSION, parts: parts.map(({ id, live, dead }) => ({ id, live, dead })) }
  await db.meta.put({ key: keyOf(table), value: manifest })
}

type OpenPart = TableIndex[number]

const whole = (segment: Segment): OpenPart => ({
  id: segment.id,
  live: segment.rows.length,
  dead: new Uint8Array(Math.ceil(segment.rows.length / 8)),
  segment,
})

function without(part: OpenPart, ids: ReadonlySet<string>): OpenPart {
  const dead = part.dead.slice()
  let { live } = part
  for (const [row, id] of part.segment.rows.entries()) {
    if (!ids.has(id) || isDead(dead, row)) continue
    dead[row >> 3] = (dead[row >> 3] as number) | (1 << (row & 7))
    live -= 1
  }
  return { ...part, dead, live }
}

/** Merges the newest parts until each is less than half as large as the one before it: few parts, and each row is merged few times. */
function compact(parts: readonly OpenPart[], newId: () => string): OpenPart[] {
  const living = parts.filter(({ live }) => live > 0)
  let [from, size] = [living.length - 1, living.at(-1)?.live ?? 0]
  for (; from > 0; from -= 1) {
    const before = living[from - 1]?.live ?? 0
    if (size * 2 < before || before + size > LARGEST) break
    size += before
  }
  // All in one go: what is merged in pairs is merged again and again.
  if (from < living.length - 1) living.push(merged(living.splice(from), newId))
  // Mostly dead rows cost each search as much as live ones.
  return living.map((part) => (part.live * 2 < part.segment.rows.length ? merged([part], newId) : part))
}

function merged(parts: readonly OpenPart[], newId: () => string): OpenPart {
  const deadOf = new Map(parts.map(({ segment, dead }) => [segment, dead]))
  const isAlive = (segment: Segment, row: number) => !isDead(deadOf.get(segment) as Uint8Array, row)
  return whole(
    mergeSegments(
      newId(),
      parts.map(({ segment }) => segment),
      isAlive,
    ),
  )
}
