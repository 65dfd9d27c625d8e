// Rows in an order that people give them: each has its `order`, a number between those of its neighbours. All are numbered anew where there is no room left.
import type { Table } from 'dexie'
import { rowsById } from './rows-by-id.ts'

interface Ordered {
  readonly id: string
  readonly order: number
}

/** Room between two neighbours below which their orders can no longer be halved. */
const SMALLEST_GAP = 1e-6

/** Orders behind a row where room was made: a large import goes there in several calls. */
const ROOM = 100_000

/** `count` orders before all that there are. */
export async function ordersAtTop<Row extends Ordered>(rows: Table<Row, string>, count: number): Promise<number[]> {
  const first = (await rows.orderBy('order').first())?.order ?? count
  return Array.from({ length: count }, (_, index) => first - count + index)
}

/** `count` orders directly behind the row `afterId`; at the top where it is null, at the end where it is unknown. */
export async function ordersBehind<Row extends Ordered>(
  rows: Table<Row, string>,
  afterId: string | null,
  count: number,
): Promise<number[]> {
  if (afterId === null) return ordersAtTop(rows, count)
  const before = (await rows.get(afterId)) ?? (await rows.orderBy('order').last())
  const from = before?.order ?? 0
  const isShared = (await rows.where('order').equals(from).count()) > 1
  const next = await rows.where('order').above(from).first()
  // No wider than needed: what comes behind these in a further call finds room too.
  const gap = Math.min(1, ((next?.order ?? Number.POSITIVE_INFINITY) - from) / (count + 1))
  if (gap >= SMALLEST_GAP && !isShared) return Array.from({ length: count }, (_, index) => from + gap * (index + 1))
  await numberAnew(rows, before?.id)
  return ordersBehind(rows, afterId, count)
}

/** An order directly before a row. */
export async function orderBefore<Row extends Ordered>(rows: Table<Row, string>, { order }: Row): Promise<number> {
  const previous = await rows.where('order').below(order).last()
  const [free = order - 1] = await ordersBehind(rows, previous?.id ?? null, 1)
  return free
}

/** The rows take, in this sequence, the orders that they hold between them. */
export async function reorderRows<Row extends Ordered>(rows: Table<Row, string>, ids: Iterable<string>): Promise<void> {
  const sequence = [...ids]
  let sent = await rowsById(rows, sequence)
  // Undoing one of several moves can leave two of them with one order.
  if (new Set(sent.map(({ order }) => order)).size < sent.length) {
    await numberAnew(rows)
    sent = await rowsById(rows, sequence)
  }
  const orders = sent.map(({ order }) => order).sort((a, b) => a - b)
  const moved = sent.map((row, index) => ({ ...row, order: orders[index] ?? row.order }))
  await rows.bulkPut(moved.filter((row, index) => row.order !== sent[index]?.order))
}

/** @param behind where room is left for more */
async function numberAnew<Row extends Ordered>(rows: Table<Row, string>, behind?: string): Promise<void> {
  const all = await rows.orderBy('order').toArray()
  const start = behind === undefined ? -1 : all.findIndex(({ id }) => id === behind)
  const places = all.map((_, index) => (start >= 0 && index > start ? index + ROOM : index))
  await rows.bulkPut(
    all.flatMap((row, index) => (row.order === places[index] ? [] : [{ ...row, order: places[index] ?? index }])),
  )
}
