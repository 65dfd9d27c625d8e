// Turns rows into the products that calls answer: with their stock, their pictures, in the requested language.
import type { Product, ProductImage } from '#contract/apps/inventory-product.ts'
import type { PictureRow, ProductRow } from '#contract/apps/inventory-rows.ts'
import { stocksOf } from './derived.ts'
import { type InventoryContext, inLanguage } from './tables.ts'

/** @param stocks in pieces by product, where the handler knows better than the database, whose stocks follow at the end of its write */
export async function productsOf(
  rows: readonly ProductRow[],
  context: InventoryContext,
  stocks?: ReadonlyMap<string, number>,
): Promise<Product[]> {
  const known =
    stocks ??
    (await stocksOf(
      context.db,
      rows.map(({ id }) => id),
    ))
  const ids = [...new Set(rows.flatMap(({ images }) => images))]
  const pictures = await context.tables.productPictures.bulkGet(ids)
  const picturesById = new Map(pictures.flatMap((picture) => (picture ? [[picture.id, picture] as const] : [])))
  return rows.map((row) => toProduct(row, known.get(row.id) ?? 0, picturesById, context))
}

export async function productOf(row: ProductRow, context: InventoryContext, stock?: number): Promise<Product> {
  const stocks = stock === undefined ? undefined : new Map([[row.id, stock]])
  const [product] = await productsOf([row], context, stocks)
  return product as Product
}

/** The products with these ids, in this order; unknown ones are passed over. */
export async function readProducts(ids: readonly string[], context: InventoryContext): Promise<Product[]> {
  const rows = await context.tables.products.bulkGet([...ids])
  return productsOf(
    rows.filter((row) => row !== undefined),
    context,
  )
}

function toProduct(
  row: ProductRow,
  stock: number,
  pictures: ReadonlyMap<string, PictureRow>,
  context: InventoryContext,
): Product {
  const { order: _, nameFr, descriptionFr, imageAlts, images: ids, ...fields } = row
  const name = inLanguage(context, row.name, nameFr)
  const images = ids.flatMap((id): ProductImage[] => {
    const picture = pictures.get(id)
    return picture ? [{ ...picture, alt: Object.hasOwn(imageAlts, id) ? (imageAlts[id] ?? name) : name }] : []
  })
  return {
    ...fields,
    name,
    description: inLanguage(context, row.description, descriptionFr),
    stock,
    available: stock - row.reserved,
    images,
    thumbnail: images[0]?.src ?? null,
  }
}
