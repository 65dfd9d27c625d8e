// Hands a chart's table to the person as a CSV file. Used by chart-frame.tsx.

/** @param name the file's, without its ending */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n')
  // The mark tells spreadsheets that it is UTF-8.
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

/** What a spreadsheet would read as a formula gets an apostrophe before it. */
function cell(value: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.,\s]*$)/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
