// Keeps the ordered lists in step with the rows, in the transaction that changes them: which entries come and go, and how many are where.

import type { CairnDb, RowChange } from '#sw/api/engine/db.ts'
import type { Derivation } from '#sw/api/engine/derived.ts'
import {
  entryOf,
  keyOf,
  LIST_TABLES,
  type Listing,
  type ListRanks,
  plain,
  ranksOf,
  stretchAt,
  stretchesOf,
  sum,
} from './list-entries.ts'

/** A stretch of a list is split above so many entries ... */
const LARGEST = 256

interface Moves {
  readonly added: string[]
  readonly removed: string[]
}

/** A stretch while its list is being changed. */
interface Piece {
  readonly place: string
  readonly count: number
  /** Undefined where it was not read. */
  readonly entries: readonly string[] | undefined
  /** Not stored so. */
  readonly isNew: boolean
}

interface ChangedList {
  readonly list: string
  readonly ranks: ListRanks | undefined
  readonly moves: Moves
  pieces: Piece[]
}

/**
 * Keeps the lists of these tables' rows. Only lists whose entries change are touched; what was there or gone already changes nothing.
 * @param largest above so many entries a stretch of a list is split
 */
export function createLists(listings: Readonly<Record<string, Listing>>, largest = LARGEST): Derivation {
  return {
    tables: LIST_TABLES,
    async apply(db, rows) {
      const moves = movesOf(listings, rows)
      if (moves.size === 0) return
      const known = await ranksOf(db).bulkGet([...moves.keys()])
      const lists = [...moves].map(([list, moved], index) => openList(list, known[index], moved))
      await read(db, lists, touchedPieces)
      for (const one of lists) one.pieces = withMoves(one, largest)
      await read(db, lists, (one) => joinable(one, largest).flat())
      for (const one of lists) one.pieces = joined(one, largest)
      await store(db, lists)
    },
  }
}

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
    for (const [list, entry] of is) if (!has(was, list, entry)) movesIn(list).added.push(entry)
    for (const [list, entry] of was) if (!has(is, list, entry)) movesIn(list).removed.push(entry)
  }
  return moves
}

type Entries = (readonly [list: string, entry: string])[]

const entriesOf = (listing: Listing, id: string, row: RowChange['after']): Entries =>
  row ? listing(row as never).map(([list, sortKey]) => [plain(list), entryOf(sortKey, id)]) : []

/** A row has a handful of entries. */
const has = (entries: Entries, list: string, entry: string): boolean =>
  entries.some((other) => other[1] === entry && other[0] === list)

function openList(list: string, ranks: ListRanks | undefined, moves: Moves): ChangedList {
  const pieces = ranks?.places.map(
    (place, at): Piece => ({ place, count: ranks.counts[at] ?? 0, entries: undefined, isNew: false }),
  )
  return { list, ranks, moves, pieces: pieces ?? [{ place: '', count: 0, entries: [], isNew: true }] }
}

/** Reads the pieces that are wanted and were not read, of all lists in one go. */
async function read(
  db: CairnDb,
  lists: readonly ChangedList[],
  wanted: (list: ChangedList) => readonly Piece[],
): Promise<void> {
  const missing = lists.flatMap((one) =>
    [...new Set(wanted(one))].filter(({ entries }) => !entries).map((piece) => ({ one, piece })),
  )
  if (missing.length === 0) return
  const found = await stretchesOf(db).bulkGet(missing.map(({ one, piece }) => keyOf(one.list, piece.place)))
  const entriesOfPiece = new Map(missing.map(({ piece }, index) => [piece, found[index]?.entries ?? []]))
  for (const one of new Set(missing.map(({ one }) => one))) {
    one.pieces = one.pieces.map((piece) => {
      const entries = entriesOfPiece.get(piece)
      return entries ? { ...piece, entries, count: entries.length } : piece
    })
  }
}

const placesOf = (pieces: readonly Piece[]): string[] => pieces.map(({ place }) => place)

function touchedPieces({ pieces, moves: { added, removed } }: ChangedList): Piece[] {
  const places = placesOf(pieces)
  return [...added, ...removed].map((entry) => pieces[stretchAt(places, entry)] as Piece)
}

