// Hands a chart's table to the person as a CSV file.
import { type Cell, csvStyleOf, csvTable } from '#formats/csv.ts'
import { handOver } from './hand-over.ts'

export type { Cell }

/**
 * @param name the file's, without its ending
 * @param language of the person, whose spreadsheet opens it
 */
export function downloadCsv(name: string, rows: readonly (readonly Cell[])[], language: string): void {
  handOver(`${name}.csv`, new Blob([csvTable(rows, csvStyleOf(language))], { type: 'text/csv' }))
}
