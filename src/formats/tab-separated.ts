// Cells as spreadsheets put them on the clipboard: tabs between them, a line for each row, and quotes around what holds a tab, a line break or a quote. Pure.
// @offline later

/** Rows of cells; a line break at the end begins no row. An empty text has one empty cell. */
export function readTabSeparated(text: string): string[][] {
  const body = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at <= body.length; at += 1) {
    const sign = body[at]
    if (isQuoted && sign !== undefined) {
      if (sign !== '"') cell += sign
      else if (body[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === '\t' || sign === '\n' || sign === undefined) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (sign === '\n') rows.push([])
    } else cell += sign
  }
  return rows
}

export const tabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quotedCell).join('\t')).join('\n')

const quotedCell = (cell: string): string => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
