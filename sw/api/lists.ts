// Ordered lists with ranks and counts, kept in step with the rows in every transaction: any page of 100,000 rows and any count are found without a scan or
// an offset. listed.ts says which rows stand in which lists; a module's handlers read them:
//
//   const { ids, total } = await pageOfList(db, 'products by name', { page: 3, size: 10 })        // page from 1; `reverse: true` from the end
//   const products = await tables.products.bulkGet(ids)
//   const [inbox, spam] = await countsOf(db, ['mails folder inbox unread', 'mails folder spam'])
//
// To add a list: let the table's line in listed.ts return one entry more, [list, sortKey], with a key of list-keys.ts. Rows with the same sort key stand in
// the order of their ids. A handler that wants pages, counts and rows of one moment opens one transaction: db.transaction('r', [...LIST_TABLES, 'products'], …).
import { Dexie, type Table } from 'dexie'
import type { CairnDb, RowChange } from './db.ts'
import type { Derivation } from './derived.ts'
import { type Listing, listed } from './listed.ts'

/** Where they are kept: one key for each entry, and for each list how many entries stand where (own-tables.ts). */
export const LIST_TABLES = ['listKeys', 'listRanks'] as const

/** A stretch of a list is split above so many entries ... */
const LARGEST = 256

interface ListKey {
  /** The list, the sort key and the row's id, in this order. */
  readonly key: string
}

/** How many entries of a list stand from each of these places up to the next. The first place is the beginning, ''. */
interface ListRanks {
  readonly list: string
  readonly total: number
  readonly places: readonly string[]
  readonly counts: readonly number[]
}

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

/** Stands between the parts of a key, and in none of them but the id. */
const BREAK = '\u001f'
/** The character after it: what begins with a list's name and this is past the list. */
const PAST = '\u0020'

const plain = (text: string): string => (text.includes(BREAK) ? text.replaceAll(BREAK, PAST) : text)
const entryOf = (sortKey: string, id: string): string => `${plain(sortKey)}${BREAK}${id}`
const idOf = (list: string, key: string): string => key.slice(key.indexOf(BREAK, list.length + 1) + 1)

const keysOf = (db: CairnDb): Table<ListKey, string> => db.table('listKeys')
const ranksOf = (db: CairnDb): Table<ListRanks, string> => db.table('listRanks')
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

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

/** The last of the ascending places that is not past the entry. */
function stretchAt(places: readonly string[], entry: string): number {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((places[middle] ?? '') <= entry) low = middle
    else high = middle - 1
  }
  return low
}

interface Moves {
  readonly added: string[]
  readonly removed: string[]
}

/**
 * Keeps the lists of these tables' rows. Only lists whose entries change are touched.
 * @param largest above so many entries a stretch of a list is split
 */
export function createLists(listings: Readonly<Record<string, Listing>>, largest = LARGEST): Derivation {
  return {
    tables: LIST_TABLES,
    async apply(db, rows) {
      const moves = movesOf(listings, rows)
      if (moves.size === 0) return
      await storeKeys(db, moves)
      const lists = [...moves.keys()]
      const known = await ranksOf(db).bulkGet(lists)
      const counted = [...moves].map(([list, moved], index) => countedAnew(list, known[index], moved, largest))
      // Only these await something: Dexie loses the transaction over a hundred awaits that ask nothing of it.
      for (const [index, ranks] of counted.entries()) {
        if (ranks.counts.some((count) => count > largest)) counted[index] = await divided(db, ranks, largest)
      }
      const changed = counted.filter(({ total }) => total > 0)
      const emptied = counted.flatMap(({ list, total }) => (total > 0 ? [] : [list]))
      await ranksOf(db).bulkPut(changed)
      await ranksOf(db).bulkDelete(emptied)
    },
  }
}

/** The lists of all modules (listed.ts). */
export const lists: Derivation = createLists(listed)

function movesOf(listings: Readonly<Record<string, Listing>>, rows: readonly RowChange[]): Map<string, Moves> {
  const moves = new Map<string, Moves>()
  const movesIn = (list: string): Moves => {
    const known = moves.get(list) ?? { added: [], removed: [] }
    moves.set(list, known)
    return known
  }
  for (const { table, key, before, after } of rows) {
    const listing = Object.hasOwn(listings, table) ? listings[table] : undefined
    if (!listing) continue
    const was = entriesOf(listing, key, before)
    const is = entriesOf(listing, key, after)
    for (const [list, entry] of is) if (was.get(list) !== entry) movesIn(list).added.push(entry)
    for (const [list, entry] of was) if (is.get(list) !== entry) movesIn(list).removed.push(entry)
  }
  return moves
}

