// The inventory as the device stores it: its tables, where they differ from what its calls answer.
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const MaybeFrench = z.optional(z.string())

/** Without the stock, which is the sum of its movements. The `…Fr` texts are there until somebody writes another text. */
export const ProductRow = z.object({
  id: Id,
  /** The list's own order, ascending; what was placed first has the smallest. */
  order: z.number(),
  category: z.nullable(Id),
  name: z.string(),
  nameFr: MaybeFrench,
  description: z.string(),
  descriptionFr: MaybeFrench,
  tags: z.array(Id),
  sku: z.string(),
  barcode: z.string(),
  brand: z.nullable(Id),
  vendor: z.nullable(Id),
  reserved: z.number(),
  cost: z.number(),
  basePrice: z.number(),
  taxPercent: z.number(),
  price: z.number(),
  weight: z.number(),
  active: z.boolean(),
  lowStockAt: z.nullable(z.number()),
  /** Pictures in their order; several products may show the same. */
  images: z.array(Id),
  /** What a person wrote about them, by picture. */
  imageAlts: z.record(z.string(), z.string()),
  createdAt: IsoDate,
  updatedAt: IsoDate,
})
export type ProductRow = z.infer<typeof ProductRow>

export const CategoryRow = z.object({
  id: Id,
  parentId: z.nullable(Id),
  name: z.string(),
  nameFr: MaybeFrench,
  slug: z.string(),
})
export type CategoryRow = z.infer<typeof CategoryRow>

export const ProductTagRow = z.object({ id: Id, title: z.string(), titleFr: MaybeFrench })
export type ProductTagRow = z.infer<typeof ProductTagRow>

/** A picture: drawn, or uploaded; the bytes of an uploaded one are pieces under its id. */
export const PictureRow = z.object({
  id: Id,
  src: z.nullable(z.string()),
  file: z.nullable(z.object({ name: z.string(), type: z.string(), size: z.number() })),
})
export type PictureRow = z.infer<typeof PictureRow>

export const StockCountSheet = z.object({
  id: Id,
  title: z.string(),
  createdAt: IsoDate,
  appliedAt: z.nullable(IsoDate),
})
export type StockCountSheet = z.infer<typeof StockCountSheet>

export const StockCountLine = z.object({
  id: Id,
  countId: Id,
  productId: Id,
  /** On the sheet, from 0. */
  place: z.number(),
  expected: z.number(),
  counted: z.nullable(z.number()),
  checkedAt: z.nullable(IsoDate),
  state: z.enum(['open', 'same', 'different']),
})
export type StockCountLine = z.infer<typeof StockCountLine>
