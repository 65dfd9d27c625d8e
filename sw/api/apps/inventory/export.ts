// Products as rows of texts, the way an export writes and an import reads them.

import { IMPORT_FIELDS, type ImportField } from '#contract/apps/inventory-import.ts'
import type { ProductDraft, ProductSorting } from '#contract/apps/inventory-product.ts'
import type { ProductRow } from '#contract/apps/inventory-rows.ts'
import { BYTE_ORDER_MARK, csvLine, numberOrText } from '#formats/csv.ts'
import { namesCell } from '#formats/names-cell.ts'
import { stocksOf } from './derived.ts'
import { productIds } from './list.ts'
import { type InventoryContext, inLanguage, isoOf } from './tables.ts'

type Cells = Record<ImportField, string>

/** Rows that are read in one go. */
const AT_ONCE = 1000

/**
 * The products meant, in the requested order, as a CSV file that spreadsheets open: with a byte order mark, CRLF, and cells that are no formulas.
 * @param only those of them; left out: all
 */
export async function exportProducts(
  sorting: ProductSorting,
  context: InventoryContext,
  only?: readonly string[],
): Promise<File> {
  const meant = await productIds(sorting, context)
  const selected = only && new Set(only)
  const ids = selected ? meant.filter((id) => selected.has(id)) : meant
  const labels = await readLabels(context)
  const lines = [BYTE_ORDER_MARK, csvLine(IMPORT_FIELDS)]
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE)
    const rows = await context.tables.products.bulkGet(part)
    const stocks = await stocksOf(context.db, part)
    for (const row of rows) {
      if (!row) continue
      const cells = cellsOf(row, stocks.get(row.id) ?? 0, labels)
      lines.push(csvLine(IMPORT_FIELDS.map((field) => numberOrText(cells[field]))))
    }
  }
  const name = `products-${isoOf(context.now).slice(0, 10)}.csv`
  return new File(lines, name, { type: 'text/csv;charset=utf-8' })
}

/** The labels of ids, in the requested language. */
export async function readLabels({ tables, language }: InventoryContext) {
  const [categories, brands, vendors, tags] = await Promise.all([
    tables.productCategories.toArray(),
    tables.productBrands.toArray(),
    tables.productVendors.toArray(),
    tables.productTags.toArray(),
  ])
  const names = new Map([
    ...categories.map(({ id, name, nameFr }) => [id, inLanguage({ language }, name, nameFr)] as const),
    ...[...brands, ...vendors].map(({ id, name }) => [id, name] as const),
    ...tags.map(({ id, title, titleFr }) => [id, inLanguage({ language }, title, titleFr)] as const),
  ])
  const nameOf = (id: string): string => names.get(id) ?? id
  return { language, nameOf, cellsOfFields: (fields: ProductDraft) => cellsOfFields(fields, nameOf) }
}

/** A product as an export writes it. */
export function cellsOf(row: ProductRow, stock: number, labels: Awaited<ReturnType<typeof readLabels>>): Cells {
  const name = inLanguage(labels, row.name, row.nameFr)
  const description = inLanguage(labels, row.description, row.descriptionFr)
  const { tags, ...fields } = row
  return {
    ...EMPTY,
    ...labels.cellsOfFields({ ...fields, name, description, stock }),
    tags: namesCell(tags.map(labels.nameOf)),
  }
}

const EMPTY = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, ''])) as Cells

function cellsOfFields(fields: ProductDraft, nameOf: (id: string) => string): Partial<Cells> {
  const cells: Partial<Cells> = {}
  for (const field of IMPORT_FIELDS) {
    const value = fields[field]
    if (value === undefined || field === 'tags') continue
    if (value === null) cells[field] = ''
    else if (field === 'category' || field === 'brand' || field === 'vendor') cells[field] = nameOf(String(value))
    else if (typeof value === 'boolean') cells[field] = value ? 'yes' : 'no'
    else cells[field] = String(value)
  }
  return cells
}
