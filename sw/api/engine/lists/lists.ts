// Ordered lists with ranks and counts, kept in step with the rows in every transaction: any page of 100,000 rows and any count are found without a scan or
// an offset. a card's `listed` says which rows are in which lists; a module's handlers read them:
//
//   const { ids, total } = await pageOfList(db, 'products by name', { page: 3, size: 10 })        // page from 1; `reverse: true` from the end
//   const products = await tables.products.bulkGet(ids)
//   const [inbox, spam] = await countsOf(db, ['mails folder inbox unread', 'mails folder spam'])
//
// To add a list: let the table's function in `listed` return one entry more, [list, sortKey], with a key of list-keys.ts. Rows with the same sort key are in
// the order of their ids. A handler that wants pages, counts and rows of one moment opens one transaction: db.transaction('r', [...LIST_TABLES, 'products'], …).
import { Dexie } from 'dexie'
import type { CairnDb } from '#sw/api/engine/db.ts'
import {
  entryOf,
  firstFrom,
  idOf,
  keyOf,
  LIST_TABLES,
  type ListRanks,
  PAST,
  plain,
  ranksOf,
  sortKeyOf,
  stretchAt,
  stretchesOf,
  sum,
} from './list-entries.ts'

export interface PageRequest {
  /** From 1. */
  readonly page: number
  readonly size: number
  /** The last entry of the list first. */
  readonly reverse?: boolean
}

export interface ListPage {
  /** Of the rows, in the list's order; fewer than the size on the last page, none past it. */
  readonly ids: string[]
  /** How many the whole list has. */
  readonly total: number
}

/** One page of a list. An unknown list is an empty one. */
export const pageOfList = (
  db: CairnDb,
  list: string,
  { page, size, reverse = false }: PageRequest,
): Promise<ListPage> => {
  const [start, end] = [(page - 1) * size, page * size]
  if (!reverse) return partOfList(db, list, start, end)
  return withRanks(db, list, { ids: [], total: 0 }, async (ranks) => {
    const { total } = ranks
    const ids = await idsAt(db, ranks, Math.max(0, total - end), Math.max(0, total - start))
    return { ids: ids.reverse(), total }
  })
}

/** The ids at the indexes `start` up to `end` of a list, and how many it has in all. */
export const partOfList = (db: CairnDb, list: string, start: number, end: number): Promise<ListPage> =>
  withRanks(db, list, { ids: [], total: 0 }, async (ranks) => ({
    ids: await idsAt(db, ranks, start, end),
    total: ranks.total,
  }))

/** The ids at the indexes `start` up to `end` of a list. */
export const sliceOfList = async (db: CairnDb, list: string, start: number, end: number): Promise<string[]> =>
  (await partOfList(db, list, start, end)).ids

/** How many entries a list has. */
export const countOf = async (db: CairnDb, list: string): Promise<number> => (await ranksOf(db).get(list))?.total ?? 0

/** How many entries each of several lists has, in one go. */
export const countsOf = async (db: CairnDb, lists: readonly string[]): Promise<number[]> =>
  (await ranksOf(db).bulkGet([...lists])).map((ranks) => ranks?.total ?? 0)

/** How many entries of a list are before a sort key (and id): the index that such an entry has or would have. */
export const positionOf = (db: CairnDb, list: string, sortKey: string, id?: string): Promise<number> =>
  withRanks(db, list, 0, async ({ places, counts }) => {
    const entry = id === undefined ? plain(sortKey) : entryOf(sortKey, id)
    const at = stretchAt(places, entry)
    const stretch = await stretchesOf(db).get(keyOf(list, places[at] ?? ''))
    return sum(counts.slice(0, at)) + firstFrom(stretch?.entries ?? [], entry)
  })

/** The ids of a list's entries from one sort key up to another, in the list's order; from its beginning, to its end. It reads them all. */
export const idsBetween = async (db: CairnDb, list: string, from?: string, below?: string): Promise<string[]> =>
  (await entriesBetween(db, list, from, below)).map(idOf)

/** A row in a list, and what it is listed by. */
export interface Entry {
  readonly sortKey: string
  readonly id: string
}