/** With the entries that come, without those that go; what has become too large is split, what has become empty is left out. */
function withMoves({ pieces, moves: { added, removed } }: ChangedList, largest: number): Piece[] {
  const places = placesOf(pieces)
  const changed = new Map<number, Set<string>>()
  const entriesAt = (entry: string): Set<string> => {
    const at = stretchAt(places, entry)
    const entries = changed.get(at) ?? new Set(pieces[at]?.entries)
    changed.set(at, entries)
    return entries
  }
  for (const entry of removed) entriesAt(entry).delete(entry)
  for (const entry of added) entriesAt(entry).add(entry)
  return pieces.flatMap((piece, at) => {
    const own = changed.get(at)
    if (!own) return [piece]
    const entries = [...own].sort()
    const isSame = entries.length === piece.count && entries.every((entry, index) => entry === piece.entries?.[index])
    return isSame && !piece.isNew ? [piece] : split(piece.place, entries, largest)
  })
}

/** In equal parts, three quarters full where there are many, so that each has room. */
function split(place: string, entries: readonly string[], largest: number): Piece[] {
  const { length } = entries
  const parts = length > largest ? Math.ceil(length / ((3 / 4) * largest)) : Math.min(1, length)
  return Array.from({ length: parts }, (_, part) => {
    const own = entries.slice(Math.floor((part * length) / parts), Math.floor(((part + 1) * length) / parts))
    const first = own[0] ?? ''
    // Entries before the first place of all come into its piece: stored under its old place, it could take that of the next part.
    return { place: part === 0 && place <= first ? place : first, count: own.length, entries: own, isNew: true }
  })
}

/** Neighbours that have become small, one of them just now: each group is to be one piece. */
function joinable({ pieces, moves }: ChangedList, largest: number): Piece[][] {
  if (moves.removed.length === 0) return []
  const groups: Piece[][] = []
  let count = Number.POSITIVE_INFINITY
  for (const piece of pieces) {
    if (count + piece.count <= largest / 2) {
      groups.at(-1)?.push(piece)
      count += piece.count
    } else {
      groups.push([piece])
      count = piece.count
    }
  }
  return groups.filter((own) => own.length > 1 && own.some(({ isNew }) => isNew))
}

function joined(one: ChangedList, largest: number): Piece[] {
  const groups = new Map(joinable(one, largest).flatMap((group) => group.map((piece) => [piece, group] as const)))
  return one.pieces.flatMap((piece) => {
    const group = groups.get(piece)
    if (!group) return [piece]
    if (piece !== group[0]) return []
    const entries = group.flatMap((part) => part.entries ?? [])
    return [{ place: piece.place, count: entries.length, entries, isNew: true }]
  })
}

async function store(db: CairnDb, lists: readonly ChangedList[]): Promise<void> {
  const changed = lists.map(changesOf).filter(({ puts, gone }) => puts.length + gone.length > 0)
  const [puts, gone] = [changed.flatMap((one) => one.puts), changed.flatMap((one) => one.gone)]
  const moved = changed.flatMap(({ after }) => (after.total > 0 ? [after] : []))
  const emptied = changed.flatMap(({ after }) => (after.total > 0 ? [] : [after.list]))
  if (puts.length > 0) await stretchesOf(db).bulkPut(puts)
  if (gone.length > 0) await stretchesOf(db).bulkDelete(gone)
  if (moved.length > 0) await ranksOf(db).bulkPut(moved)
  if (emptied.length > 0) await ranksOf(db).bulkDelete(emptied)
}

function changesOf({ list, ranks, pieces }: ChangedList) {
  const [places, counts] = [placesOf(pieces), pieces.map(({ count }) => count)]
  const remaining = new Set(places)
  const after: ListRanks = { list, total: sum(counts), places, counts, version: Math.random().toString(36) }
  return {
    after,
    puts: pieces.flatMap(({ place, entries, isNew }) =>
      isNew && entries ? [{ key: keyOf(list, place), entries }] : [],
    ),
    gone: (ranks?.places ?? []).filter((place) => !remaining.has(place)).map((place) => keyOf(list, place)),
  }
}
