// Rows of a table as the import takes them, once it is known what each column is; what cannot be taken is listed separately. Pure.
// @offline later
import type { ImportField, ImportRow } from '#contract/apps/inventory-import.ts'
import { isTorn } from '#formats/csv.ts'
import type { FileTable } from '#formats/file-table.ts'
import { sortBySize } from '#kit/transfer/batches.ts'

/** Of each column; null: it is left out. */
export type Columns = readonly (ImportField | null | undefined)[]

export interface TableRow {
  /** From 1, as spreadsheets count. */
  readonly line: number
  readonly row: ImportRow
}

export interface SortedRows {
  readonly rows: readonly TableRow[]
  /** Those with more cells than the header has: a quote is missing somewhere, and what belongs in which column is not known. */
  readonly torn: readonly TableRow[]
  /** What those are called that no call takes. */
  readonly tooLarge: readonly string[]
}

/** Cells stay texts, so that leading zeros stay. */
export function rowsOfTable({ rows, firstRow }: Omit<FileTable, 'headers'>, fields: Columns): SortedRows {
  const all = rows.map((cells, index) => ({
    line: index + firstRow,
    row: rowOf(cells, fields),
    isTorn: isTorn(cells, fields.length),
  }))
  const { fitting, tooLarge } = sortBySize(
    all.filter((one) => !one.isTorn),
    ({ row }) => row,
  )
  return { rows: fitting, torn: all.filter((one) => one.isTorn), tooLarge: tooLarge.map(({ row }) => nameOf(row)) }
}

const nameOf = ({ name, sku }: ImportRow): string => name || sku || ''

const rowOf = (cells: readonly string[], fields: Columns): ImportRow =>
  Object.fromEntries(fields.flatMap((field, at) => (field ? [[field, cells[at] ?? '']] : [])))
