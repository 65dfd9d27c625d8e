// The inventory's tables, and what its handlers are given with them.
import { ProductMaker } from '#contract/apps/inventory-product.ts'
import {
  CategoryRow,
  PictureRow,
  ProductRow,
  ProductTagRow,
  StockCountLine,
  StockCountSheet,
} from '#contract/apps/inventory-rows.ts'
import { StockMovement } from '#contract/apps/inventory-stock.ts'
import { type Context, table } from '#sw/api/engine/define-module.ts'
import { ContentPiece } from '#sw/api/engine/files/bytes.ts'

export const inventoryTables = {
  products: table(ProductRow),
  productCategories: table(CategoryRow),
  productBrands: table(ProductMaker),
  productVendors: table(ProductMaker),
  productTags: table(ProductTagRow),
  productPictures: table(PictureRow),
  productPieces: table(ContentPiece),
  stockMovements: table(StockMovement),
  stockCounts: table(StockCountSheet),
  stockCountRows: table(StockCountLine),
}

export type InventoryContext = Context<typeof inventoryTables>

export const isoOf = (ms: number): string => new Date(ms).toISOString()

/** A text in the requested language, where there is one. */
export const inLanguage = (
  { language }: Pick<InventoryContext, 'language'>,
  text: string,
  french: string | undefined,
) => (language === 'fr' ? (french ?? text) : text)
