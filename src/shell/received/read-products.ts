// Reads the products of a .csv file whose first line names the columns. Called by read-opened.ts.
import { inventoryApi } from '#contract/apps/inventory.ts'
import { IMPORT_FIELDS, IMPORT_LIMIT, type ImportRow } from '#contract/apps/inventory-import.ts'
import { call, callForChange } from '#platform/api/call.ts'
import type { Reading } from './reading.ts'

const { previewImport, import: importProducts } = inventoryApi.endpoints

export async function readProducts(text: string): Promise<Reading | undefined> {
  const [head = [], ...lines] = cellsOf(text)
  const fields = head.map((name) => IMPORT_FIELDS.find((field) => field.toLowerCase() === name.trim().toLowerCase()))
  if (!fields.includes('sku') || lines.length === 0) return undefined
  const rows = lines
    .slice(0, IMPORT_LIMIT)
    .map(
      (cells): ImportRow =>
        Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, cells[index] ?? '']] : []))),
    )
  const { rows: judged } = await call(previewImport, { body: { rows } })
  // One row that is refused would keep all of them out.
  const good = judged
    .filter(({ action }) => action === 'add' || action === 'change')
    .map(({ index }) => rows[index] ?? {})
  return {
    place: 'inventory',
    titles: good.map(({ name, sku }) => name || sku || ''),
    left: lines.length - good.length,
    notTaken: [...new Set(head.filter((name, index) => !fields[index] && name.trim() !== ''))],
    async bringIn() {
      const { answer, changeId } = await callForChange(importProducts, { body: { rows: good } })
      return { count: answer.added + answer.changed, changeIds: changeId === undefined ? [] : [changeId] }
    },
  }
}

/** Lines of cells (RFC 4180), with the separator that the first line has most of. */
export function cellsOf(text: string): string[][] {
  const [first = ''] = text.split('\n', 1)
  const separator = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let isQuoted = false
  const body = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at <= body.length; at += 1) {
    const sign = body[at]
    if (isQuoted && sign !== undefined) {
      if (sign !== '"') cell += sign
      else if (body[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
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
