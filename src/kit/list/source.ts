// Where the rows of a list come from: an array, or windows of a list that the back end pages (use-windowed-source.ts). Read by everything in this folder.
// @chunk lists
import { useMemo } from 'react'

export interface ListSource<Row> {
  /** How many rows there are, read or not. */
  readonly count: number
  /** Undefined where it is not read yet. */
  rowAt(index: number): Row | undefined
  keyAt(index: number): string | undefined
  /** -1 where there is none, or it is not read yet. */
  indexOf(key: string): number
  /** The keys of some rows, `to` not among them; reads those that are not there. */
  keysBetween(from: number, to: number): Promise<readonly string[]>
  /** Told which rows are in sight, `to` not among them. */
  want?(from: number, to: number): void
}

/** @internal */
export function arraySource<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ListSource<Row> {
  const indexes = new Map(rows.map((row, index) => [keyOf(row), index]))
  const keyAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? undefined : keyOf(row)
  }
  return {
    count: rows.length,
    rowAt: (index) => rows[index],
    keyAt,
    indexOf: (key) => indexes.get(key) ?? -1,
    keysBetween: (from, to) => Promise.resolve(rows.slice(from, to).map(keyOf)),
  }
}

/** @param keyOf stable */
export const useArraySource = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ListSource<Row> =>
  useMemo(() => arraySource(rows, keyOf), [rows, keyOf])

/** A row as the list sees it, whatever it shows. */
export interface RowTraits {
  /** `item`: is opened and selected. `head`: of a group; stays at the top while its rows pass. `action`: a line that does something. `field`: its keys are its own. */
  readonly kind: 'item' | 'head' | 'action' | 'field'
  /** The ids of the elements that name the row. */
  readonly labelledBy?: string | undefined
  /** Of a head: its rows are folded away. */
  readonly isFolded?: boolean | undefined
}
