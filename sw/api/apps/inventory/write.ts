// Creating, changing and deleting products.
import {
  BLANK_PRODUCT,
  type ProductBulkPatch,
  type ProductDraft,
  type ProductPatch,
} from '#contract/apps/inventory-product.ts'
import type { ProductRow } from '#contract/apps/inventory-rows.ts'
import type { StockMovement, StockReason } from '#contract/apps/inventory-stock.ts'
import { ordersAtTop } from '#sw/api/engine/kit/ordered-rows.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { stocksOf } from './derived.ts'
import { dropPictures } from './pictures.ts'
import { movementOf } from './stock.ts'
import { type InventoryContext, isoOf } from './tables.ts'

/** Stores new products, the first of them placed first. A stock is their first movement. */
export async function createProducts(
  drafts: readonly ProductDraft[],
  reason: StockReason,
  note: string,
  context: InventoryContext,
): Promise<{ readonly rows: ProductRow[]; readonly stocks: Map<string, number> }> {
  const { tables, newId } = context
  const orders = await ordersAtTop(tables.products, drafts.length)
  const rows = drafts.map((draft, index) => blankRow(draft, newId(), orders[index] ?? 0, context))
  const stocks = new Map(rows.map(({ id }, index) => [id, drafts[index]?.stock ?? 0]))
  const moves = [...stocks].filter(([, quantity]) => quantity !== 0)
  await tables.products.bulkAdd(rows)
  await tables.stockMovements.bulkAdd(
    moves.map(([productId, quantity]) => movementOf({ productId, quantity, reason, note }, context)),
  )
  return { rows, stocks }
}

function blankRow(draft: ProductDraft, id: string, order: number, { now }: InventoryContext): ProductRow {
  const { stock: _, ...fields } = { ...BLANK_PRODUCT, ...draft }
  const at = isoOf(now)
  return { ...fields, tags: unique(fields.tags), id, order, images: [], imageAlts: {}, createdAt: at, updatedAt: at }
}

/** The same product again, placed first: without what is one product's own. Null where it is unknown. */
export async function duplicateProduct(id: string, context: InventoryContext): Promise<ProductRow | null> {
  const { tables, newId, now } = context
  const row = await tables.products.get(id)
  if (!row) return null
  const [order = 0] = await ordersAtTop(tables.products, 1)
  const at = isoOf(now)
  const own = { sku: '', barcode: '', reserved: 0, active: false }
  const copy: ProductRow = { ...row, ...own, id: newId(), order, createdAt: at, updatedAt: at }
  await tables.products.add(copy)
  return copy
}

export interface PatchedProduct {
  readonly id: string
  readonly product: ProductBulkPatch
}

/** Changes products; unknown ids are passed over, and of several patches to one product each builds on the one before. */
export async function updateProducts(
  patches: readonly PatchedProduct[],
  note: string,
  context: InventoryContext,
): Promise<{ readonly rows: ProductRow[]; readonly stocks: Map<string, number> }> {
  const { tables, db } = context
  const found = await tables.products.bulkGet([...new Set(patches.map(({ id }) => id))])
  const rows = new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : [])))
  const stocks = await stocksOf(db, [...rows.keys()])
  const movements: StockMovement[] = []
  const removed: string[] = []
  for (const { id, product: patch } of patches) {
    const row = rows.get(id)
    if (!row) continue
    const updated = patchRow(row, patch, context)
    rows.set(id, updated)
    removed.push(...row.images.filter((image) => !updated.images.includes(image)))
    const quantity = (patch.stock ?? stocks.get(id) ?? 0) - (stocks.get(id) ?? 0)
    if (quantity === 0) continue
    stocks.set(id, (stocks.get(id) ?? 0) + quantity)
    movements.push(movementOf({ productId: id, quantity, reason: 'correction', note }, context))
  }
  await tables.products.bulkPut([...rows.values()])
  await tables.stockMovements.bulkAdd(movements)
  await dropPictures(removed, context)
  return { rows: [...rows.values()], stocks }
}

/** A text that somebody writes is the product's text, whatever the language: its translation goes. */
function patchRow(row: ProductRow, patch: ProductBulkPatch, { now, language }: InventoryContext): ProductRow {
  const { stock: _, images, addTags = [], removeTags = [], name, description, ...fields } = patch
  const updated: ProductRow = { ...row, ...fields, ...picturesOf(row, images), updatedAt: isoOf(now) }
  if (name !== undefined && name !== (language === 'fr' ? (row.nameFr ?? row.name) : row.name)) {
    updated.name = name
    delete updated.nameFr
  }
  const known = language === 'fr' ? (row.descriptionFr ?? row.description) : row.description
  if (description !== undefined && description !== known) {
    updated.description = description
    delete updated.descriptionFr
  }
  updated.tags = unique([...updated.tags, ...addTags]).filter((tag) => !removeTags.includes(tag))
  return updated
}

function picturesOf(row: ProductRow, sent: ProductPatch['images']): Partial<ProductRow> {
  if (!sent) return {}
  const images = unique(sent.map(({ id }) => id)).filter((id) => row.images.includes(id))
  const written = new Map(Object.entries(row.imageAlts))
  for (const { id, alt } of sent) if (alt !== undefined) written.set(id, alt)
  return { images, imageAlts: Object.fromEntries([...written].filter(([id]) => images.includes(id))) }
}

/** Deletes products with their ledgers and the pictures that only they showed. @returns whether there was one */
export async function deleteProducts(ids: readonly string[], context: InventoryContext): Promise<boolean> {
  const { products, stockMovements } = context.tables
  const rows = await rowsById(products, ids)
  await products.bulkDelete(rows.map(({ id }) => id))
  const ledgers = await Promise.all(
    rows.map(({ id }) => stockMovements.where('[productId+at]').between([id, ''], [id, '\uffff']).primaryKeys()),
  )
  await stockMovements.bulkDelete(ledgers.flat())
  await dropPictures(
    rows.flatMap(({ images }) => images),
    context,
  )
  return rows.length > 0
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]
