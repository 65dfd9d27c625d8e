// The inventory: products.csv and stock-movements.csv.
import type { ProductRow } from '#contract/apps/inventory-rows.ts'
import type { StockMovement } from '#contract/apps/inventory-stock.ts'
import { BYTE_ORDER_MARK, csvLine } from '#formats/csv.ts'
import type { ArchiveEntry, ReadableSource } from '#sw/api/engine/readable/readable-source.ts'
import { joined, titlesOf } from '#sw/api/engine/readable/texts.ts'

const PRODUCT = [
  'SKU',
  'Barcode',
  'Name',
  'Description',
  'Category',
  'Brand',
  'Vendor',
  'Tags',
  'Reserved',
  'Cost',
  'Base price',
  'Tax percent',
  'Price',
  'Weight',
  'Active',
]
const MOVEMENT = ['At', 'SKU', 'Product', 'Pieces', 'Reason', 'Note']

export async function* inventoryEntries({ read, at }: ReadableSource): AsyncGenerator<ArchiveEntry> {
  const titles = new Map<string, string>()
  for (const table of ['productCategories', 'productBrands', 'productVendors', 'productTags'])
    for (const [id, title] of await titlesOf(read(table))) titles.set(id, title)
  const titleOf = (id: string | null) => (id === null ? '' : (titles.get(id) ?? id))
  yield {
    path: 'readable/products.csv',
    at,
    content: joined<ProductRow>(read('products'), (product) => csvLine(productCells(product, titleOf)), {
      start: BYTE_ORDER_MARK + csvLine(PRODUCT),
    }),
  }
  const products = new Map<string, ProductRow>()
  for await (const rows of read('products'))
    for (const row of rows as unknown as ProductRow[]) products.set(row.id, row)
  yield {
    path: 'readable/stock-movements.csv',
    at,
    content: joined<StockMovement>(read('stockMovements'), (movement) => csvLine(movementCells(movement, products)), {
      start: BYTE_ORDER_MARK + csvLine(MOVEMENT),
    }),
  }
}

const productCells = (product: ProductRow, titleOf: (id: string | null) => string) => [
  product.sku,
  product.barcode,
  product.name,
  product.description,
  titleOf(product.category),
  titleOf(product.brand),
  titleOf(product.vendor),
  product.tags.map(titleOf).join('; '),
  product.reserved,
  product.cost,
  product.basePrice,
  product.taxPercent,
  product.price,
  product.weight,
  product.active ? 'yes' : 'no',
]

const movementCells = (
  { at, productId, quantity, reason, note }: StockMovement,
  products: ReadonlyMap<string, ProductRow>,
) => [at, products.get(productId)?.sku ?? '', products.get(productId)?.name ?? productId, quantity, reason, note]
