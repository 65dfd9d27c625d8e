// Imports products by SKU: what each row would do, and all of it in one change.
import { IMPORT_FIELDS, type ImportedRow, type ImportResult, type ImportRow } from '#contract/apps/inventory-import.ts'
import type { ProductBulkPatch } from '#contract/apps/inventory-product.ts'
import type { ProductRow } from '#contract/apps/inventory-rows.ts'
import { namesCell, namesIn } from '#formats/names-cell.ts'
import { foldText } from '#formats/text.ts'
import { type Names, type ReadRow, readRow } from './cells.ts'
import { stocksOf } from './derived.ts'
import { cellsOf, readLabels } from './export.ts'
import type { InventoryContext } from './tables.ts'
import { createProducts, updateProducts } from './write.ts'

/** In the ledger, beside the stock that it added. */
const NOTE = 'CSV'

interface PlannedRow extends ReadRow {
  readonly known: ProductRow | undefined
  readonly answer: ImportedRow
}

/** What an import would do. */
export async function previewImport(rows: readonly ImportRow[], context: InventoryContext): Promise<ImportResult> {
  return resultOf(await plan(rows, context), false)
}

/** Does it: all rows, or none where one is refused. */
export async function importProducts(rows: readonly ImportRow[], context: InventoryContext): Promise<ImportResult> {
  const planned = await plan(rows, context)
  if (planned.some(({ answer }) => answer.action === 'refuse')) return resultOf(planned, false)
  const tagIds = await idsOfTags(
    planned.flatMap(({ answer, tags }) => (answer.action === 'same' ? [] : (tags ?? []))),
    context,
  )
  const fieldsOf = ({ fields, tags }: PlannedRow): ProductBulkPatch =>
    tags ? { ...fields, tags: tags.map((title) => tagIds.get(foldText(title)) ?? title) } : fields
  const added = planned.filter(({ answer }) => answer.action === 'add')
  const { rows: created } = await createProducts(added.map(fieldsOf), 'received', NOTE, context)
  const ids = new Map(added.map((row, index) => [row, created[index]?.id ?? null]))
  const patches = planned.flatMap((row) =>
    row.answer.action === 'change' && row.known ? [{ id: row.known.id, product: fieldsOf(row) }] : [],
  )
  await updateProducts(patches, NOTE, context)
  const done = planned.map((row) => ({
    ...row,
    answer: { ...row.answer, productId: ids.get(row) ?? row.answer.productId },
  }))
  return resultOf(done, true)
}

async function plan(rows: readonly ImportRow[], context: InventoryContext): Promise<PlannedRow[]> {
  const { tables, db } = context
  const read = await readRows(rows, context)
  const skus = [...new Set(read.map(({ sku }) => sku))].filter((sku) => sku !== '')
  const known = Map.groupBy(await tables.products.where('sku').anyOf(skus).toArray(), ({ sku }) => sku)
  const inFile = Map.groupBy(read, ({ sku }) => sku)
  const stocks = await stocksOf(
    db,
    [...known.values()].flat().map(({ id }) => id),
  )
  const labels = await readLabels(context)
  return read.map((row, index) => {
    const problems = [...row.problems]
    const [product, ...others] = known.get(row.sku) ?? []
    if (row.sku !== '' && (inFile.get(row.sku)?.length ?? 0) > 1)
      problems.push({ field: 'sku', problem: 'twice-in-file' })
    if (others.length > 0) problems.push({ field: 'sku', problem: 'on-several-products' })
    const before = product && cellsOf(product, stocks.get(product.id) ?? 0, labels)
    const changes = problems.length > 0 ? [] : changesOf(row, before, labels)
    const action = problems.length > 0 ? 'refuse' : !product ? 'add' : changes.length > 0 ? 'change' : 'same'
    return {
      ...row,
      known: product,
      answer: { index, sku: row.sku, action, productId: product?.id ?? null, problems, changes },
    }
  })
}

async function readRows(rows: readonly ImportRow[], { tables }: InventoryContext): Promise<ReadRow[]> {
  const [categories, brands, vendors] = await Promise.all([
    tables.productCategories.toArray(),
    tables.productBrands.toArray(),
    tables.productVendors.toArray(),
  ])
  const names = (things: readonly { id: string; name: string; nameFr?: string | undefined; slug: string }[]): Names =>
    new Map(
      things.flatMap(({ id, name, nameFr, slug }) => [name, nameFr ?? name, slug].map((word) => [foldText(word), id])),
    )
  const vocabulary = { category: names(categories), brand: names(brands), vendor: names(vendors) }
  return rows.map((row) => readRow(row, vocabulary))
}

type Labels = Awaited<ReturnType<typeof readLabels>>
type Cells = ReturnType<typeof cellsOf>

function changesOf({ fields, tags }: ReadRow, before: Cells | undefined, labels: Labels): ImportedRow['changes'] {
  const after: Partial<Cells> = { ...labels.cellsOfFields(fields), ...(tags ? { tags: namesCell(tags) } : {}) }
  return IMPORT_FIELDS.flatMap((field) => {
    const [from, to] = [before?.[field] ?? '', after[field]]
    const isSame = field === 'tags' ? sameTitles(from, to ?? '') : from === to
    return to === undefined || isSame ? [] : [{ field, from, to }]
  })
}

const sameTitles = (a: string, b: string): boolean => {
  const titles = (text: string) => namesIn(text, ';').map(foldText).sort().join(';')
  return titles(a) === titles(b)
}

/** By folded title; tags that do not exist are made. */
async function idsOfTags(titles: readonly string[], { tables, newId }: InventoryContext): Promise<Map<string, string>> {
  const known = await tables.productTags.toArray()
  const ids = new Map(
    known.flatMap(({ id, title, titleFr }) => [title, titleFr ?? title].map((word) => [foldText(word), id] as const)),
  )
  const missing = new Map(titles.map((title) => [foldText(title), title])).entries()
  const made = [...missing].filter(([folded]) => !ids.has(folded)).map(([, title]) => ({ id: newId(), title }))
  await tables.productTags.bulkAdd(made)
  for (const { id, title } of made) ids.set(foldText(title), id)
  return ids
}

function resultOf(planned: readonly PlannedRow[], applied: boolean): ImportResult {
  const rows = planned.map(({ answer }) => answer)
  const count = (action: ImportedRow['action']) => rows.filter((row) => row.action === action).length
  return { applied, added: count('add'), changed: count('change'), same: count('same'), refused: count('refuse'), rows }
}
