// The columns of the spreadsheet: the text of a cell, and how a text that is typed, pasted or filled into it is parsed. Pure.
// @offline later
import {
  BLANK_PRODUCT,
  NAME_LIMIT,
  type Product,
  type ProductPatch,
  TAX_PERCENTS,
} from '#contract/apps/inventory-product.ts'
import { priceWithTax } from '#contract/apps/inventory-sums.ts'
import { foldText } from '#formats/text.ts'
import { type NumberFault, type NumberName, numberFault, priceWithoutTax } from '../edit/product-values.ts'
import type { Amounts } from '../use-amounts.ts'

export const SHEET_COLUMNS = [
  'name',
  'sku',
  'barcode',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'stock',
  'reserved',
  'available',
  'lowStockAt',
  'weight',
  'active',
] as const
export type SheetColumn = (typeof SHEET_COLUMNS)[number]

/** The column that follows from others. */
export const FIXED = SHEET_COLUMNS.indexOf('available')

export type CellFault = NumberFault | 'required' | 'too-long' | 'no-such-tax' | 'no-yes-or-no' | 'fixed'

/** What a person reads for yes and no. */
export interface YesAndNo {
  readonly yes: string
  readonly no: string
}

const MONEY: readonly SheetColumn[] = ['cost', 'basePrice', 'price']
const CODE_LIMIT = 100
const YES = ['yes', 'oui', 'true', 'vrai', '1', 'x']
const NO = ['', 'no', 'non', 'false', 'faux', '0']

export const isNumeric = (column: SheetColumn): boolean => !['name', 'sku', 'barcode', 'active'].includes(column)

/** As shown in the cell, and as copied: it means the same when it is pasted. */
export function cellText(product: Product, column: SheetColumn, { toField }: Amounts, { yes, no }: YesAndNo): string {
  const value = product[column]
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string') return value
  return toField(value, MONEY.includes(column) ? 'money' : 'plain')
}

type Meaning = { readonly value: string | number | boolean | null } | { readonly fault: CellFault }

/** What a text means in a column. An empty one is nothing: no code, zero, no alert level. @internal */
export function readCell(column: SheetColumn, text: string, { read }: Amounts): Meaning {
  const typed = text.trim()
  switch (column) {
    case 'available':
      return { fault: 'fixed' }
    case 'name':
      if (typed === '') return { fault: 'required' }
      return typed.length > NAME_LIMIT ? { fault: 'too-long' } : { value: typed }
    case 'sku':
      return typed.length > CODE_LIMIT ? { fault: 'too-long' } : { value: typed }
    case 'barcode': {
      const code = typed.replaceAll(/\s/g, '')
      return code.length > CODE_LIMIT ? { fault: 'too-long' } : { value: code }
    }
    case 'active': {
      const word = foldText(typed)
      return YES.includes(word) ? { value: true } : NO.includes(word) ? { value: false } : { fault: 'no-yes-or-no' }
    }
    case 'taxPercent': {
      const percent = typed === '' ? 0 : read(typed)
      return percent !== undefined && [0, ...TAX_PERCENTS].includes(percent)
        ? { value: percent }
        : { fault: 'no-such-tax' }
    }
    default: {
      const fault = numberFault(column satisfies NumberName, typed, read)
      if (fault) return { fault }
      return { value: typed === '' ? BLANK_PRODUCT[column] : (read(typed) ?? null) }
    }
  }
}

export interface CellChange {
  readonly product: Product
  readonly column: SheetColumn
  readonly text: string
}

export interface RefusedCell extends CellChange {
  readonly fault: CellFault
}

export interface SheetChanges {
  readonly patches: readonly { readonly id: string; readonly product: ProductPatch }[]
  readonly refused: readonly RefusedCell[]
}

/** What cells come to, by product. The price with tax follows from the one without and the tax, or the other way round, unless both are given. */
export function changesOf(cells: readonly CellChange[], amounts: Amounts): SheetChanges {
  const patches = new Map<Product, ProductPatch>()
  const refused: RefusedCell[] = []
  for (const cell of cells) {
    const { product, column, text } = cell
    const meaning = readCell(column, text, amounts)
    if ('fault' in meaning) refused.push({ ...cell, fault: meaning.fault })
    else if (meaning.value !== product[column])
      patches.set(product, { ...patches.get(product), [column]: meaning.value } as ProductPatch)
  }
  const whole = [...patches].map(([product, patch]) => ({ id: product.id, product: withPrices(product, patch) }))
  return { patches: whole, refused }
}

function withPrices(product: Product, patch: ProductPatch): ProductPatch {
  const { basePrice = product.basePrice, taxPercent = product.taxPercent, price } = patch
  if (price !== undefined)
    return patch.basePrice === undefined ? { ...patch, basePrice: priceWithoutTax(price, taxPercent) } : patch
  const isMoved = patch.basePrice !== undefined || patch.taxPercent !== undefined
  return isMoved ? { ...patch, price: priceWithTax(basePrice, taxPercent) } : patch
}
