// Reads an ordered table window by window, and afterwards what has changed of it: for screens that hold a whole list, which may be long.
import type { Table } from 'dexie'
import { BadInputError } from '#contract/define-api.ts'
import type { ListChanges, ListWindow } from '#contract/windows.ts'
import { keysSince, STAMP_TABLES, stampOf } from '#sw/api/engine/change-log/changed-since.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { rowsById } from './rows-by-id.ts'

/** Rows of a window: most lists have no more, and are read by one call. @internal */
export const WINDOW_ROWS = 500

interface Ordered {
  readonly id: string
  readonly order: number
}

/**
 * @param after what the window before answered as `next`; undefined: from the first row
 * @throws {BadInputError} where it is nothing that a window answered
 */
export function readWindow<Row extends Ordered>(
  db: CairnDb,
  table: Table<Row, string>,
  after: string | undefined,
): Promise<ListWindow<Row>> {
  return db.transaction('r', [table, ...STAMP_TABLES], async () => {
    const [stamp, rows] = await Promise.all([stampOf(db), rowsAfter(table, after)])
    const last = rows.length < WINDOW_ROWS ? undefined : rows.at(-1)
    return { rows, next: last ? `${last.order} ${last.id}` : null, stamp }
  })
}

/** @returns null where the whole list has to be read again */
export function readChanged<Row extends Ordered>(
  db: CairnDb,
  table: Table<Row, string>,
  since: string,
): Promise<ListChanges<Row> | null> {
  return db.transaction('r', [table, ...STAMP_TABLES], async () => {
    const keys = await keysSince(db, table.name, since)
    if (!keys) return null
    const rows = await rowsById(table, keys)
    const there = new Set(rows.map(({ id }) => id))
    return { rows, gone: [...keys].filter((key) => !there.has(key)), stamp: await stampOf(db) }
  })
}

/** Two rows can have one order: those go by their ids, as in the index. */
async function rowsAfter<Row extends Ordered>(table: Table<Row, string>, after: string | undefined): Promise<Row[]> {
  if (after === undefined) return table.orderBy('order').limit(WINDOW_ROWS).toArray()
  const [orderText, ...rest] = after.split(' ')
  const [order, id] = [Number(orderText), rest.join(' ')]
  if (Number.isNaN(order)) throw new BadInputError('query', { path: ['after'], message: 'not allowed' })
  const sharing = await table.where('order').equals(order).toArray()
  const first = sharing.filter((row) => row.id > id).slice(0, WINDOW_ROWS)
  const others = await table
    .where('order')
    .above(order)
    .limit(WINDOW_ROWS - first.length)
    .toArray()
  return [...first, ...others]
}
