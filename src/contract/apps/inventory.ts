// The inventory's calls: products with their categories, brands, vendors, tags and pictures, their stock, and CSV in and out. The shapes are in
// inventory-{product,stock,import}.ts.
// @chunk inventory
import { ImportBody, ImportResult } from '#contract/apps/inventory-import.ts'
import {
  Pagination,
  Paging,
  PastLastPage,
  Product,
  ProductBulkPatch,
  ProductCategory,
  ProductDraft,
  ProductFilters,
  ProductMaker,
  ProductPatch,
  ProductSorting,
  ProductTag,
  ProductTagFields,
} from '#contract/apps/inventory-product.ts'
import {
  LedgerLine,
  StockCount,
  StockCountCheck,
  StockCountRow,
  StockCountTitle,
  StockMovement,
  StockMovementDraft,
} from '#contract/apps/inventory-stock.ts'
import { defineApi } from '#contract/define-api.ts'
import { ById, Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Bytes of one picture, at most. */
export const IMAGE_LIMIT = 10_000_000
/** Pictures that can be uploaded. Drawings (SVG) may hold scripts, and stay outside. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const

const base = 'apps/ecommerce/inventory'
const Done = z.boolean()
const OptionalProduct = z.nullable(Product)
const Page = z.union([Pagination, PastLastPage])

/** Workspace spec §7 Inventory; after the blank line, the calls that the screens need besides. */
export const inventoryApi = defineApi('inventory', 'local', {
  categories: { method: 'GET', path: `${base}/categories`, answers: { 200: z.array(ProductCategory) } },
  brands: { method: 'GET', path: `${base}/brands`, answers: { 200: z.array(ProductMaker) } },
  vendors: { method: 'GET', path: `${base}/vendors`, answers: { 200: z.array(ProductMaker) } },
  tags: { method: 'GET', path: `${base}/tags`, answers: { 200: z.array(ProductTag) } },
  /**
   * Beyond the last page products is null, and pagination holds only lastPage (workspace spec §9). Equal values are in the list's own order, what was
   * placed first, first; `desc` is the exact reverse of `asc`.
   */
  products: {
    method: 'GET',
    path: `${base}/products`,
    query: z.extend(ProductSorting, Paging.shape),
    answers: { 200: z.object({ products: z.nullable(z.array(Product)), pagination: Page }) },
  },
  product: { method: 'GET', path: `${base}/product`, query: ById, answers: { 200: OptionalProduct } },
  /** A blank product, placed first: at the top of the list's own order, and by its name and empty fields of every ascending sort. */
  createProduct: { method: 'POST', path: `${base}/product`, answers: { 200: Product } },
  /** A translated text that is changed is, from then on, what was written, in both languages. */
  updateProduct: {
    method: 'PATCH',
    path: `${base}/product`,
    body: z.object({ id: Id, product: ProductPatch }),
    answers: { 200: OptionalProduct },
  },
  /** Also deletes its movements, its rows on open counts, and its uploaded pictures. */
  deleteProduct: { method: 'DELETE', path: `${base}/product`, query: ById, answers: { 200: Done } },
  createTag: {
    method: 'POST',
    path: `${base}/tag`,
    body: z.object({ tag: ProductTagFields }),
    answers: { 200: ProductTag },
  },
  updateTag: {
    method: 'PATCH',
    path: `${base}/tag`,
    body: z.object({ id: Id, tag: ProductTagFields }),
    answers: { 200: z.nullable(ProductTag) },
  },
  /** Also removes the tag from every product. */
  deleteTag: { method: 'DELETE', path: `${base}/tag`, query: ById, answers: { 200: Done } },

  /** The ids of all products meant, in the list's order: what "select all" selects. */
  productIds: {
    method: 'GET',
    path: `${base}/products/ids`,
    query: ProductSorting,
    answers: { 200: z.object({ ids: z.array(Id) }) },
  },
  /** Products by their ids with commas between them, in that sequence; unknown ones are passed over. Rows that stay where they are while they are edited. */
  someProducts: {
    method: 'GET',
    path: `${base}/products/some`,
    query: z.object({ ids: z.string().check(z.maxLength(50_000)) }),
    answers: { 200: z.array(Product) },
  },
  /** Creates products with their content, the first of them placed first. */
  createProducts: {
    method: 'POST',
    path: `${base}/products`,
    body: z.object({ products: z.array(ProductDraft).check(z.maxLength(5000)) }),
    answers: { 200: z.array(Product) },
  },
  /** One change over many products; unknown ids are passed over. Answers how many there were. */
  updateProducts: {
    method: 'PATCH',
    path: `${base}/products`,
    body: z.object({ products: z.array(z.object({ id: Id, product: ProductBulkPatch })).check(z.maxLength(20_000)) }),
    answers: { 200: z.object({ updated: z.number() }) },
  },
  /** Answers true where at least one was deleted. */
  deleteProducts: {
    method: 'DELETE',
    path: `${base}/products`,
    body: z.object({ ids: z.array(Id).check(z.maxLength(20_000)) }),
    answers: { 200: Done },
  },
  /** The same again, placed first: inactive, with no stock, SKU nor barcode, which are one product's own. */
  duplicateProduct: {
    method: 'POST',
    path: `${base}/product/duplicate`,
    body: z.object({ id: Id }),
    answers: { 200: OptionalProduct },
  },

  /**
   * Adds a picture behind the others. `thumbnail`: a small rendition as a data URL, for lists. 400 where the file is no picture of a known type, or too
   * large. Reordering, alt texts and removing are a patch of `images`.
   */
  addImage: {
    method: 'POST',
    path: `${base}/product/image`,
    bodyType: 'form',
    body: z.object({
      id: Id,
      image: z.file().check(z.minSize(1), z.maxSize(IMAGE_LIMIT), z.mime([...IMAGE_TYPES])),
      alt: z.optional(z.string().check(z.maxLength(1000))),
      thumbnail: z.optional(
        z.string().check(z.maxLength(100_000), z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/)),
      ),
    }),
    answers: { 200: OptionalProduct },
  },
  /** An uploaded picture's file; null for a drawn or unknown one. */
  image: {
    method: 'GET',
    path: `${base}/product/image`,
    query: ById,
    answerType: 'file',
    answers: { 200: z.nullable(z.file()) },
  },

  /** A product's ledger, newest first. */
  movements: {
    method: 'GET',
    path: `${base}/product/movements`,
    query: z.extend(Paging, { id: Id }),
    answers: { 200: z.object({ movements: z.nullable(z.array(LedgerLine)), pagination: Page }) },
  },
  createMovement: {
    method: 'POST',
    path: `${base}/product/movement`,
    body: z.object({ movement: StockMovementDraft }),
    answers: { 200: z.nullable(z.object({ movement: StockMovement, product: Product })) },
  },
  /** Marks a movement as a mistake: adds its counter movement. Null where it is unknown or was taken back before. */
  reverseMovement: {
    method: 'POST',
    path: `${base}/product/movement/mistake`,
    body: z.object({ id: Id }),
    answers: { 200: z.nullable(z.object({ movement: StockMovement, product: Product })) },
  },

  /** Newest first. */
  counts: {
    method: 'GET',
    path: `${base}/counts`,
    query: Paging,
    answers: { 200: z.object({ counts: z.nullable(z.array(StockCount)), pagination: Page }) },
  },
  /** A sheet and a page of its rows, by SKU. */
  count: {
    method: 'GET',
    path: `${base}/count`,
    query: z.extend(Paging, { id: Id }),
    answers: {
      200: z.nullable(z.object({ count: StockCount, rows: z.nullable(z.array(StockCountRow)), pagination: Page })),
    },
  },
  /** A sheet of the products meant. 400 where they are more than fit on one. */
  createCount: {
    method: 'POST',
    path: `${base}/count`,
    body: z.object({
      count: z.object({ title: StockCountTitle, filters: z._default(ProductFilters, { search: '' }) }),
    }),
    answers: { 200: StockCount },
  },
  /** Checks rows off, or opens them again. Null where the sheet is unknown or applied; products that are not on it are passed over. */
  checkCount: {
    method: 'PATCH',
    path: `${base}/count`,
    body: z.object({ id: Id, rows: z.array(StockCountCheck).check(z.maxLength(5000)) }),
    answers: { 200: z.nullable(StockCount) },
  },
  /** Turns the differences of the rows that are checked off into movements. Null where the sheet is unknown or was applied before. */
  applyCount: {
    method: 'POST',
    path: `${base}/count/apply`,
    body: z.object({ id: Id }),
    answers: { 200: z.nullable(z.object({ count: StockCount, movements: z.array(StockMovement) })) },
  },
  /** The movements that it made stay. */
  deleteCount: { method: 'DELETE', path: `${base}/count`, query: ById, answers: { 200: Done } },

  /** What an import would do; changes nothing. */
  previewImport: {
    method: 'POST',
    path: `${base}/import/preview`,
    body: ImportBody,
    answers: { 200: ImportResult },
    effect: 'read',
  },
  /** Adds and changes products by SKU: all rows, or none where one is refused. One change, undone as one. */
  import: { method: 'POST', path: `${base}/import`, body: ImportBody, answers: { 200: ImportResult } },
  /** The products meant, in the list's order, as CSV with the columns of an import. */
  export: {
    method: 'GET',
    path: `${base}/export`,
    query: ProductSorting,
    answerType: 'file',
    answers: { 200: z.file() },
  },
  /** Those of them that were selected, in the same way. */
  exportSome: {
    method: 'POST',
    path: `${base}/export`,
    query: ProductSorting,
    body: z.object({ ids: z.array(Id).check(z.maxLength(20_000)) }),
    answerType: 'file',
    answers: { 200: z.file() },
    effect: 'read',
  },
})
