// Sample texts and tables as plain files.

export const txt = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** As in RFC 4180: commas, quotes where they are needed, lines that end in CR LF. */
export const csv = (rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> =>
  txt(rows.map((row) => `${row.map((cell) => csvCell(String(cell))).join(',')}\r\n`).join(''))

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
