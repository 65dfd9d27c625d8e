// A list of the career as a table (.csv), as a spreadsheet of the reader's language opens it. Loaded on demand.
// @offline later
import { type Cell, csvStyleOf, csvTable } from '#formats/csv.ts'
import { localDay } from '#formats/iso-day.ts'
import { saveFile } from '#platform/api/save-file.ts'

/** @param name the file's, before the day @param rows the heads first */
export function saveTable(name: string, language: string, rows: readonly (readonly Cell[])[]): void {
  const text = csvTable(rows, csvStyleOf(language))
  saveFile(new File([text], `${name}-${localDay(Date.now())}.csv`, { type: 'text/csv;charset=utf-8' }))
}
