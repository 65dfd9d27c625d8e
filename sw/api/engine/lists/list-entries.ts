// How an ordered list is written down: its entries in stretches, one row each, and beside them where the stretches begin. A row for each entry would cost a
// seed or an import several times what the rows themselves cost.
import type { Table } from 'dexie'
import type { CairnDb } from '#sw/api/engine/db.ts'

/** A row's position in a list: among equal sort keys, by its id. */
export type ListEntry = readonly [list: string, sortKey: string]

/** From a row to its entries. */
export type Listing = (row: never) => readonly ListEntry[]

/** The tables that hold the lists. */
export const LIST_TABLES = ['listKeys', 'listRanks'] as const

/** Neighbouring entries of one list. */
export interface ListStretch {
  /** The list and the stretch's place, `keyOf`. */
  readonly key: string
  /** Sort key and id of each row (`entryOf`), ascending by code unit. */
  readonly entries: readonly string[]
}

/** A list's stretches, in its order. */
export interface ListRanks {
  readonly list: string
  readonly total: number
  /** What each stretch is called: no entry of it is before that, but in the first stretch. Ascending. */
  readonly places: readonly string[]
  /** How many entries each stretch has. */
  readonly counts: readonly number[]
  /** Another text after every change, never one that was there before. */
  readonly version: string
}

/** Is between the parts of a key, and in none of them but the id. */
export const BREAK = '\u001f'
/** The character after it: what begins with a sort key and this is past all entries of the sort key. */
export const PAST = '\u0020'

export const plain = (text: string): string => (text.includes(BREAK) ? text.replaceAll(BREAK, PAST) : text)
export const entryOf = (sortKey: string, id: string): string => `${plain(sortKey)}${BREAK}${id}`
export const sortKeyOf = (entry: string): string => entry.slice(0, entry.indexOf(BREAK))
export const idOf = (entry: string): string => entry.slice(entry.indexOf(BREAK) + 1)
export const keyOf = (list: string, place: string): string => `${list}${BREAK}${place}`

export const stretchesOf = (db: CairnDb): Table<ListStretch, string> => db.table('listKeys')
export const ranksOf = (db: CairnDb): Table<ListRanks, string> => db.table('listRanks')
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The stretch that has an entry, or would have it: the last whose place is not past the entry. */
export const stretchAt = (places: readonly string[], entry: string): number => Math.max(0, firstPast(places, entry) - 1)

/** The index of the first of the ascending texts that is greater than another. */
function firstPast(texts: readonly string[], text: string): number {
  let [low, high] = [0, texts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((texts[middle] as string) <= text) low = middle + 1
    else high = middle
  }
  return low
}

/** The index of the first of the ascending texts that is not less than another. */
export function firstFrom(texts: readonly string[], text: string): number {
  let [low, high] = [0, texts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((texts[middle] as string) < text) low = middle + 1
    else high = middle
  }
  return low
}
