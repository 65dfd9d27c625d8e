// Keeps the ordered lists in step with the rows, in the transaction that changes them: which entries come and go, and how many stand where. Used by derived.ts.
import { Dexie } from 'dexie'
import type { CairnDb, RowChange } from './db.ts'
import type { Derivation } from './derived.ts'
import { BREAK, entryOf, keysOf, type ListRanks, PAST, plain, ranksOf, stretchAt, sum } from './list-entries.ts'
import { type Listing, listed } from './listed.ts'
import { LIST_TABLES } from './lists.ts'

/** A stretch of a list is split above so many entries ... */
const LARGEST = 256

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
