// Writes sample tables as a real Excel file (OOXML), the same bytes for the same tables.
import { type OfficePart, office, relationships, xml } from '#seed/documents/ooxml.ts'

/** A text, a number, a formula, a day or a time of day in a cell of its format. */
export type Cell =
  | string
  | number
  | null
  /** ms since the epoch, shown as its day in UTC */
  | { readonly day: number }
  /** minutes since midnight, shown as `07:05` */
  | { readonly time: number }
  | { readonly money: number }
  /** 0 to 1 */
  | { readonly share: number }
  /** Without the sign of equality, with its result. */
  | { readonly formula: string; readonly result: number; readonly isMoney?: boolean }

export interface Sheet {
  readonly name: string
  /** The first row is the head. */
  readonly rows: readonly (readonly Cell[])[]
  /** In characters; default 14. */
  readonly widths?: readonly number[]
}

export interface Workbook {
  readonly title: string
  readonly author: string
  /** ms since the epoch */
  readonly at: number
  readonly sheets: readonly Sheet[]
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The formats of `styles`, by their places in it. */
const STYLE = { plain: 0, head: 1, day: 2, time: 3, money: 4, share: 5 }

export function xlsx(workbook: Workbook): Uint8Array<ArrayBuffer> {
  const { sheets } = workbook
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${xml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const parts: OfficePart[] = [
    {
      path: 'xl/workbook.xml',
      type: `${TYPE}.sheet.main+xml`,
      xml: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      xml: relationships([
        ...sheets.map((_, index) => ({ type: 'worksheet', target: `worksheets/sheet${index + 1}.xml` })),
        { type: 'styles', target: 'styles.xml' },
      ]),
    },
    { path: 'xl/styles.xml', type: `${TYPE}.styles+xml`, xml: styles },
    ...sheets.map((sheet, index) => ({
      path: `xl/worksheets/sheet${index + 1}.xml`,
      type: `${TYPE}.worksheet+xml`,
      xml: sheetXml(sheet),
    })),
  ]
  return office('xl/workbook.xml', parts, workbook)
}

function sheetXml({ rows, widths = [] }: Sheet): string {
  const count = Math.max(...rows.map((row) => row.length))
  const columns = Array.from(
    { length: count },
    (_, index) => `<col min="${index + 1}" max="${index + 1}" width="${widths[index] ?? 14}" customWidth="1"/>`,
  )
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`, index === 0))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  return `<worksheet xmlns="${MAIN}">${frozen}<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function cellXml(cell: Cell, reference: string, isHead: boolean): string {
  const style = (format: number) => ` s="${isHead ? STYLE.head : format}"`
  if (cell === null) return ''
  if (typeof cell === 'string')
    return `<c r="${reference}"${style(STYLE.plain)} t="inlineStr"><is><t xml:space="preserve">${xml(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${reference}"${style(STYLE.plain)}><v>${cell}</v></c>`
  if ('formula' in cell)
    return `<c r="${reference}"${style(cell.isMoney ? STYLE.money : STYLE.plain)}><f>${xml(cell.formula)}</f><v>${cell.result}</v></c>`
  if ('day' in cell)
    return `<c r="${reference}"${style(STYLE.day)}><v>${Math.floor(cell.day / 86_400_000) + 25_569}</v></c>`
  if ('time' in cell) return `<c r="${reference}"${style(STYLE.time)}><v>${cell.time / 1440}</v></c>`
  if ('money' in cell) return `<c r="${reference}"${style(STYLE.money)}><v>${cell.money}</v></c>`
  return `<c r="${reference}"${style(STYLE.share)}><v>${cell.share}</v></c>`
}

/** 0 -> A, 26 -> AA @internal */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

const format = (id: number, font = 0, fill = 0): string =>
  `<xf numFmtId="${id}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`

const styles = `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.00&quot; €&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEBEBEB"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">${format(0)}${format(0, 1, 2)}${format(164)}${format(165)}${format(166)}${format(10)}</cellXfs></styleSheet>`
