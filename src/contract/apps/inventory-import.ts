// Products as rows of a table of texts, such as a CSV file's: which columns there are, and what an import does with each row. Part of inventory.ts.
// @chunk inventory
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** The columns of an export, and those that an import understands. Categories, brands and vendors go by name. */
export const IMPORT_FIELDS = [
  'sku',
  'name',
  'description',
  'category',
  'brand',
  'vendor',
  'tags',
  'barcode',
  'stock',
  'reserved',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'weight',
  'lowStockAt',
  'active',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Longer than any field, so that a cell that is too long costs its own row alone. */
const Cell = z.optional(z.string().check(z.maxLength(1_000_000)))

/**
 * Texts as they are in the file, so that leading zeros are preserved. Numbers may have a decimal comma or point and spaces between thousands; `tags` are
 * titles with `;` between them, and made where they do not exist; `active` is yes, no, oui, non, true, false, 1 or 0. An empty or missing cell leaves
 * what is there, or the blank product's value.
 */
export const ImportRow = z.object({
  sku: Cell,
  name: Cell,
  description: Cell,
  category: Cell,
  brand: Cell,
  vendor: Cell,
  tags: Cell,
  barcode: Cell,
  stock: Cell,
  reserved: Cell,
  cost: Cell,
  basePrice: Cell,
  taxPercent: Cell,
  price: Cell,
  weight: Cell,
  lowStockAt: Cell,
  active: Cell,
} satisfies Record<ImportField, typeof Cell>)
export type ImportRow = z.infer<typeof ImportRow>

/** Why a row is refused: no SKU; one that is twice in the file, or on several products; a cell that is no number, no such thing, too long ... */
export const ImportProblem = z.object({
  field: z.enum(IMPORT_FIELDS),
  problem: z.enum([
    'missing',
    'twice-in-file',
    'on-several-products',
    'not-a-number',
    'out-of-range',
    'unknown',
    'too-long',
    'form',
    'check-digit',
  ]),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** What becomes of one row, by its SKU. */
export const ImportedRow = z.object({
  /** Its place among the rows sent, from 0. */
  index: z.number(),
  sku: z.string(),
  action: z.enum(['add', 'change', 'same', 'refuse']),
  productId: z.nullable(Id),
  problems: z.array(ImportProblem),
  /** Each field that changes, as text before and after. */
  changes: z.array(z.object({ field: z.enum(IMPORT_FIELDS), from: z.string(), to: z.string() })),
})
export type ImportedRow = z.infer<typeof ImportedRow>

export const ImportResult = z.object({
  /** Everything was written, or nothing: one row that is refused keeps all of them out. */
  applied: z.boolean(),
  added: z.number(),
  changed: z.number(),
  same: z.number(),
  refused: z.number(),
  rows: z.array(ImportedRow),
})
export type ImportResult = z.infer<typeof ImportResult>

/** The most rows of one import. */
export const IMPORT_LIMIT = 5000
export const ImportBody = z.object({ rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(IMPORT_LIMIT)) })
