// What is worked out of products and stock movements: each product's stock, the lists by every column (lists.ts), and the texts that a search looks through.
// The stock is a sum and no field of the product, so that undoing one of several movements leaves the others counted.
import type { Table } from 'dexie'
import type { ProductRow } from '#contract/apps/inventory-rows.ts'
import type { StockMovement } from '#contract/apps/inventory-stock.ts'
import { isLow } from '#contract/apps/inventory-sums.ts'
import type { Language } from '#contract/shared.ts'
import { foldText } from '#formats/text.ts'
import type { CairnDb, RowChange } from '#sw/api/engine/db.ts'
import type { Derivation } from '#sw/api/engine/derived.ts'
import { createLists } from '#sw/api/engine/lists/list-keeping.ts'
import { numberKey, textKey } from '#sw/api/engine/lists/list-keys.ts'

/** A product with its stock: what a row of the lists follows from. */
export type Shelf = ProductRow & { readonly stock: number }

type Key = (shelf: Shelf) => string

const availableOf = ({ stock, reserved }: Shelf): number => stock - reserved

const byNumber =
  (number: (shelf: Shelf) => number): Key =>
  (shelf) =>
    // A zero has no sign here.
    numberKey(number(shelf) + 0)

/** Workspace spec §9: sku, name and active are compared as texts without case, the other columns as numbers. */
const COLUMNS: Readonly<Record<string, Key>> = {
  order: ({ order }) => numberKey(order),
  name: ({ name }) => textKey(name),
  'name fr': ({ name, nameFr }) => textKey(nameFr ?? name),
  sku: ({ sku }) => textKey(sku),
  active: ({ active }) => String(active),
  barcode: byNumber(({ barcode }) => (/^\d+$/.test(barcode) ? Number(barcode) : -1)),
  stock: byNumber(({ stock }) => stock),
  reserved: byNumber(({ reserved }) => reserved),
  available: byNumber(availableOf),
  cost: byNumber(({ cost }) => cost),
  basePrice: byNumber(({ basePrice }) => basePrice),
  taxPercent: byNumber(({ taxPercent }) => taxPercent),
  price: byNumber(({ price }) => price),
  weight: byNumber(({ weight }) => weight),
  updatedAt: byNumber(({ updatedAt }) => Date.parse(updatedAt)),
}

/** The list of all products by a column; by the list's own order where it is no column. */
export function productList(sort: string, language: Language): string {
  const column = sort === 'name' && language === 'fr' ? 'name fr' : sort
  return `products by ${Object.hasOwn(COLUMNS, column) ? column : 'order'}`
}

/** The lists of some of the products, the one placed first first. */
export const LOW_PRODUCTS = 'products low'
export const ACTIVE_PRODUCTS = 'products active'
export const INACTIVE_PRODUCTS = 'products inactive'

/** The stock of each of these products, in pieces. */
export async function stocksOf(db: CairnDb, ids: readonly string[]): Promise<Map<string, number>> {
  const found = await stockTable(db).bulkGet([...ids])
  return new Map(ids.map((id, index) => [id, found[index]?.stock ?? 0]))
}

/** What a search looks through: each product's name in that language, SKU and barcode, folded by `foldText`. */
export async function productTexts(
  db: CairnDb,
  language: Language,
): Promise<{ readonly id: string; readonly text: string }[]> {
  const keys = await textTable(db).where('key').startsWith(`${language}${BREAK}`).primaryKeys()
  return keys.map((key) => ({ id: key.slice(key.lastIndexOf(BREAK) + 1), text: textOf(key) }))
}

/** Another text after every change of what is stored here, never one that was there before. */
export const productVersion = async (db: CairnDb): Promise<string> => (await textTable(db).get(VERSION))?.version ?? ''

const changeVersion = (db: CairnDb) => textTable(db).put({ key: VERSION, version: Math.random().toString(36) })

interface StockRow {
  readonly id: string
  readonly stock: number
}

/** Is between the parts of a key. */
const BREAK = '\u001f'
const SHELF = 'products and stock'

const stockTable = (db: CairnDb): Table<StockRow, string> => db.table('productStock')
/** Among the texts, but of no language. */
const VERSION = 'version'

const textTable = (db: CairnDb): Table<{ key: string; version?: string }, string> => db.table('productTexts')
const productTable = (db: CairnDb): Table<ProductRow, string> => db.table('products')

