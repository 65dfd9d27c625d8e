// Stock movements: a ledger to which lines are only added.
import { paginationOf } from '#contract/apps/inventory-product.ts'
import type { LedgerLine, StockMovement, StockMovementDraft } from '#contract/apps/inventory-stock.ts'
import { stocksOf } from './derived.ts'
import { productOf } from './read.ts'
import { type InventoryContext, isoOf } from './tables.ts'

/** Who is signed in on this device. */
const ME = 'alex-morgan'

export type Move = Omit<StockMovementDraft, 'note'> & { readonly note?: string; readonly reverses?: string }

/** A line for the ledger; the caller stores it. */
export const movementOf = (move: Move, { newId, now }: InventoryContext): StockMovement => ({
  note: '',
  reverses: null,
  ...move,
  id: newId(),
  at: isoOf(now),
  by: ME,
})

/** A page of a product's ledger, newest first; beyond the last page no movements, and only `lastPage`. */
export async function pageOfMovements(
  { id, page, size }: { readonly id: string; readonly page: number; readonly size: number },
  { tables, db }: InventoryContext,
) {
  const ledger = tables.stockMovements.where('[productId+at]').between([id, ''], [id, '\uffff'])
  const length = await ledger.count()
  const pagination = paginationOf(length, page, size)
  if (!pagination) return { movements: null, pagination: { lastPage: Math.max(1, Math.ceil(length / size)) } }
  const newest = await ledger
    .clone()
    .reverse()
    .limit(page * size)
    .toArray()
  const shown = newest.slice(pagination.startIndex)
  const counters = await tables.stockMovements
    .where('reverses')
    .anyOf(shown.map((movement) => movement.id))
    .toArray()
  const reversedBy = new Map(counters.map((counter) => [counter.reverses, counter.id]))
  let stockAfter = ((await stocksOf(db, [id])).get(id) ?? 0) - sumOf(newest.slice(0, pagination.startIndex))
  const movements = shown.map((movement): LedgerLine => {
    const line = { ...movement, reversedBy: reversedBy.get(movement.id) ?? null, stockAfter }
    stockAfter -= movement.quantity
    return line
  })
  return { movements, pagination }
}

/** Adds a movement. Null where the product is unknown. */
export async function moveStock(move: Move, context: InventoryContext) {
  const row = await context.tables.products.get(move.productId)
  if (!row) return null
  const stock = (await stocksOf(context.db, [row.id])).get(row.id) ?? 0
  const movement = movementOf(move, context)
  await context.tables.stockMovements.add(movement)
  return { movement, product: await productOf(row, context, stock + movement.quantity) }
}

/** Adds the counter movement of a mistake. Null where the movement is unknown or was taken back before. */
export async function reverseMovement(id: string, context: InventoryContext) {
  const { stockMovements } = context.tables
  const mistaken = await stockMovements.get(id)
  if (!mistaken || (await stockMovements.where('reverses').equals(id).count()) > 0) return null
  const { productId, quantity } = mistaken
  return moveStock({ productId, quantity: -quantity, reason: 'correction', reverses: id }, context)
}

const sumOf = (movements: readonly StockMovement[]): number =>
  movements.reduce((sum, { quantity }) => sum + quantity, 0)
