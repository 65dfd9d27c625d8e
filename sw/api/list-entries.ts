// How an entry of an ordered list is written down: its key, and where its list's stretches begin. Shared by lists.ts, which reads, and list-keeping.ts.
import type { Table } from 'dexie'
import type { CairnDb } from './db.ts'

export interface ListKey {
  /** The list, the sort key and the row's id, in this order. */
  readonly key: string
}

/** How many entries of a list stand from each of these places up to the next. The first place is the beginning, ''. */
export interface ListRanks {
  readonly list: string
  readonly total: number
  readonly places: readonly string[]
  readonly counts: readonly number[]
}

/** Stands between the parts of a key, and in none of them but the id. */
export const BREAK = '\u001f'
/** The character after it: what begins with a list's name and this is past the list. */
export const PAST = '\u0020'

export const plain = (text: string): string => (text.includes(BREAK) ? text.replaceAll(BREAK, PAST) : text)
export const entryOf = (sortKey: string, id: string): string => `${plain(sortKey)}${BREAK}${id}`
export const idOf = (list: string, key: string): string => key.slice(key.indexOf(BREAK, list.length + 1) + 1)

export const keysOf = (db: CairnDb): Table<ListKey, string> => db.table('listKeys')
export const ranksOf = (db: CairnDb): Table<ListRanks, string> => db.table('listRanks')
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The last of the ascending places that is not past the entry. */
export function stretchAt(places: readonly string[], entry: string): number {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((places[middle] ?? '') <= entry) low = middle
    else high = middle - 1
  }
  return low
}