/** As `idsBetween`, with the sort keys. */
export const sortKeysBetween = async (db: CairnDb, list: string, from?: string, below?: string): Promise<Entry[]> =>
  (await entriesBetween(db, list, from, below)).map(splitEntry)

/** Lists that were read whole, until they change. */
const remembered = new WeakMap<
  CairnDb,
  Map<string, { readonly version: string; readonly entries: readonly string[] }>
>()

/**
 * All entries of a list as they are stored: the sort key, a break, the id. Kept in memory, so that a list of texts can be searched while somebody types.
 */
export const entriesInMemory = (db: CairnDb, list: string): Promise<readonly string[]> =>
  withRanks(db, list, [], async ({ places, version }) => {
    const known = remembered.get(db) ?? new Map()
    remembered.set(db, known)
    const before = known.get(list)
    if (before?.version === version) return before.entries
    const entries = await entriesOfPlaces(db, list, places)
    known.set(list, { version, entries })
    return entries
  })

/** The entries of a list that have one of these sort keys. */
export const entriesWith = (db: CairnDb, list: string, sortKeys: readonly string[]): Promise<Entry[]> =>
  withRanks(db, list, [], async ({ places }) => {
    const distinct = [...new Set(sortKeys)].map(plain)
    const keys = new Set(
      distinct.flatMap((sortKey) => {
        const [first, last] = [stretchAt(places, entryOf(sortKey, '')), stretchAt(places, `${sortKey}${PAST}`)]
        return places.slice(first, last + 1).map((place) => keyOf(list, place))
      }),
    )
    const stretches = await stretchesOf(db).bulkGet([...keys])
    const wanted = new Set(distinct)
    return stretches.flatMap((stretch) =>
      (stretch?.entries ?? []).filter((entry) => wanted.has(sortKeyOf(entry))).map(splitEntry),
    )
  })

/** The names of all lists that are not empty and begin so. */
export const listsNamed = (db: CairnDb, beginning: string): Promise<string[]> =>
  ranksOf(db).where('list').startsWith(beginning).primaryKeys()

const splitEntry = (entry: string): Entry => ({ sortKey: sortKeyOf(entry), id: idOf(entry) })

const entriesBetween = (db: CairnDb, list: string, from = '', below?: string): Promise<string[]> =>
  withRanks(db, list, [], async ({ places }) => {
    const first = stretchAt(places, plain(from))
    const last = below === undefined ? places.length - 1 : stretchAt(places, plain(below))
    const all = await entriesOfPlaces(db, list, places.slice(first, last + 1))
    return all.slice(firstFrom(all, plain(from)), below === undefined ? undefined : firstFrom(all, plain(below)))
  })

/** All entries of neighbouring stretches. */
async function entriesOfPlaces(db: CairnDb, list: string, places: readonly string[]): Promise<string[]> {
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return []
  const stretches = await stretchesOf(db)
    .where('key')
    .between(keyOf(list, first), keyOf(list, last), true, true)
    .toArray()
  return stretches.flatMap(({ entries }) => entries)
}

async function idsAt(db: CairnDb, { list, places, counts }: ListRanks, start: number, end: number): Promise<string[]> {
  let [before, first] = [0, 0]
  while (first < counts.length && before + (counts[first] ?? 0) <= start) before += counts[first++] ?? 0
  let [reached, last] = [before, first]
  while (last < counts.length && reached < end) reached += counts[last++] ?? 0
  if (last === first) return []
  const stretches = await stretchesOf(db).bulkGet(places.slice(first, last).map((place) => keyOf(list, place)))
  return stretches
    .flatMap((stretch) => stretch?.entries ?? [])
    .slice(start - before, Math.max(0, end - before))
    .map(idOf)
}

/** Ranks and stretches of one moment. */
async function withRanks<T>(db: CairnDb, list: string, none: T, read: (ranks: ListRanks) => Promise<T>): Promise<T> {
  const work = async () => {
    const ranks = await ranksOf(db).get(list)
    return ranks ? read(ranks) : none
  }
  return Dexie.currentTransaction ? work() : db.transaction('r', [...LIST_TABLES], work)
}
