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
  const ranks = await ranksOf(db).get(list)
  if (!ranks) return { ids: [], total: 0 }
  const [start, end] = [(page - 1) * size, page * size]
  const { total } = ranks
  if (!reverse) return { ids: await stretch(db, ranks, start, end), total }
  const ids = await stretch(db, ranks, Math.max(0, total - end), Math.max(0, total - start))
  return { ids: ids.reverse(), total }
}

/** The ids at the places `start` up to `end` of a list, counted from 0. */
export async function sliceOfList(db: CairnDb, list: string, start: number, end: number): Promise<string[]> {
  const ranks = await ranksOf(db).get(list)
  return ranks ? stretch(db, ranks, start, end) : []
}

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
      const changed: ListRanks[] = []
      const emptied: string[] = []
      for (const [index, [list, moved]] of [...moves].entries()) {
        const ranks = await ranked(db, list, known[index], moved, largest)
        if (ranks.total > 0) changed.push(ranks)
        else if (known[index]) emptied.push(list)
      }
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
  for (const [list, moved] of moves) {
    const keyed = (entry: string): string => `${list}${BREAK}${entry}`
    if (moved.removed.length > 0) {
      const found = await keysOf(db).bulkGet(moved.removed.map(keyed))
      keep(moved.removed, (index) => found[index] !== undefined)
      await keysOf(db).bulkDelete(moved.removed.map(keyed))
    }
    if (moved.added.length > 0) {
      const added = keysOf(db).bulkAdd(moved.added.map((entry) => ({ key: keyed(entry) })))
      await added.catch(Dexie.BulkError, ({ failuresByPos }) => keep(moved.added, (index) => !(index in failuresByPos)))
    }
  }
}

function keep(entries: string[], isKept: (index: number) => boolean): void {
  const kept = entries.filter((_, index) => isKept(index))
  entries.splice(0, entries.length, ...kept)
}

async function ranked(
  db: CairnDb,
  list: string,
  known: ListRanks | undefined,
  { added, removed }: Moves,
  largest: number,
): Promise<ListRanks> {
  const places = known?.places ?? ['']
  const counts = [...(known?.counts ?? [0])]
  const count = (entry: string, by: number) => {
    const at = stretchAt(places, entry)
    counts[at] = (counts[at] ?? 0) + by
  }
  for (const entry of removed) count(entry, -1)
  for (const entry of added) count(entry, 1)
  const divided = await divide(db, list, places, counts, largest)
  return { list, total: sum(counts), ...(removed.length > 0 ? joined(divided, largest) : divided) }
}

type Stretches = Pick<ListRanks, 'places' | 'counts'>

/** Splits what has grown too large into parts half as large as may be. */
async function divide(
  db: CairnDb,
  list: string,
  places: readonly string[],
  counts: readonly number[],
  largest: number,
): Promise<Stretches> {
  if (counts.every((count) => count <= largest)) return { places, counts }
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
  return { places: newPlaces, counts: newCounts }
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
