// Ordered lists with ranks and counts, kept in step with the rows in every transaction: any page of 100,000 rows and any count are found without a scan or
// an offset. listed.ts says which rows stand in which lists; a module's handlers read them:
//
//   const { ids, total } = await pageOfList(db, 'products by name', { page: 3, size: 10 })        // page from 1; `reverse: true` from the end
//   const products = await tables.products.bulkGet(ids)
//   const [inbox, spam] = await countsOf(db, ['mails folder inbox unread', 'mails folder spam'])
//
// To add a list: let the table's line in listed.ts return one entry more, [list, sortKey], with a key of list-keys.ts. Rows with the same sort key stand in
// the order of their ids. A handler that wants pages, counts and rows of one moment opens one transaction: db.transaction('r', [...LIST_TABLES, 'products'], …).
import type { CairnDb } from './db.ts'
import { BREAK, entryOf, idOf, keysOf, type ListRanks, PAST, plain, ranksOf, stretchAt, sum } from './list-entries.ts'

/** Where they are kept: one key for each entry, and for each list how many entries stand where (own-tables.ts). */
export const LIST_TABLES = ['listKeys', 'listRanks'] as const

export interface PageAsked {
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
export async function pageOfList(
  db: CairnDb,
  list: string,
  { page, size, reverse = false }: PageAsked,
): Promise<ListPage> {
  const [start, end] = [(page - 1) * size, page * size]
  if (!reverse) return partOfList(db, list, start, end)
  const ranks = await ranksOf(db).get(list)
  if (!ranks) return { ids: [], total: 0 }
  const { total } = ranks
  const ids = await stretch(db, ranks, Math.max(0, total - end), Math.max(0, total - start))
  return { ids: ids.reverse(), total }
}

/** The ids at the places `start` up to `end` of a list, counted from 0, and how many it has in all. */
export async function partOfList(db: CairnDb, list: string, start: number, end: number): Promise<ListPage> {
  const ranks = await ranksOf(db).get(list)
  return ranks ? { ids: await stretch(db, ranks, start, end), total: ranks.total } : { ids: [], total: 0 }
}

/** The ids at the places `start` up to `end` of a list, counted from 0. */
export const sliceOfList = async (db: CairnDb, list: string, start: number, end: number): Promise<string[]> =>
  (await partOfList(db, list, start, end)).ids

/** How many entries a list has. */
export const countOf = async (db: CairnDb, list: string): Promise<number> => (await ranksOf(db).get(list))?.total ?? 0

/** How many entries each of several lists has, in one go. */
export const countsOf = async (db: CairnDb, lists: readonly string[]): Promise<number[]> =>
  (await ranksOf(db).bulkGet([...lists])).map((ranks) => ranks?.total ?? 0)

/** How many entries of a list stand before a sort key (and id): the place that such an entry has or would have. */
export async function placeOf(db: CairnDb, list: string, sortKey: string, id?: string): Promise<number> {
  const ranks = await ranksOf(db).get(list)
  if (!ranks) return 0
  const entry = id === undefined ? plain(sortKey) : entryOf(sortKey, id)
  const at = stretchAt(ranks.places, entry)
  const within = keysOf(db).where('key').between(`${list}${BREAK}${ranks.places[at]}`, `${list}${BREAK}${entry}`)
  return sum(ranks.counts.slice(0, at)) + (await within.count())
}

/** The ids of a list's entries from one sort key up to another, in the list's order; from its beginning, to its end. It reads them all. */
export async function idsBetween(db: CairnDb, list: string, from = '', below?: string): Promise<string[]> {
  const end = below === undefined ? `${list}${PAST}` : `${list}${BREAK}${plain(below)}`
  const keys = await keysOf(db)
    .where('key')
    .between(`${list}${BREAK}${plain(from)}`, end)
    .primaryKeys()
  return keys.map((key) => idOf(list, key))
}

/** The names of all lists that are not empty and begin so. */
export const listsNamed = (db: CairnDb, beginning: string): Promise<string[]> =>
  ranksOf(db).where('list').startsWith(beginning).primaryKeys()

async function stretch(db: CairnDb, { list, places, counts }: ListRanks, start: number, end: number) {
  let before = 0
  let at = 0
  while (at < counts.length && before + (counts[at] ?? 0) <= start) before += counts[at++] ?? 0
  if (at === counts.length || end <= start) return []
  const keys = await keysOf(db)
    .where('key')
    .between(`${list}${BREAK}${places[at]}`, `${list}${PAST}`)
    .limit(end - before)
    .primaryKeys()
  return keys.slice(start - before).map((key) => idOf(list, key))
}
