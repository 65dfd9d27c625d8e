// Stock counts: sheets of products to check off, and what becomes of the differences.
import { type ProductFilters, paginationOf } from '#contract/apps/inventory-product.ts'
import type { StockCountLine, StockCountSheet } from '#contract/apps/inventory-rows.ts'
import {
  COUNT_LIMIT,
  type StockCount,
  type StockCountCheck,
  type StockCountRow,
  type StockMovement,
} from '#contract/apps/inventory-stock.ts'
import { BadInputError } from '#contract/define-api.ts'
import { stocksOf } from './derived.ts'
import { productIds } from './list.ts'
import { readProducts } from './read.ts'
import { movementOf } from './stock.ts'
import { type InventoryContext, isoOf } from './tables.ts'

interface PageRequest {
  readonly page: number
  readonly size: number
}

/** A page of the sheets, newest first; beyond the last page none, and only `lastPage`. */
export async function pageOfCounts({ page, size }: PageRequest, context: InventoryContext) {
  const { stockCounts } = context.tables
  const length = await stockCounts.count()
  const pagination = paginationOf(length, page, size)
  if (!pagination) return { counts: null, pagination: { lastPage: Math.max(1, Math.ceil(length / size)) } }
  const sheets = await stockCounts.orderBy('createdAt').reverse().offset(pagination.startIndex).limit(size).toArray()
  return { counts: await Promise.all(sheets.map((sheet) => countOf(sheet, context))), pagination }
}

/** A sheet with a page of its rows. Null where it is unknown. */
export async function countWithRows(
  { id, page, size }: PageRequest & { readonly id: string },
  context: InventoryContext,
) {
  const sheet = await context.tables.stockCounts.get(id)
  if (!sheet) return null
  const count = await countOf(sheet, context)
  const pagination = paginationOf(count.length, page, size)
  if (!pagination) return { count, rows: null, pagination: { lastPage: Math.max(1, Math.ceil(count.length / size)) } }
  const { startIndex, endIndex } = pagination
  const lines = await linesIn(context).between([id, startIndex], [id, endIndex], true, true).toArray()
  return { count, rows: await rowsOf(lines, context), pagination }
}

/**
 * Makes a sheet of the products meant, by SKU.
 * @throws {BadInputError} where they are more than fit on one
 */
export async function createCount(
  { title, filters }: { readonly title: string; readonly filters: ProductFilters },
  context: InventoryContext,
): Promise<StockCount> {
  const { tables, db, newId, now } = context
  const ids = await productIds({ ...filters, sort: 'sku', order: 'asc' }, context)
  if (ids.length > COUNT_LIMIT)
    throw new BadInputError('body', { path: ['count', 'filters'], message: `more than ${COUNT_LIMIT} products` })
  const stocks = await stocksOf(db, ids)
  const sheet: StockCountSheet = { id: newId(), title, createdAt: isoOf(now), appliedAt: null }
  await tables.stockCounts.add(sheet)
  await tables.stockCountRows.bulkAdd(
    ids.map((productId, position) => ({
      id: lineId(sheet.id, productId),
      countId: sheet.id,
      productId,
      place: position,
      expected: stocks.get(productId) ?? 0,
      counted: null,
      checkedAt: null,
      state: 'open',
    })),
  )
  return countOf(sheet, context)
}

/** Checks rows off, or opens them again. What the ledger says at that moment is what is expected: it may have moved since the sheet was made. */
export async function checkCount(
  id: string,
  checks: readonly StockCountCheck[],
  context: InventoryContext,
): Promise<StockCount | null> {
  const { tables, db, now } = context
  const sheet = await tables.stockCounts.get(id)
  if (!sheet || sheet.appliedAt !== null) return null
  const counted = new Map(checks.map((check) => [check.productId, check.counted]))
  const lines = await tables.stockCountRows.bulkGet([...counted.keys()].map((productId) => lineId(id, productId)))
  const stocks = await stocksOf(db, [...counted.keys()])
  await tables.stockCountRows.bulkPut(
    lines.flatMap((line): StockCountLine[] => {
      if (!line) return []
      const found = counted.get(line.productId) ?? null
      const expected = stocks.get(line.productId) ?? 0
      if (found === null) return [{ ...line, expected, counted: null, checkedAt: null, state: 'open' }]
      const state = found === expected ? 'same' : 'different'
      return [{ ...line, expected, counted: found, checkedAt: isoOf(now), state }]
    }),
  )
  return countOf(sheet, context)
}

/** Turns the differences into movements, and closes the sheet. Null where it is unknown or closed. */
export async function applyCount(id: string, context: InventoryContext) {
  const { tables, now } = context
  const sheet = await tables.stockCounts.get(id)
  if (!sheet || sheet.appliedAt !== null) return null
  const lines = await tables.stockCountRows.where('[countId+state]').equals([id, 'different']).sortBy('place')
  const products = await tables.products.bulkGet(lines.map(({ productId }) => productId))
  const movements = lines.flatMap(({ productId, counted, expected }, index): StockMovement[] => {
    if (!products[index]) return []
    const quantity = (counted ?? expected) - expected
    return [movementOf({ productId, quantity, reason: 'counted', note: sheet.title }, context)]
  })
  const applied = { ...sheet, appliedAt: isoOf(now) }
  await tables.stockMovements.bulkAdd(movements)
  await tables.stockCounts.put(applied)
  return { count: await countOf(applied, context), movements }
}

export async function deleteCount(id: string, context: InventoryContext): Promise<boolean> {
  const { stockCounts, stockCountRows } = context.tables
  if (!(await stockCounts.get(id))) return false
  await stockCountRows.bulkDelete(await linesIn(context).between([id, 0], [id, COUNT_LIMIT], true, true).primaryKeys())
  await stockCounts.delete(id)
  return true
}

const lineId = (countId: string, productId: string): string => `${countId} ${productId}`

const linesIn = ({ tables }: InventoryContext) => tables.stockCountRows.where('[countId+place]')

async function countOf(sheet: StockCountSheet, { tables }: InventoryContext): Promise<StockCount> {
  const inState = (state: StockCountLine['state']) =>
    tables.stockCountRows.where('[countId+state]').equals([sheet.id, state]).count()
  const open = await inState('open')
  const same = await inState('same')
  const different = await inState('different')
  return { ...sheet, length: open + same + different, checked: same + different, different }
}

async function rowsOf(lines: readonly StockCountLine[], context: InventoryContext): Promise<StockCountRow[]> {
  const products = await readProducts(
    lines.map(({ productId }) => productId),
    context,
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  return lines.map(({ productId, expected, counted, checkedAt }) => {
    const product = byId.get(productId)
    return {
      productId,
      expected,
      counted,
      checkedAt,
      product: product
        ? { name: product.name, sku: product.sku, barcode: product.barcode, thumbnail: product.thumbnail }
        : null,
    }
  })
}