const shelfLists = createLists({ [SHELF]: (row) => entriesOf(row as Shelf) })

/** What a search looks through is a key, so that all of them are read without their rows. */
export const productLists: Derivation = {
  tables: ['productStock', 'productTexts', ...shelfLists.tables],
  async apply(db, rows) {
    const products = new Map(rows.filter(({ table }) => table === 'products').map((row) => [row.key, row]))
    const moved = movedStocks(rows)
    const ids = [...new Set([...products.keys(), ...moved.keys()])]
    // A category's products are those of the categories below it too.
    if (ids.length > 0 || rows.some(({ table }) => table === 'productCategories')) await changeVersion(db)
    if (ids.length === 0) return
    const stocks = await stocksOf(db, ids)
    const known = await untouched(db, ids, products)
    const changes = ids.map((id): RowChange => {
      const stock = stocks.get(id) ?? 0
      const { before, after } = products.get(id) ?? { before: known.get(id), after: known.get(id) }
      return {
        table: SHELF,
        key: id,
        before: before && { ...before, stock },
        after: after && { ...after, stock: stock + (moved.get(id) ?? 0) },
      }
    })
    await storeStocks(db, stocks, moved)
    await storeTexts(db, changes)
    await shelfLists.apply(db, changes)
  },
}

function entriesOf(shelf: Shelf): [string, string][] {
  const orderKey = numberKey(shelf.order)
  // Equal keys are in the list's own order.
  const entries = Object.entries(COLUMNS).map(([column, key]): [string, string] => [
    `products by ${column}`,
    `${key(shelf)}\u0000${orderKey}`,
  ])
  entries.push([shelf.active ? ACTIVE_PRODUCTS : INACTIVE_PRODUCTS, orderKey])
  if (isLow({ available: availableOf(shelf), lowStockAt: shelf.lowStockAt })) entries.push([LOW_PRODUCTS, orderKey])
  return entries
}

/** By how much the stocks change. */
function movedStocks(rows: readonly RowChange[]): Map<string, number> {
  const moved = new Map<string, number>()
  const add = (movement: StockMovement | undefined, sign: 1 | -1) => {
    if (movement) moved.set(movement.productId, (moved.get(movement.productId) ?? 0) + sign * movement.quantity)
  }
  for (const { table, before, after } of rows) {
    if (table !== 'stockMovements') continue
    add(before as StockMovement | undefined, -1)
    add(after as StockMovement | undefined, 1)
  }
  return moved
}

/** The products whose stock alone has changed. */
async function untouched(db: CairnDb, ids: readonly string[], products: ReadonlyMap<string, RowChange>) {
  const others = ids.filter((id) => !products.has(id))
  const found = others.length > 0 ? await productTable(db).bulkGet(others) : []
  return new Map(found.flatMap((product) => (product ? [[product.id, { ...product }] as const] : [])))
}

async function storeStocks(db: CairnDb, stocks: ReadonlyMap<string, number>, moved: ReadonlyMap<string, number>) {
  const sums = [...moved].map(([id, by]): StockRow => ({ id, stock: (stocks.get(id) ?? 0) + by }))
  await stockTable(db).bulkPut(sums.filter(({ stock }) => stock !== 0))
  await stockTable(db).bulkDelete(sums.flatMap(({ id, stock }) => (stock === 0 ? [id] : [])))
}

async function storeTexts(db: CairnDb, changes: readonly RowChange[]): Promise<void> {
  const before = new Set(changes.flatMap((change) => textKeys(change.before)))
  const after = new Set(changes.flatMap((change) => textKeys(change.after)))
  await textTable(db).bulkDelete([...before.difference(after)])
  await textTable(db).bulkPut([...after.difference(before)].map((key) => ({ key })))
}

function textKeys(row: RowChange['after']): string[] {
  if (!row) return []
  const { id, name, nameFr, sku, barcode } = row as unknown as Shelf
  const keyed = (language: Language, title: string) =>
    `${language}${BREAK}${searched([title, sku, barcode])}${BREAK}${id}`
  return [keyed('en', name), keyed('fr', nameFr ?? name)]
}

/** A break in it would end the key. */
const searched = (texts: readonly string[]): string => texts.map(foldText).join('\n').replaceAll(BREAK, ' ')

const textOf = (key: string): string => key.slice(key.indexOf(BREAK) + 1, key.lastIndexOf(BREAK))
