// A table of a file: what is above its columns, and its rows. Pure.
// @offline later

export interface FileTable {
  /** What the first line calls each column; empty texts where it is a row itself. */
  readonly headers: readonly string[]
  /** Without the headers; empty lines are none. */
  readonly rows: readonly (readonly string[])[]
  /** The line of the first row, as spreadsheets count. */
  readonly firstRow: 1 | 2
}

export function tableOfLines(lines: readonly (readonly string[])[], namesColumns: boolean): FileTable {
  const [first = [], ...rest] = lines
  if (namesColumns) return { headers: first.map((name) => name.trim().slice(0, 100)), rows: rest, firstRow: 2 }
  const widest = lines.reduce((most, cells) => Math.max(most, cells.length), 0)
  return { headers: Array.from({ length: widest }, () => ''), rows: lines, firstRow: 1 }
}

/**
 * Whether the first line looks like names of columns that nobody knows: it has neither numbers nor addresses, and is above a column of nothing else. One
 * that could be either is a row, so that none is lost.
 */
export function looksLikeNames(lines: readonly (readonly string[])[]): boolean {
  const [first = [], ...rest] = lines
  if (first.some((cell) => IS_DATA.test(cell))) return false
  return first.some((_, index) => {
    const filled = rest.slice(0, LOOKED_AT).flatMap((cells) => (cells[index] ?? '').trim() || [])
    return filled.length > 0 && filled.every((cell) => IS_DATA.test(cell))
  })
}

/** Whether one of its cells is an address, a date or a number: nobody calls a column so, whatever its other cells may be the names of. */
export const looksLikeRow = (cells: readonly string[] = []): boolean =>
  cells.some((cell) => cell.includes('@') || /^[\d\s+./:()-]{4,}$/.test(cell.trim()))

const IS_DATA = /[\d@]/

/** rows */
const LOOKED_AT = 1000