function entriesOf(listing: Listing, id: string, row: RowChange['after']): Map<string, string> {
  return new Map(row ? listing(row).map(([list, sortKey]) => [plain(list), entryOf(sortKey, id)]) : [])
}

/** Stores and removes the entries. What was there or gone already leaves the moves, so that no count can drift. */
async function storeKeys(db: CairnDb, moves: ReadonlyMap<string, Moves>): Promise<void> {
  const keysTo = (move: keyof Moves) =>
    [...moves].flatMap(([list, moved]) => moved[move].map((entry) => `${list}${BREAK}${entry}`))
  const [removed, added] = [keysTo('removed'), keysTo('added')]
  if (removed.length > 0) {
    const found = await keysOf(db).bulkGet(removed)
    forget(moves, 'removed', new Set(removed.filter((_, index) => !found[index])))
    await keysOf(db).bulkDelete(removed)
  }
  if (added.length > 0) {
    const adding = keysOf(db).bulkAdd(added.map((key) => ({ key })))
    await adding.catch(Dexie.BulkError, ({ failuresByPos }) =>
      forget(moves, 'added', new Set(added.filter((_, index) => index in failuresByPos))),
    )
  }
}

function forget(moves: ReadonlyMap<string, Moves>, move: keyof Moves, keys: ReadonlySet<string>): void {
  if (keys.size === 0) return
  for (const [list, moved] of moves) {
    const kept = moved[move].filter((entry) => !keys.has(`${list}${BREAK}${entry}`))
    moved[move].splice(0, moved[move].length, ...kept)
  }
}

function countedAnew(
  list: string,
  known: ListRanks | undefined,
  { added, removed }: Moves,
  largest: number,
): ListRanks {
  const places = known?.places ?? ['']
  const counts = [...(known?.counts ?? [0])]
  const count = (entry: string, by: number) => {
    const at = stretchAt(places, entry)
    counts[at] = (counts[at] ?? 0) + by
  }
  for (const entry of removed) count(entry, -1)
  for (const entry of added) count(entry, 1)
  const stretches = removed.length > 0 ? joined({ places, counts }, largest) : { places, counts }
  return { list, total: sum(counts), ...stretches }
}

type Stretches = Pick<ListRanks, 'places' | 'counts'>

/** Splits what has grown too large into parts half as large as may be. */
async function divided(db: CairnDb, { list, total, places, counts }: ListRanks, largest: number): Promise<ListRanks> {
  const [newPlaces, newCounts]: [string[], number[]] = [[], []]
  for (const [at, place] of places.entries()) {
    const count = counts[at] ?? 0
    const parts = count > largest ? Math.ceil((2 * count) / largest) : 1
    const next = places[at + 1]
    const end = next === undefined ? `${list}${PAST}` : `${list}${BREAK}${next}`
    const keys = parts === 1 ? [] : await keysOf(db).where('key').between(`${list}${BREAK}${place}`, end).primaryKeys()
    for (let part = 0; part < parts; part += 1) {
      const [from, to] = [Math.floor((part * count) / parts), Math.floor(((part + 1) * count) / parts)]
      newPlaces.push(part === 0 ? place : (keys[from] ?? '').slice(list.length + 1))
      newCounts.push(to - from)
    }
  }
  return { list, total, places: newPlaces, counts: newCounts }
}

/** Joins neighbours that have become small. */
function joined({ places, counts }: Stretches, largest: number): Stretches {
  const [newPlaces, newCounts]: [string[], number[]] = [[], []]
  for (const [at, place] of places.entries()) {
    const [count, before] = [counts[at] ?? 0, newCounts.at(-1)]
    if (before !== undefined && before + count <= largest / 2) newCounts[newCounts.length - 1] = before + count
    else {
      newPlaces.push(place)
      newCounts.push(count)
    }
  }
  return { places: newPlaces, counts: newCounts }
}
