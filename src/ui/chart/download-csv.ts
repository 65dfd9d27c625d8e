// Hands a chart's table to the person as a CSV file.
import { csvTable, numberOrText } from '#formats/csv.ts'
import { handOver } from './hand-over.ts'

/** @param name the file's, without its ending */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  handOver(`${name}.csv`, new Blob([csvTable(rows.map((row) => row.map(numberOrText)))], { type: 'text/csv' }))
}
