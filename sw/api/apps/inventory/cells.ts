// Cells of an import: from the texts of a row to what a product's fields become, and the problems that keep it out.
import { barcodeFault } from '#contract/apps/inventory-codes.ts'
import type { ImportField, ImportProblem, ImportRow } from '#contract/apps/inventory-import.ts'
import { NAME_LIMIT, type ProductDraft } from '#contract/apps/inventory-product.ts'
import { unguarded } from '#formats/csv.ts'
import { namesIn } from '#formats/names-cell.ts'
import { foldText } from '#formats/text.ts'

/** What is there under which name: a name's ids, folded. Several things may have one name. */
export type Names = ReadonlyMap<string, string>

export interface Vocabulary {
  readonly category: Names
  readonly brand: Names
  readonly vendor: Names
}

export interface ReadRow {
  readonly sku: string
  readonly fields: ProductDraft
  /** Titles; undefined where the cell is empty. */
  readonly tags: string[] | undefined
  readonly problems: ImportProblem[]
}

type NumberField = 'stock' | 'reserved' | 'cost' | 'basePrice' | 'taxPercent' | 'price' | 'weight' | 'lowStockAt'

/** Which numbers each column takes. */
const NUMBERS: Readonly<
  Record<NumberField, { readonly least: number; readonly most: number; readonly whole: boolean }>
> = {
  stock: { least: -1e9, most: 1e9, whole: true },
  reserved: { least: 0, most: 1e9, whole: true },
  cost: { least: 0, most: 1e9, whole: false },
  basePrice: { least: 0, most: 1e9, whole: false },
  taxPercent: { least: 0, most: 1000, whole: false },
  price: { least: 0, most: 1e9, whole: false },
  weight: { least: 0, most: 1e9, whole: false },
  lowStockAt: { least: -1e9, most: 1e9, whole: true },
}

const YES = new Set(['yes', 'oui', 'true', 'vrai', '1', 'active', 'actif'])
const NO = new Set(['no', 'non', 'false', 'faux', '0', 'inactive', 'inactif'])

export function readRow(row: ImportRow, vocabulary: Vocabulary): ReadRow {
  const problems: ImportProblem[] = []
  const refuse = (field: ImportField, problem: ImportProblem['problem']): undefined => {
    problems.push({ field, problem })
  }
  const cell = (field: ImportField): string => unguarded((row[field] ?? '').trim())
  const text = (field: 'sku' | 'name' | 'description' | 'barcode', limit: number) => {
    const value = cell(field)
    if (value === '') return undefined
    return value.length > limit ? refuse(field, 'too-long') : value
  }
  const named = (field: keyof Vocabulary) => {
    const value = cell(field)
    if (value === '') return undefined
    return vocabulary[field].get(foldText(value)) ?? refuse(field, 'unknown')
  }
  const number = (field: NumberField) => {
    const value = cell(field)
    if (value === '') return undefined
    const parsed = readNumber(value)
    const { least, most, whole } = NUMBERS[field]
    if (parsed === undefined) return refuse(field, 'not-a-number')
    return parsed < least || parsed > most || (whole && !Number.isInteger(parsed))
      ? refuse(field, 'out-of-range')
      : parsed
  }
  const yesOrNo = (field: 'active') => {
    const value = foldText(cell(field))
    if (value === '') return undefined
    return YES.has(value) ? true : NO.has(value) ? false : refuse(field, 'form')
  }
  const sku = text('sku', 100)
  if (cell('sku') === '') refuse('sku', 'missing')
  const barcode = text('barcode', 100)
  const fault = barcodeFault(barcode ?? '')
  if (fault) refuse('barcode', fault.fault)
  const fields = {
    sku,
    barcode,
    name: text('name', NAME_LIMIT),
    description: text('description', 10_000),
    category: named('category'),
    brand: named('brand'),
    vendor: named('vendor'),
    active: yesOrNo('active'),
    ...Object.fromEntries((Object.keys(NUMBERS) as NumberField[]).map((field) => [field, number(field)])),
  }
  return {
    sku: sku ?? cell('sku').slice(0, 100),
    fields: present(fields),
    tags: readTags(cell('tags'), refuse),
    problems,
  }
}

function readTags(cell: string, refuse: (field: ImportField, problem: ImportProblem['problem']) => void) {
  if (cell === '') return undefined
  const unique = new Map(namesIn(cell, ';').map((title) => [foldText(title), title]))
  if (unique.size > 50 || [...unique.values()].some((title) => title.length > 100)) refuse('tags', 'too-long')
  return [...unique.values()]
}

/**
 * `'1 234,50'`, `'1,234.50'`, `'1234.5'`. With one comma or point alone it is the decimal sign; several of one are between thousands. What has other
 * groups than those of thousands is a date or a version, and no number.
 * @internal
 */
export function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f']/g, '')
  if (/^[+-]?\d+(?:[.,]\d+)?$/.test(plain)) return Number(plain.replace(',', '.'))
  const [, whole = '', decimals = '0'] = GROUPED.exec(plain) ?? []
  return whole === '' ? undefined : Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`)
}

/** `1,234,567`, `1.234,50`, and in India `12,34,567.5`. */
const GROUPED = /^([+-]?\d{1,3}(?:(?:,\d{2,3})*,\d{3}(?=\.|$)|(?:\.\d{2,3})*\.\d{3}(?=,|$)))(?:[.,](\d+))?$/

const present = (fields: Record<string, unknown>): ProductDraft =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
