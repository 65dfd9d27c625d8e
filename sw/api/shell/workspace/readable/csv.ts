// Tables as CSV (RFC 4180) that spreadsheets open as they are meant: no text is taken for a formula. Used by the converters beside it.

export type Cell = string | number | boolean | null | undefined

/** Stands before the first line, so that spreadsheets know the letters. */
export const BYTE_ORDER_MARK = '\ufeff'

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What a spreadsheet may compute, also behind spaces and in the wide letters of the east; and what begins with a control character. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^\p{Cc}/u
