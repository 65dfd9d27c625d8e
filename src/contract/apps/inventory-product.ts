// What a product is, and the parameters of lists of them. Part of inventory.ts; used by its back end, screens and samples.
// @chunk inventory
import { Id, IsoDate, PageNumber } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Names are at most this many characters; longer input is refused with 400. */
export const NAME_LIMIT = 500
/** Pieces, up or down. */
export const Pieces = z.number().check(z.int(), z.gte(-1e9), z.lte(1e9))
/** An amount of money in euros, or a weight in kilograms. */
const Amount = z.number().check(z.gte(0), z.lte(1e9))
const Code = z.string().check(z.maxLength(100))

/** The tax percents of the samples (workspace spec §3). */
export const TAX_PERCENTS = [8, 10, 18, 20, 30] as const

/** Name and slug in the requested language; `parentId` null at the top. */
export const ProductCategory = z.object({ id: Id, parentId: z.nullable(Id), name: z.string(), slug: z.string() })
export type ProductCategory = z.infer<typeof ProductCategory>

/** Who makes products (a brand), or sells them to us (a vendor). */
export const ProductMaker = z.object({ id: Id, name: z.string(), slug: z.string() })
export type ProductMaker = z.infer<typeof ProductMaker>

export const ProductTag = z.object({ id: Id, title: z.string() })
export type ProductTag = z.infer<typeof ProductTag>
/** Characters of a tag's title. */
export const TAG_LIMIT = 100
export const ProductTagFields = z.object({ title: z.string().check(z.minLength(1), z.maxLength(TAG_LIMIT)) })

/** A picture of a product. */
export const ProductImage = z.object({
  id: Id,
  /** What it shows; the product's name until somebody writes better. */
  alt: z.string(),
  /** A data URL that can be shown at once; null where only the file is there (GET product/image). */
  src: z.nullable(z.string()),
  /** Of the file behind it, for uploaded pictures; null for drawn ones, whose `src` is all there is. */
  file: z.nullable(z.object({ name: z.string(), type: z.string(), size: z.number() })),
})
export type ProductImage = z.infer<typeof ProductImage>

/** What a person can write of a product, besides its pictures. */
const ProductFields = z.object({
  category: z.nullable(Id),
  name: z.string().check(z.maxLength(NAME_LIMIT)),
  description: z.string().check(z.maxLength(10_000)),
  tags: z.array(Id).check(z.maxLength(50)),
  sku: Code,
  barcode: Code,
  brand: z.nullable(Id),
  vendor: z.nullable(Id),
  /** Pieces in the house: the sum of the product's movements. Writing another number adds a movement, a correction. */
  stock: Pieces,
  /** Pieces of the stock that are promised to somebody. */
  reserved: Pieces.check(z.gte(0)),
  /** What one piece costs us, in euros, without tax. */
  cost: Amount,
  /** What one piece sells for, in euros, without tax. */
  basePrice: Amount,
  taxPercent: z.number().check(z.gte(0), z.lte(1000)),
  /** What one piece sells for, in euros, with tax. */
  price: Amount,
  /** kg */
  weight: Amount,
  active: z.boolean(),
  /** The stock is low when no more than this is available; null where nobody wants to know. */
  lowStockAt: z.nullable(Pieces),
})

/** A product (workspace spec §3). Name and description come in the requested language. */
export const Product = z.extend(ProductFields, {
  id: Id,
  /** A sum: movements that each fit may lead beyond what can be written. */
  stock: z.number(),
  /** The first of the pictures. */
  thumbnail: z.nullable(z.string()),
  images: z.array(ProductImage),
  /** What can still be promised: stock less reserved. Negative where more was promised than is there. */
  available: z.number(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
})
export type Product = z.infer<typeof Product>

/** `images`: the pictures to keep, in their order, with another text where one is given. Unknown ids are passed over. */
export const ProductPatch = z.extend(z.partial(ProductFields), {
  images: z.optional(
    z.array(z.object({ id: Id, alt: z.optional(z.string().check(z.maxLength(1000))) })).check(z.maxLength(100)),
  ),
})
export type ProductPatch = z.infer<typeof ProductPatch>

/** A patch among many: besides, tags to add and to take away, whatever others a product bears. */
export const ProductBulkPatch = z.extend(ProductPatch, {
  addTags: z.optional(z.array(Id).check(z.maxLength(50))),
  removeTags: z.optional(z.array(Id).check(z.maxLength(50))),
})
export type ProductBulkPatch = z.infer<typeof ProductBulkPatch>

/** A product to create with its content; what is missing gets the blank product's value. */
export const ProductDraft = z.partial(ProductFields)
export type ProductDraft = z.infer<typeof ProductDraft>

/** Which products are meant: all that every part fits. A category includes those below it. */
export const ProductFilters = z.object({
  /** All words, each within the name, SKU, barcode or a tag's title; case and accents are ignored. */
  search: z._default(z.string().check(z.maxLength(200)), ''),
  category: z.optional(Id),
  brand: z.optional(Id),
  vendor: z.optional(Id),
  tag: z.optional(Id),
  active: z.optional(z.enum(['true', 'false'])),
  /** Only those whose stock is low. */
  lowStock: z.optional(z.enum(['true', 'false'])),
})
export type ProductFilters = z.infer<typeof ProductFilters>

/** Workspace spec §9. A `sort` that is none of the product's columns leaves the list's own order: what was placed first, first. */
export const ProductSorting = z.extend(ProductFilters, {
  sort: z._default(z.string().check(z.maxLength(50)), 'name'),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
})
export type ProductSorting = z.infer<typeof ProductSorting>

export const PageSize = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 10)
export const Paging = z.object({ page: PageNumber, size: PageSize })

/** Indexes count from 0; of an empty list they are 0 and -1. */
export const Pagination = z.object({
  length: z.number(),
  size: z.number(),
  page: z.number(),
  lastPage: z.number(),
  startIndex: z.number(),
  endIndex: z.number(),
})
/** The answer beyond the last page, in place of products (workspace spec §9). */
export const PastLastPage = z.strictObject({ lastPage: z.number() })

/** Where a page of a list begins and ends; null beyond the last page. An empty list has one page. */
export function paginationOf(length: number, page: number, size: number): z.infer<typeof Pagination> | null {
  const lastPage = Math.max(1, Math.ceil(length / size))
  if (page > lastPage) return null
  const startIndex = (page - 1) * size
  return { length, size, page, lastPage, startIndex, endIndex: Math.min(startIndex + size, length) - 1 }
}

/** The blank product (workspace spec §4, §7): named A New Product, inactive. */
export const BLANK_PRODUCT = {
  category: null,
  name: 'A New Product',
  description: '',
  tags: [],
  sku: '',
  barcode: '',
  brand: null,
  vendor: null,
  stock: 0,
  reserved: 0,
  cost: 0,
  basePrice: 0,
  taxPercent: 0,
  price: 0,
  weight: 0,
  active: false,
  lowStockAt: null,
} satisfies ProductDraft
