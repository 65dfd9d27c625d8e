// Tables as CSV (RFC 4180) that spreadsheets open as they are meant: no text is taken for a formula.

export type Cell = string | number | boolean | null | undefined

/** Is before the first line, so that spreadsheets know the letters. */
export const BYTE_ORDER_MARK = '\ufeff'

/** What is between cells, and the decimal sign of numbers. */
export interface CsvStyle {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
}

const PLAIN: CsvStyle = { separator: ',', decimal: '.' }

/** As spreadsheets of that language open a file without asking: a French one takes a comma for the decimal sign. */
export const csvStyleOf = (language: string): CsvStyle => (language === 'fr' ? { separator: ';', decimal: ',' } : PLAIN)

export const csvLine = (cells: readonly Cell[], { separator, decimal }: CsvStyle = PLAIN): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', decimal) : cellText(cell))).join(separator)}\r\n`

/** A whole file. */
export const csvTable = (rows: readonly (readonly Cell[])[], style?: CsvStyle): string =>
  BYTE_ORDER_MARK + rows.map((cells) => csvLine(cells, style)).join('')

/** A cell's text as it was before it was written. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text

/** Or one that somebody has made none already: or else that sign would go when it is read. */
const isFormula = (text: string): boolean => FORMULA.test(text.replace(/^'+/, ''))

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = isFormula(cell) ? `'${cell}` : cell
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * What a spreadsheet may compute, also behind spaces and letters that nobody sees, and in the wide letters of the east; and what begins with a control
 * character.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^\p{Cc}/u

/** A text that is a negative number, as a number: computed, it is itself. `-007` and `-1.50` are texts. */
export const numberOrText = (text: string): Cell => {
  const isSame = /^-\d+(?:\.\d+)?$/.test(text) && String(Number(text)) === text
  return isSame ? Number(text) : text
}

/** Whether something is behind the last of the columns: a quote is missing somewhere, and the row's cells are not where they belong. */
export const isTorn = (cells: readonly string[], columns: number): boolean =>
  cells.slice(columns).some((cell) => cell.trim() !== '')

/** Lines of cells (RFC 4180). @param chosen separator; default: the one in Excel's line `sep=;`, or the most frequent in the first line */
export function readCsv(text: string, chosen?: string): string[][] {
  const whole = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const [head = '', declared] = /^sep=(.)\n/i.exec(whole) ?? []
  const body = whole.slice(head.length)
  const separator = chosen ?? declared ?? separatorOf(body)
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  /** Where the quote began that is open; -1 where none is. */
  let opened = -1
  // One that is never closed is a sign like others, or it would take the rest of the file with it; so is what follows.
  let last = body.length
  for (let at = 0; at <= body.length; at += 1) {
    const sign = body[at]
    if (opened >= 0 && sign === undefined) {
      last = opened
      at = opened - 1
      opened = -1
      cell = ''
    } else if (opened >= 0) {
      if (sign !== '"') cell += sign
      else if (body[at + 1] === '"') {
        cell += '"'
        at += 1
      } else opened = -1
    } else if (sign === '"' && cell === '' && at < last) opened = at
    else if (sign === separator || sign === '\n' || sign === undefined) {
      line.push(cell)
      cell = ''
      if (sign !== separator) {
        if (line.some((one) => one !== '')) lines.push(line)
        line = []
      }
    } else cell += sign
  }
  return lines
}

/** Of a comma, a semicolon, a tab and a bar, what the first line has most of outside quotes. */
function separatorOf(body: string): string {
  const counts = { ',': 0, ';': 0, '\t': 0, '|': 0 }
  let isQuoted = false
  for (const sign of body.trimStart()) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === '\n' && !isQuoted) break
    else if (!isQuoted && Object.hasOwn(counts, sign)) counts[sign as ','] += 1
  }
  const [[separator] = [',']] = Object.entries(counts).toSorted(([, one], [, other]) => other - one)
  return separator
}
