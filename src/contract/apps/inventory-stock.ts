// Stock: movements with their reasons, and counts of what is really there. Part of inventory.ts.
// @chunk inventory
import { Pieces } from '#contract/apps/inventory-product.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Why the stock changed. `counted` comes from a count, or from somebody who counted one product. */
export const StockReason = z.enum(['received', 'sold', 'counted', 'damaged', 'returned', 'correction'])
export type StockReason = z.infer<typeof StockReason>

/** Reasons that only ever add, and those that only ever take away; the others do either. */
const ADDS: readonly StockReason[] = ['received', 'returned']
const TAKES: readonly StockReason[] = ['sold', 'damaged']

const Note = z.string().check(z.maxLength(1000))

/** A line of a product's ledger; it is never changed afterwards. */
export const StockMovement = z.object({
  id: Id,
  productId: Id,
  at: IsoDate,
  reason: StockReason,
  /** Pieces: what came is positive, what went negative. */
  quantity: z.number(),
  note: z.string(),
  /** The person. */
  by: Id,
  /** The movement that this one takes back. */
  reverses: z.nullable(Id),
})
export type StockMovement = z.infer<typeof StockMovement>

/** A movement as the ledger shows it. */
export const LedgerLine = z.extend(StockMovement, {
  /** The movement that took this one back: it was a mistake. */
  reversedBy: z.nullable(Id),
  /** The stock after it, in pieces. */
  stockAfter: z.number(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

/** A movement to make. The quantity's sign must fit the reason. */
export const StockMovementDraft = z
  .object({
    productId: Id,
    reason: StockReason,
    quantity: Pieces,
    note: z._default(Note, ''),
  })
  .check(
    z.refine(({ reason, quantity }) => quantity !== 0 && !(quantity > 0 ? TAKES : ADDS).includes(reason), {
      path: ['quantity'],
      message: 'Received and returned add, sold and damaged take away, and nothing moves by zero',
    }),
  )
export type StockMovementDraft = z.infer<typeof StockMovementDraft>

/** A sheet of products to count. Applying it turns the differences into movements, and closes it. */
export const StockCount = z.object({
  id: Id,
  title: z.string(),
  createdAt: IsoDate,
  appliedAt: z.nullable(IsoDate),
  /** How many products are on it, have been checked off, and differ. */
  length: z.number(),
  checked: z.number(),
  different: z.number(),
})
export type StockCount = z.infer<typeof StockCount>

export const StockCountTitle = z.string().check(z.minLength(1), z.maxLength(200))

/** The most products that fit on a sheet. */
export const COUNT_LIMIT = 5000

/** One product on a sheet. */
export const StockCountRow = z.object({
  productId: Id,
  /** The stock by the ledger: when the sheet was made, and from the check on when that was made. */
  expected: z.number(),
  /** What was there; null until it is checked off. */
  counted: z.nullable(z.number()),
  checkedAt: z.nullable(IsoDate),
  /** Of the product; null where it has been deleted since. */
  product: z.nullable(
    z.object({ name: z.string(), sku: z.string(), barcode: z.string(), thumbnail: z.nullable(z.string()) }),
  ),
})
export type StockCountRow = z.infer<typeof StockCountRow>

/** A row to check off, or with null to open again. */
export const StockCountCheck = z.object({ productId: Id, counted: z.nullable(Pieces.check(z.gte(0))) })
export type StockCountCheck = z.infer<typeof StockCountCheck>
